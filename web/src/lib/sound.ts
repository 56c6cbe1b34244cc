/** Short soft sounds, made here of wood, paper and plucked strings; nothing is loaded. Off unless the reader switched them on. */
import { settings } from './settings.svelte'

let context: AudioContext | null = null
let paper: AudioBuffer | null = null

/** Notes in hertz, one after another; or the rustle of paper at a pitch, for so long. */
type Tune = { notes?: number[]; gap?: number; long?: number; rustle?: number; loud?: number }
const TUNES = {
  turn: { notes: [392, 587], gap: 0.13, long: 0.7 },
  card: { rustle: 2600, long: 0.07, notes: [196], loud: 0.5 },
  draw: { rustle: 4200, long: 0.11, loud: 0.7 },
  knock: { notes: [131, 98], gap: 0.05, long: 0.16 },
  points: { notes: [523, 659, 784], gap: 0.08, long: 0.5 },
  coin: { notes: [880, 1175], gap: 0.06, long: 0.32, loud: 0.6 },
  fail: { notes: [220, 175, 147], gap: 0.14, long: 0.5 },
  end: { notes: [392, 494, 587, 784], gap: 0.15, long: 1.1 },
} satisfies Record<string, Tune>
export type Sound = keyof typeof TUNES

/** What is heard of what happens; of several things only the one that matters most. */
const HEARD: [string, Sound][] = [
  ['ended', 'end'],
  ['failed', 'fail'],
  ['finished', 'points'],
  ['token-gained', 'points'],
  ['bought', 'coin'],
  ['took', 'coin'],
  ['defeated', 'knock'],
  ['opened', 'card'],
  ['played', 'card'],
  ['drew', 'draw'],
  ['put-under', 'draw'],
]

export function hear(kinds: string[]) {
  const found = HEARD.find(([kind]) => kinds.includes(kind))
  if (found) chime(found[1])
}

export function chime(name: Sound) {
  const { notes = [], gap = 0, long = 0.3, rustle = 0, loud = 1 }: Tune = TUNES[name]
  context ??= new AudioContext()
  const now = context.currentTime
  if (rustle) brush(context, now, rustle, long, 0.12 * loud)
  notes.forEach((pitch, i) => pluck(context!, now + i * gap, pitch, rustle ? 0.09 : long, 0.1 * loud))
}

/** A string or a wooden bar: the tone and a fainter fourth partial that dies away sooner. */
function pluck(audio: AudioContext, at: number, pitch: number, long: number, loud: number) {
  for (const [times, part, lasts] of [
    [1, 1, 1],
    [4, 0.22, 0.3],
  ]) {
    const tone = audio.createOscillator()
    tone.frequency.value = pitch * times
    tone.connect(fading(audio, at, loud * part, long * lasts))
    tone.start(at)
    tone.stop(at + long * lasts + 0.05)
  }
}

/** Paper on paper: noise round one pitch. */
function brush(audio: AudioContext, at: number, pitch: number, long: number, loud: number) {
  if (!paper) {
    paper = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
    const samples = paper.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  const noise = audio.createBufferSource()
  noise.buffer = paper
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  band.Q.value = 0.8
  noise.connect(band).connect(fading(audio, at, loud, long))
  noise.start(at)
  noise.stop(at + long + 0.05)
}

function fading(audio: AudioContext, at: number, loud: number, long: number): GainNode {
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(settings.volume === 'soft' ? 0.4 * loud : loud, at + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0005, at + long)
  volume.connect(audio.destination)
  return volume
}
