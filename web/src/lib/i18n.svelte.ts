/**
 * Texts in the reader's language, from the Fluent catalogues the Python side uses too.
 * Each language is one lazily loaded chunk; the words of each game and its rules are further ones, loaded where they are needed.
 * `t` reads reactive state, so a page that shows texts changes with the language, without a reload.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { FluentVariable, Message } from '@fluent/bundle'
import CATALOGUES from 'virtual:ftl'
import * as api from './api'
import { whenWanted } from './idle'
import type { GameTexts } from './protocol'

export type Language = 'en' | 'de' | 'fr' | 'pl'
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', pl: 'Polski' }
export type Args = Record<string, FluentVariable>

const STORED = 'kotable.language'
/** A language: its messages as text, in the order of the catalogues, and those that were shown, parsed. */
type Catalogue = { texts: Map<string, string>; bundle: FluentBundle }
const catalogues = new Map<Language, Catalogue>()
const loaded = new Set<string>()
const wanted = new Set<string>() // what is on some page besides `ui`: `lesson`, `game-<game>`, `rules-<game>`, `words-<game>`
/** The letters of the rules of games that only the server knows. */
const marks = new Map<string, string>()
/** Whose rules begin with these letters; empty where that is not known. */
export const gameOf = (mark: string) => [...marks].find(([, letters]) => letters === mark)?.[0] ?? ''
export function markOf(game: string): string {
  void locale.version
  return marks.get(game) ?? ''
}

/** `language` is what is shown now; `version` rises when texts arrive. */
export const locale = $state({ language: firstLanguage(), version: 0 })

function catalogueOf(language: Language): Catalogue {
  let found = catalogues.get(language)
  if (!found) {
    found = { texts: new Map(), bundle: new FluentBundle(language, { useIsolating: false }) }
    catalogues.set(language, found)
  }
  return found
}

/** A message is parsed when it is first asked for: a page shows few of a thousand. */
function messageOf(id: string): Message | undefined {
  void locale.version
  const { texts, bundle } = catalogueOf(locale.language)
  const text = texts.get(id)
  if (text && !bundle.hasMessage(id)) bundle.addResource(new FluentResource(text))
  return bundle.getMessage(id)
}

async function load(language: Language, key: string) {
  if (loaded.has(`${language}/${key}`)) return
  const own = CATALOGUES[`${language}/${key}`]
  const text = own ? (await own()).default : await fromServer(language, key)
  if (loaded.has(`${language}/${key}`)) return
  loaded.add(`${language}/${key}`)
  const { texts } = catalogueOf(language)
  for (const message of text.split(/\n(?=\w)/)) texts.set(message.slice(0, message.indexOf(' ')), message)
}

/** The words of a game that is not in this bundle, or its rules. */
async function fromServer(language: Language, key: string): Promise<string> {
  const game = key.replace(/^\w+-/, '')
  const found = await api.get<GameTexts>(`/games/${game}/texts?lang=${language}`)
  const mark = /^rule-([A-Z]+)-/m.exec(found.rules)
  if (mark) marks.set(game, mark[1])
  return key.startsWith('rules-') ? found.rules : found.texts
}

/** The language of the first page. */
export const firstTexts = () => setLanguage(locale.language, false)

/** Shows everything in this language from now on, and remembers it. */
export async function setLanguage(language: Language, remember = true) {
  await Promise.all(['ui', ...wanted].map((key) => load(language, key)))
  locale.language = language
  locale.version++
  document.documentElement.lang = language
  if (remember) localStorage.setItem(STORED, language)
}

/** Further texts (`lesson`), in the language shown and in those chosen later. */
export async function wantTexts(which: string) {
  wanted.add(which)
  if (loaded.has(`${locale.language}/${which}`)) return
  try {
    await load(locale.language, which)
    locale.version++
  } catch {
    wanted.delete(which) // there is no such game, or no connection: keys are shown instead of texts
  }
}
/** A part that is loaded later, with its texts: those of the pages, which no table needs from its beginning. */
export const worded = async <T>(part: Promise<T>) => (await Promise.all([part, wantTexts('pages')]))[0]
/** The rules of a game: `rule-KP-5-3`. */
export const wantRules = (game: string) => wantTexts(`rules-${game}`)
/** Texts that are needed as soon as somebody shows interest in something. */
export const wantTextsSoon = (which: string) => whenWanted(() => void wantTexts(which))
/** The words of a game that is not in this bundle. */
export const wantWords = (game: string) => wantTexts(`words-${game}`)

function firstLanguage(): Language {
  const asked = [localStorage.getItem(STORED), ...navigator.languages].map((l) => l?.slice(0, 2))
  return (asked.find((l) => l && l in LANGUAGES) as Language) ?? 'en'
}

export function has(id: string): boolean {
  void locale.version
  return catalogueOf(locale.language).texts.has(id)
}

/** The text of a message, or of an attribute (`id.attribute`); the id itself where there is none. */
export function t(id: string, args?: Args): string {
  const dot = id.indexOf('.')
  const [name, attribute] = dot < 0 ? [id, ''] : [id.slice(0, dot), id.slice(dot + 1)]
  const message = messageOf(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return id
  return catalogueOf(locale.language).bundle.formatPattern(pattern, args, [])
}

/** Whether a message has this attribute. */
export function hasAttribute(id: string, attribute: string): boolean {
  return messageOf(id)?.attributes[attribute] !== undefined
}

/** All ids that begin so, in the order of the catalogue. */
export function idsOf(prefix: string): string[] {
  void locale.version
  return [...catalogueOf(locale.language).texts.keys()].filter((id) => id.startsWith(prefix))
}

export const listOf = (parts: string[]) => new Intl.ListFormat(locale.language, { type: 'conjunction' }).format(parts)
export const numberOf = (n: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale.language, options).format(n)
/** A share of 1 in whole per cent, with the space that the language wants before the sign. */
export const percentOf = (share: number) => numberOf(share, { style: 'percent', maximumFractionDigits: 0 })

/** A name with soft hyphens where the catalogue knows them (`web-soft-hyphens`), for narrow cards. */
export function soft(name: string): string {
  for (const word of t('web-soft-hyphens').split(/,\s*/)) {
    const whole = word.replaceAll('|', '')
    if (whole && name.includes(whole)) return name.replace(whole, word.replaceAll('|', '\u00AD'))
  }
  return name
}
