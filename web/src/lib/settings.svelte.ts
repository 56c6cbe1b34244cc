/** What a reader has chosen for this browser; kept in localStorage. */
const STORED = 'kotable.settings'

export type Settings = {
  theme: 'auto' | 'light' | 'dark'
  sound: boolean
  notify: boolean
  coach: boolean
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
    sound: false,
    notify: false,
    coach: true,
    speed: 'normal',
    seen: [],
    opponents: {},
  }
  try {
    return { ...plain, ...JSON.parse(localStorage.getItem(STORED) ?? '{}') }
  } catch {
    return plain
  }
}

export const settings = $state(read())

export function keep(change: Partial<Settings>) {
  Object.assign(settings, change)
  localStorage.setItem(STORED, JSON.stringify(settings))
  applyTheme()
}

export function applyTheme() {
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = settings.theme
}

export const calmMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
