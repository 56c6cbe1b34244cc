/**
 * Sentences with things in them. A catalogue knows only text, so a card, a seat or a rule goes into the blanks as a marked text, and the
 * finished sentence is cut at the marks: `Rich.svelte` shows the pieces with their icons, `plain` gives the words alone.
 */
import { gameOf, listOf, t } from './i18n.svelte'

export type Thing =
  { card: string; name: string; icon: string } | { seat: number; name: string } | { rule: string; game: string }
export type Blank = string | number | Thing | Thing[]
export type Blanks = Record<string, Blank>
export type Part = { text: string; thing?: Thing }

const OPEN = '\uE000'
const CLOSE = '\uE001'

export function nameOf(thing: Thing): string {
  return 'rule' in thing ? thing.rule : thing.name
}

/** The pieces of a message with these blanks. */
export function rich(id: string, blanks: Blanks): Part[] {
  const things: Thing[] = []
  const mark = (thing: Thing) => `${OPEN}${things.push(thing) - 1}${CLOSE}`
  const args: Record<string, string | number> = {}
  for (const [name, blank] of Object.entries(blanks)) {
    args[name] = Array.isArray(blank) ? listOf(blank.map(mark)) : typeof blank === 'object' ? mark(blank) : blank
  }
  return t(id, args)
    .split(/(\uE000\d+\uE001)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece[0] !== OPEN) return { text: piece }
      const thing = things[Number(piece.slice(1, -1))]
      return { text: nameOf(thing), thing }
    })
}

export const plain = (parts: Part[]) => parts.map((part) => part.text).join('')

/** Whose rules begin with these letters. */
const games = new Map<string, string>()
export const addMark = (mark: string, game: string) => void games.set(mark, game)
/** What a rule is called: `KP-5.3`. */
export const isRule = (id: string) => /^[A-Z]+-\d+\.\d+$/.test(id)
/** The address of a rule. */
export function ruleLink(rule: string) {
  const [mark] = rule.split('-')
  return `/rules/${games.get(mark) ?? gameOf(mark)}#${rule}`
}
/** Its short title, once the rules are loaded. */
export const ruleTitle = (rule: string) => {
  const id = `rule-${rule.replace('.', '-')}.title`
  const title = t(id)
  return title === id ? rule : title
}
