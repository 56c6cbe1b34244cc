/**
 * The games this table knows. A game brings one component that draws its table, and a few names. See README.md, "How a game plugs in".
 */
import type { Component } from 'svelte'
import { about as kodachi } from './kodachi/about'
import { about as kokopelli } from './kokopelli/about'
import type { GameFigures } from './lib/figures'
import { locale, markOf, t, wantTexts, wantTextsSoon, wantWords } from './lib/i18n.svelte'
import { reactive } from './lib/reactive.svelte'
import { addMark } from './lib/rich'
import type { Source, Table } from './lib/table.svelte'
import type { ActionInfo, View } from './lib/protocol'
import type { Asked } from './lib/why.svelte'
import { setFigures, type TableEvent } from './lib/words'
import { addSprite } from './parts/sprites'

export type TableProps = {
  /** Everything this browser knows of the table; `table.seen` is what to draw. */
  table: Table
}

/** A hint for first games: one sentence at its moment. */
export type Hint = {
  id: string
  /** `now`: the decision can't be understood without it; `soon`: worth knowing, one a round; `deep`: makes play better, from round 3 on. */
  urge: 'now' | 'soon' | 'deep'
  when: (table: Table) => boolean
  /** The things it speaks of. */
  at: (table: Table) => string[]
  args?: (table: Table) => Record<string, string | number>
  /** The lesson has not taught it: it comes after that, too. */
  later?: boolean
  /** Something that happened in this game and shows that the reader knows it. */
  known?: (event: TableEvent, table: Table) => boolean
  /** In how many decisions it is shown at most; 3 where nothing is said. */
  shows?: number
}

/** Selectors: from where something goes, empty for nowhere; and to where, the first of these that is shown. */
export type Drawn = { from: string; to: string[] }

/** What somebody did: a figure, the card or thing it was done with, whose it is, how often. */
export type Deed = {
  icon: string
  /** The figure of the thing. */
  figure?: string
  /** What it tells when it is asked: `card:hunter`. */
  ask?: string
  /** A short text beside it: a name, or numbers. */
  text?: string
  /** In whose village, where that is not the one who did it. */
  at?: number
  count?: number
  /** What was paid for it, as figures. */
  price?: string[]
  /** Told in the log only. */
  minor?: boolean
  /** Belongs to what follows. */
  leads?: boolean
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
  status?: (view: View) => { icon: string; id: string; args: Record<string, number | string>; ask: string } | null
  /** What a seat has now, where the points of the view come only at the end. */
  score?: (view: View, seat: number) => number
  /** What a thing is that somebody asks (`card:hunter`), and how it stands at this table; nothing for a thing it does not know. */
  ask?: (what: string, table: Table | null) => Asked | null
  /** A card, large. */
  Picture?: Component<{ card: string }>
  /** What somebody did, in figures; nothing for what need not be told. */
  deed?: (event: TableEvent) => Deed | null
  /** Where on the table a thing is that a lesson or a hint speaks of (`hand:hunter`): selectors, of which the first with something to see counts. */
  things: (thing: string) => string[]
  /** The signs on its table and cards, as they are asked, for a legend. */
  signs?: string[]
  /** Where a choice happens, for the arrows of a review and for hints. */
  drawn?: (action: ActionInfo, view: View) => Drawn
  /** What `score` is made of, as long as the points of the view do not tell it. */
  sources?: (view: View, seat: number) => Source[] | null
  /** Sources that give points only at the end, in the order in which they are counted: what nobody could see comes last. */
  lastly?: string[]
  /** Hints for first games, the most urgent first; the texts are `coach-<game>-<id>`. */
  coach: () => Promise<Hint[]>
}

/** A turn in pictures: figures and numbers, one panel a sentence; what one can do at all; the rules that it shows. */
export type Example = { acts: string[]; panels: string[][]; rules: string[] }

/** What every page may need of a game, without loading it. */
export type GameAbout = {
  name: string
  icon: string
  /** What its table lies on, for figures beside the rules. */
  ground?: string
  minutes: number
  /** How many bots somebody meets at first. */
  opponents?: number
  /** The letters with which the ids of its rules begin. */
  mark: string
  /** Its figures: the first two letters of their names, and the address of the sprite. */
  sprite?: [string, string]
  /** The options with which somebody plays it for the first time. */
  firstGame?: Record<string, string>
  /** It has a first lesson. */
  lesson?: boolean
  /** It has chances that a table may show. */
  meter?: boolean
  /** The verbs of choices that are seldom meant: readers may want to be asked about them. */
  grave?: string[]
  /** Keys of its own, and the ids of the texts that say what they do. */
  keys?: [string, string][]
  /** A turn as an example, for the page of its rules. */
  example?: () => Promise<{ example: Example }>
  /** Its figures beside the rules. */
  figures?: () => Promise<GameFigures>
  /** All that was drawn for it, for the page about Kotable. */
  gallery?: () => Promise<{ default: Component }>
  /** A form for options that need more than a list. */
  options?: () => Promise<{ default: Component<OptionProps, object, 'options' | 'ready'> }>
  /** All the rest. */
  parts: () => Promise<{ default: GameParts }>
}
export type OptionProps = {
  /** What was chosen so far, by the name of the option; the form changes it. */
  options: Record<string, number | string>
  /** Whether a game can be made of it. */
  ready: boolean
}

const OWN: Record<string, GameAbout> = { kokopelli, kodachi }
for (const { sprite } of Object.values(OWN)) if (sprite) addSprite(...sprite)
for (const [game, { mark }] of Object.entries(OWN)) addMark(mark, game)

/** The words of all games, for pages that speak of any of them. */
export const wantGames = () => Promise.all(Object.keys(OWN).map((game) => wantTexts(`game-${game}`)))

/** All games this table knows; those that only the server knows come when it has been asked. */
export const ABOUT: Record<string, GameAbout> = reactive({ ...OWN })

/** Games that the server has and this bundle does not: they have no board of their own here, but their words. */
export async function discover(games: string[]) {
  const strange = games.filter((game) => !ABOUT[game])
  await Promise.all(strange.map(wantWords))
  for (const game of strange)
    ABOUT[game] ??= {
      // The name follows the language.
      get name() {
        return t(`${game}-name`)
      },
      icon: 'ko-brand',
      minutes: 15,
      get mark() {
        return markOf(game)
      },
      parts: () => import('./general/index'),
    }
}

export type LoadedGame = GameParts & { Board: Component<TableProps> }
const loaded: Record<string, LoadedGame> = reactive({})

/** A game that is here already. */
export function loadedGame(game: string): LoadedGame | undefined {
  void locale.version // counts up when a game has come
  return loaded[game]
}

const known: Record<string, GameParts> = {}

/** What is here already of a game, with its table or without. */
export const partsOf = (game: string): GameParts | undefined => known[game]

/** Everything of a game but its table, for pages that only speak of it. */
export async function loadParts(game: string): Promise<GameParts> {
  await discover([game])
  const [found] = await Promise.all([ABOUT[game].parts(), OWN[game] && wantTexts(`game-${game}`)])
  const parts = (known[game] ??= found.default)
  if (setFigures(game, parts.figure)) locale.version++ // sentences shown before get their figures
  return parts
}

export async function loadGame(game: string): Promise<LoadedGame> {
  if (!loaded[game]) wantTextsSoon(`rules-${game}`)
  const parts = await loadParts(game)
  loaded[game] ??= { ...parts, Board: (await parts.table()).default }
  locale.version++ // counts up when a game has come
  return loaded[game]
}
