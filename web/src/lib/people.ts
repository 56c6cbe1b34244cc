/**
 * Several people at one device. Each is a player of their own on the server, with a name and a token that is kept here; so the server gives
 * everybody what they may see and nothing else, and this browser asks for somebody's view only when they say that they have the device in hand.
 */
import * as api from './api'
import type { Guest, Joined, NewTable, TableInfo } from './protocol'
import { keepCommitment, keepPart, keepSeals, newPart, sealOf } from './shuffle'

const PEOPLE = 'kotable.people'
const SHARED = 'kotable.shared'

function read<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? otherwise
  } catch {
    return otherwise
  }
}
const tables = () => read<Record<string, Guest[]>>(SHARED, {})

/** Whether several people play at this table with this device. */
export const isShared = (table: string) => table in tables()
/** Who they are. */
export const peopleAt = (table: string): Guest[] => tables()[table] ?? []
/** Those who have played here before, besides the guest of this browser. */
export const known = (): Guest[] => read<Guest[]>(PEOPLE, [])

/** Somebody with this name: the same person as last time, or a new one. */
async function person(name: string): Promise<Guest> {
  const before = known().find((one) => one.name === name)
  if (before)
    try {
      await api.get('/me', before.token)
      return before
    } catch (error) {
      if (!(error instanceof api.Refused) || error.status !== 401) throw error // another server: begin anew
    }
  const guest = await api.post<Guest>('/guests', { name })
  const others = known().filter((one) => one.name !== name)
  localStorage.setItem(PEOPLE, JSON.stringify([guest, ...others].slice(0, 12)))
  return guest
}

/** A seat of a table for one device: a person by name (the first is `me`), or the level of a bot. */
export type Place = { name: string } | { bot: string }

/** Makes a table, seats everybody, shuffles with a part of each, and starts it. */
export async function shareTable(me: Guest, places: Place[], wish: Omit<NewTable, 'seats' | 'bots' | 'sit'>) {
  const people = new Map<number, Guest>()
  for (const [seat, place] of places.entries())
    if ('name' in place) people.set(seat, place.name === me.name ? me : await person(place.name))
  const bots = Object.fromEntries(places.flatMap((place, i) => ('bot' in place ? [[String(i), place.bot]] : [])))
  const sit = [...people].find(([, guest]) => guest.player === me.player)?.[0] ?? -1
  // Between turns the device shows what everybody may see.
  const whole = { ...wish, seats: places.length, bots, sit, spectators: true, listed: false }
  const { table } = await api.post<Joined>('/tables', whole, me.token)
  keepCommitment(table.id, table.shuffle.commitment)
  const at = `/tables/${table.id}`
  const parts = new Map<number, string>()
  for (const [seat, guest] of people) {
    const part = newPart()
    parts.set(seat, part)
    await api.post(`${at}/join`, { seat, seal: sealOf(table.id, guest.player, part) }, guest.token)
  }
  keepPart(table.id, parts.values().next().value ?? '')
  localStorage.setItem(SHARED, JSON.stringify({ [table.id]: [...people.values()], ...tables() }))
  if (people.size < 2) await api.post(`${at}/start`, { part: parts.values().next().value }, me.token)
  else {
    const started = await api.post<TableInfo>(`${at}/start`, {}, me.token)
    keepSeals(table.id, started.shuffle.seals ?? [])
    for (const [seat, guest] of people) await api.post(`${at}/part`, { part: parts.get(seat) }, guest.token)
  }
  return table.id
}

/** The same people and bots once more, everybody one seat further. */
export function shareAgain(info: TableInfo) {
  const people = peopleAt(info.id)
  const me = people.find((one) => one.player === info.host) ?? people[0]
  const count = info.seats.length
  const places = info.seats.map((_, seat): Place => {
    const before = info.seats[(seat + count - 1) % count]
    return before.kind === 'bot' ? { bot: before.bot } : { name: before.name }
  })
  const { game, options, hints, meter, undo } = info
  return shareTable(me, places, { game, options, hints, meter, undo })
}
