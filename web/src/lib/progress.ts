/** How far the lessons have been followed in this browser. */
const STORED = 'kotable.lessons'

export type Progress = { beat: number; step: number; done: boolean }

export function progressOf(game: string): Progress | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}')[game] ?? null
  } catch {
    return null
  }
}
export function keepProgress(game: string, progress: Progress) {
  let all = {}
  try {
    all = JSON.parse(localStorage.getItem(STORED) ?? '{}')
  } catch {
    // what can't be read is begun anew
  }
  localStorage.setItem(STORED, JSON.stringify({ ...all, [game]: progress }))
}
