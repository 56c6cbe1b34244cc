/** What somebody did, as one short line: deeds one after another, equal neighbours counted. */
import { loadedGame, type Deed } from '../games'
import { plain } from './rich'
import type { Entry, Table } from './table.svelte'
import { eventParts } from './words'

/** `by` did it, which is not always the one whose turn it is. `brief` is the sentence without what followed from the deed. */
export type Told = Deed & { key: string; ply: number; by: number; count: number; brief: string; sentence: string }

/** `brief`: without what only the log tells. */
export function told(table: Table, entries: Entry[], brief = false): Told[] {
  const deed = loadedGame(table.game)?.deed
  const found: Told[] = []
  let lead: { sentence: string; made: Partial<Deed> } | null = null
  for (const entry of entries) {
    let sentence = plain(eventParts(table.game, entry, table.names, table.seat))
    const made: Deed | null = deed ? deed(entry) : entry.kind === 'scored' ? null : { icon: 'ko-next', text: sentence }
    if (made && lead) {
      sentence = `${lead.sentence} ${sentence}`
      made.price = lead.made.price
      lead = null
    }
    const last = found.at(-1)
    if (made?.leads) {
      lead = { sentence, made }
      continue
    }
    if (!made || (brief && made.minor)) {
      if (last && entry.kind !== 'turn-began' && entry.kind !== 'scored') last.sentence += ` ${sentence}`
    } else if (
      last &&
      last.by === entry.seat &&
      last.icon === made.icon &&
      last.figure === made.figure &&
      last.at === made.at &&
      last.text === made.text &&
      last.price?.join() === made.price?.join()
    ) {
      last.count += made.count ?? 1
      last.brief += ` ${sentence}`
      last.sentence += ` ${sentence}`
    } else found.push({ count: 1, ...made, key: entry.key, ply: entry.ply, by: entry.seat, brief: sentence, sentence })
  }
  return found
}
