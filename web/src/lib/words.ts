/**
 * What a game says, in the reader's language: the same rules as `texts.py`, so that a game brings its texts by bringing keys.
 * A fact that is a key becomes the name `<game>-<fact>-<key>` (or of the last word of the key); a number that is a seat becomes its player; a list becomes a list.
 */
import { has, hasAttribute, t } from './i18n.svelte'
import { isRule, plain, rich, ruleTitle, type Blank, type Blanks, type Part, type Thing } from './rich'

export type Facts = Record<string, unknown>
export type TableEvent = { kind: string; seat: number; public: Facts; secret?: Facts }
export type Why = { rule: string; key: string; facts: Facts }

/** Facts that, as numbers, are seats. */
export const SEAT_FACTS = new Set(['village', 'owner', 'host', 'seat', 'first', 'active', 'taker', 'leader'])

/** A key of a card in the form that catalogues allow: `e2/4-gold` is `e2-or-4-gold`. */
export const textKey = (key: string) => key.replaceAll('/', '-or-').replaceAll('+', '-and-')

const singulars = (word: string) =>
  word.endsWith('ies') ? [word.slice(0, -3) + 'y'] : word.endsWith('s') ? [word.slice(0, -1)] : []

/** The id of the message that names a thing of the game; empty where none does. */
function idOf(game: string, what: string, key: string): string {
  const [named, last] = [textKey(key), key.slice(key.lastIndexOf('-') + 1)]
  const kinds = [what, ...singulars(what)].map((kind) => [kind, named])
  for (const [kind, tail] of [...kinds, [what, last], ['card', named], ['treasure', named]]) {
    const id = `${game}-${kind}-${tail}`
    if (has(id)) return id
  }
  return ''
}

export function thingName(game: string, what: string, key: string): string {
  const id = idOf(game, what, key)
  return id ? t(id) : key
}

/** A source of points: a thing that the game names, or the title of a rule. */
export const sourceName = (game: string, id: string) => (isRule(id) ? ruleTitle(id) : thingName(game, 'source', id))
export const cardName = (game: string, key: string) => thingName(game, 'card', key)
export function cardAbility(game: string, key: string): string {
  const id = `${game}-card-${textKey(key)}`
  return hasAttribute(id, 'ability') ? t(id + '.ability') : ''
}

/** The figures that stand beside names in sentences; each game adds its own in games.ts. */
const figures = new Map<string, (what: string, key: string) => string>()
export function setFigures(game: string, find: (what: string, key: string) => string): boolean {
  const fresh = !figures.has(game)
  figures.set(game, find)
  return fresh
}

function thing(game: string, what: string, key: string): Blank {
  const name = thingName(game, what, key)
  const icon = figures.get(game)?.(what, key) ?? ''
  return icon ? { card: key, name, icon } : name
}

function listed(game: string, what: string, keys: string[]): Blank {
  const counts = new Map<string, { key: string; n: number }>()
  for (const key of keys) {
    const name = thingName(game, what, key)
    counts.set(name, { key, n: (counts.get(name)?.n ?? 0) + 1 })
  }
  if (!counts.size) return t('web-nothing')
  const parts: Thing[] = []
  for (const { key, n } of counts.values()) {
    const one = thing(game, what, key)
    const named =
      typeof one === 'object' && !Array.isArray(one) && 'card' in one ? one : { card: key, name: String(one), icon: '' }
    parts.push(n > 1 ? { ...named, name: `${n}\u00a0×\u00a0${named.name}` } : named)
  }
  return parts
}

function blanks(game: string, facts: Facts, names: string[]): Blanks {
  const found: Blanks = {}
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no'
    else if (typeof value === 'number')
      found[name] = SEAT_FACTS.has(name) ? { seat: value, name: names[value] ?? String(value) } : value
    else if (name === 'rule') found[name] = { rule: String(value), game }
    else if (typeof value === 'string') found[name] = thing(game, name, value)
    else if (Array.isArray(value)) found[name] = listed(game, name, value.map(String))
  }
  if (typeof facts.village === 'number') found.owner = found.village
  return found
}

/** What happened, as a sentence. The event is what the viewer may know: `secret` is there only if it is theirs. `you` is the seat of the
 * reader: what they do, and what is done in their village, is told as to a friend, where the game has words for it. */
export function eventParts(game: string, event: TableEvent, names: string[], you = -1): Part[] {
  const secret = event.secret ?? {}
  const facts = blanks(game, { ...event.public, ...secret }, names)
  facts.who = { seat: event.seat, name: names[event.seat] ?? '' }
  const id = `${game}-event-${event.kind}`
  const own = Object.keys(secret).length > 0 || event.public.village === event.seat || event.public.pile === 'own'
  const mine = you >= 0 && event.seat === you
  const yours = !mine && you >= 0 && event.public.village === you
  const forms = [mine && own && 'you-own', mine && 'you', yours && 'yours', own && 'own']
  const form = forms.find((one) => one && hasAttribute(id, one))
  return rich(form ? `${id}.${form}` : id, facts)
}

/** Why something can't be chosen, without the rule's id. */
export const refusalParts = (game: string, why: Why, names: string[]) => rich(why.key, blanks(game, why.facts, names))
export const refusalText = (game: string, why: Why, names: string[]) => plain(refusalParts(game, why, names))

/** What a choice is called on a button. */
export function actionText(game: string, action: { verb: string; text: string; facts: Facts }): string {
  const id = `${game}-act-${action.verb}`
  return has(id) ? plain(rich(id, blanks(game, action.facts, []))) : action.text
}
