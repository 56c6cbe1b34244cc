/** What a reader has chosen for this browser; kept in localStorage. */
const STORED = 'kotable.settings'

export type Settings = {
  theme: 'auto' | 'light' | 'dark'
  size: 'small' | 'normal' | 'large' | 'largest'
  motion: 'auto' | 'full' | 'calm'
  sound: boolean
  volume: 'soft' | 'normal'
  notify: boolean
  /** While there is something that was not told yet; always anew at every table; never. */
  coach: 'new' | 'always' | 'off'
  /** The hint button, and the chances where a game shows some. */
  hint: boolean
  chances: boolean
  /** What is asked about before it is done: the end of a turn; what a game calls grave. */
  askEnd: boolean
  askGrave: boolean
  /** When the winner is named: at once, or after the count. */
  winner: 'once' | 'count'
  /** How fast the turns of others are shown. */
  speed: 'calm' | 'normal' | 'quick' | 'once'
  /** Hints dismissed for good. */
  seen: string[]
  /** Whom one likes to meet, by game. */
  opponents: Record<string, { bots: number; level: string }>
}

function read(): Settings {
  const plain: Settings = {
    theme: 'auto',
    size: 'normal',
    motion: 'auto',
    sound: false,
    volume: 'normal',
    notify: false,
    coach: 'new',
    hint: true,
    chances: true,
    askEnd: false,
    askGrave: false,
    winner: 'once',
    speed: 'normal',
    seen: [],
    opponents: {},
  }
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? '{}')
    // Once it was a switch.
    if (typeof kept.coach === 'boolean') kept.coach = kept.coach ? 'new' : 'off'
    return { ...plain, ...kept }
  } catch {
    return plain
  }
}

export const settings = $state(read())

export function keep(change: Partial<Settings>) {
  Object.assign(settings, change)
  localStorage.setItem(STORED, JSON.stringify(settings))
  applySettings()
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)')
stillness.addEventListener('change', applySettings)
/** As the device says, unless the reader says otherwise. */
export const calmMotion = () => (settings.motion === 'auto' ? stillness.matches : settings.motion === 'calm')

/** Styles follow the attributes of the whole page. */
export function applySettings() {
  const { dataset } = document.documentElement
  if (settings.theme === 'auto') delete dataset.theme
  else dataset.theme = settings.theme
  dataset.size = settings.size
  dataset.motion = calmMotion() ? 'calm' : 'full'
}
