/**
 * The figures of the rules pages: moments of a game, drawn from the same pictures as the table, with arrows for what goes where.
 * Each game has its own in `figures.ts`; `parts/Figure.svelte` draws them.
 */
import type { Component } from 'svelte'

/** Something in a figure, in units of about a pixel. `icon`, `pill`, `plate`, `frame` and `spot`, an invisible place, every game has; the rest it brings. */
export type Thing = {
  draw: string
  x: number
  y: number
  w: number
  h: number
  /** By this name arrows find it. */
  id?: string
  /** Which card, icon, treasure … it is. */
  key?: string
  n?: number
  /** A chance, on a pill: told in per cent. */
  share?: number
  text?: string
  seat?: number
  /** Out of reach, or no longer there. */
  pale?: boolean
  lit?: boolean
  /** A check mark, or a cross, at its corner. */
  mark?: 'yes' | 'no'
  /** ① at its corner. */
  no?: string
  /** What it answers, if it is asked. */
  ask?: string
}

/** `may` is a move that is allowed, `not` one that is refused, `goes` a thing that travels by itself, `same` what is compared. */
export type Arrow = { from: string; to: string; how: 'may' | 'not' | 'goes' | 'same'; text?: string; bow?: number }
export type Scene = { w: number; h: number; things: Thing[]; arrows?: Arrow[]; area?: string }
export type Figure = {
  /** The rules it shows; it stands beside the first. */
  rules: string[]
  scenes: Scene[]
  /** They stand beside each other, none follows from another. */
  apart?: boolean
}
/** By their numbers: the captions are `figures-<game>-<number>`. */
export type Figures = Record<string, Figure>
export type ThingProps = { thing: Thing }
/** What a game brings: its figures, what draws its things, and what stands before all rules. */
export type GameFigures = { figures: Figures; Thing: Component<ThingProps>; Before?: Component }

export const arrow = (from: string, to: string, how: Arrow['how'], text?: string, bow?: number): Arrow => ({
  from,
  to,
  how,
  text,
  bow,
})
/** Cards of this size, as a game draws them; what stands behind a card's name says more of it. */
export const cardsOf =
  (w: number, h: number) =>
  (key: string, x: number, y: number, more: Partial<Thing> = {}): Thing => ({
    draw: 'card',
    key,
    x,
    y,
    w,
    h,
    ask: `card:${key.split(' ')[0]}`,
    ...more,
  })

type Point = { x: number; y: number }
const edges = ({ x, y, w, h }: Thing): Point[] => [
  { x: x + w / 2, y },
  { x: x + w, y: y + h / 2 },
  { x: x + w / 2, y: y + h },
  { x, y: y + h / 2 },
]
/** An arrow as a path, and where its middle is. */
export function drawArrow(
  { from, to, bow = 0.14 }: Arrow,
  things: Thing[],
): { d: string; x: number; y: number } | null {
  const [a, b] = [from, to].map((id) => things.find((thing) => thing.id === id))
  if (!a || !b) return null
  let best: [Point, Point] | null = null
  let least = Infinity
  for (const p of edges(a))
    for (const q of edges(b)) {
      const far = Math.hypot(p.x - q.x, p.y - q.y)
      if (far < least) [least, best] = [far, [p, q]]
    }
  const [p, q] = best!
  const bend = Math.sign(bow) * Math.min(20, Math.abs(bow) * least) * 2
  const control = {
    x: (p.x + q.x) / 2 + (bend * (q.y - p.y)) / (least || 1),
    y: (p.y + q.y) / 2 - (bend * (q.x - p.x)) / (least || 1),
  }
  return {
    d: `M${p.x} ${p.y}Q${control.x} ${control.y} ${q.x} ${q.y}`,
    x: (p.x + 2 * control.x + q.x) / 4,
    y: (p.y + 2 * control.y + q.y) / 4,
  }
}
