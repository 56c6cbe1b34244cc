/**
 * The games this table knows. A game brings one component that draws its table, and a few names. See README.md, "How a game plugs in".
 */
import type { Component } from 'svelte'
import { locale } from './lib/i18n.svelte'
import type { Source, Table } from './lib/table.svelte'
import type { View } from './lib/protocol'
import { setFigures } from './lib/words'

export type TableProps = {
  /** Everything this browser knows of the table; `table.seen` is what to draw. */
  table: Table
}

export type GameParts = {
  name: string
  icon: string
  minutes: number
  /** The component that draws the table of this game. */
  table: () => Promise<{ default: Component<TableProps> }>
  /** The figure beside a name in a sentence: `what` is the name of the fact, `key` its value. Empty for none. */
  figure: (what: string, key: string) => string
  /** What the bar says besides the round: a short text and an icon, or nothing. */
  status?: (view: View) => { icon: string; id: string; args: Record<string, number | string> } | null
  /** What a seat has now, where the points of the view come only at the end. */
  score?: (view: View, seat: number) => number
  /** Where on the table a thing is that a lesson or a hint speaks of (`hand:hunter`): selectors, of which the first with something to see counts. */
  things: (thing: string) => string[]
  /** What `score` is made of, as long as the points of the view do not tell it. */
  sources?: (view: View, seat: number) => Source[] | null
  /** Hints for a first game: shown one at a time, when their moment comes; the text is `<game>`'s `web-coach-<game>-<id>`. */
  coach: { id: string; when: (table: Table) => boolean }[]
}

export const GAMES: Record<string, () => Promise<{ default: GameParts }>> = {
  kokopelli: () => import('./kokopelli/index'),
  kodachi: () => import('./kodachi/index'),
}

/** Names and icons that every page may need, without loading a game. */
export const ABOUT: Record<string, { name: string; icon: string }> = {
  kokopelli: { name: 'Kokopelli', icon: 'kp-kokopelli' },
  kodachi: { name: 'Kodachi', icon: 'kd-stealth' },
}

export type LoadedGame = GameParts & { Board: Component<TableProps> }
const loaded: Record<string, LoadedGame> = {}

/** A game that is here already. */
export function loadedGame(game: string): LoadedGame | undefined {
  void locale.version // counts up when a game has come
  return loaded[game]
}

export async function loadGame(game: string): Promise<LoadedGame> {
  const parts = (await GAMES[game]()).default
  loaded[game] ??= { ...parts, Board: (await parts.table()).default }
  if (setFigures(game, parts.figure)) locale.version++ // sentences shown before get their figures
  return loaded[game]
}
