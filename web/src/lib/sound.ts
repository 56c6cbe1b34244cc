/** Three soft sounds, made here; nothing is loaded. Off unless the reader switched them on. */
let context: AudioContext | null = null

const TUNES = { turn: [523, 659], card: [392], points: [659, 784, 988] }

export function chime(tune: keyof typeof TUNES) {
  context ??= new AudioContext()
  const start = context.currentTime
  TUNES[tune].forEach((pitch, i) => {
    const tone = context!.createOscillator()
    const volume = context!.createGain()
    tone.frequency.value = pitch
    tone.type = 'sine'
    const at = start + i * 0.11
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.09, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
    tone.connect(volume).connect(context!.destination)
    tone.start(at)
    tone.stop(at + 0.55)
  })
}
