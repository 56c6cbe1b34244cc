/** The figures of the rules. What lies in the display and in hand is read from moments of the lesson, which a test holds against the engine. */
import { arrow, cardsOf, type Figures, type Thing } from '../lib/figures'
import moments from './moments.json'
export { default as Before } from './Anatomy.svelte'
export { default as Thing } from './Thing.svelte'

type Moment = { house?: string; guards?: string; hand?: string; next?: string; treasures?: string[]; tokens?: string[] }
const MOMENTS: Record<string, Moment> = moments
const W = 50
const H = 71

const card = cardsOf(W, H)
const small = (key: string, x: number, y: number, more: Partial<Thing> = {}) =>
  card(key, x, y, { w: 38, h: 54, ...more })
const thing = (draw: string, x: number, y: number, w: number, h: number, more: Partial<Thing> = {}): Thing => ({
  draw,
  x,
  y,
  w,
  h,
  ...more,
})
const plate = (seat: number, x: number, y: number, text = '', more: Partial<Thing> = {}) =>
  thing('plate', x, y, text ? 74 : 54, 22, { seat, text, id: `plate-${seat}`, ...more })
const pill = (text: string, x: number, y: number, more: Partial<Thing> = {}) =>
  thing('pill', x, y, 12 + text.length * 8, 22, { text, ...more })
const icon = (key: string, x: number, y: number, size = 26, more: Partial<Thing> = {}) =>
  thing('icon', x, y, size, size, { key, ...more })
const deck = (key: string, x: number, y: number, more: Partial<Thing> = {}) =>
  thing('deck', x, y, W, H, { key, ...more })
const treasure = (key: string, x: number, y: number, more: Partial<Thing> = {}) =>
  thing('treasure', x, y, 28, 28, { key, ask: `treasure:${key}`, ...more })
const token = (name: string, x: number, y: number, more: Partial<Thing> = {}) => {
  const [clan, value] = name.split('-')
  return thing('token', x, y, 28, 28, { key: clan, n: Number(value), ask: `token:${clan}/${value}`, ...more })
}
const words = (text?: string) => (text ?? '').split(' ').filter(Boolean)
/** Guards as they lay in a moment; those with a star are defeated. */
const guards = (at: string) =>
  words(MOMENTS[at].guards).map((name) => ({ key: name.replace('*', ''), beaten: name.endsWith('*') }))
const treasures = (at: string, x: number, y: number) =>
  words(MOMENTS[at].treasures?.[0]).map((kind, i) => treasure(kind, x + i * 32, y, { id: `treasure-${i}` }))

const shown = MOMENTS['kd-7:0']
const lost = MOMENTS['kd-10:5']
const rumors: [string, Thing[], string][] = [
  ['rumor-envoy', ['blue', 'red', 'green'].map((clan, i) => thing('clan', 6 + i * 24, 0, 22, 22, { key: clan })), '3'],
  ['rumor-rumor', [0, 1, 2].map((i) => icon('kd-rumor', 6 + i * 24, 0, 22)), '3'],
  ['rumor-skill', [0, 1, 2].map((i) => icon('kd-skill', 6 + i * 24, 0, 22)), '3'],
]
const counts = [
  [11, 2, 3, 13, 2, 31],
  [6, 1, 12, 8, 3, 30],
  [8, 4, 8, 2, 3, 25],
]

export const figures: Figures = {
  1: {
    rules: ['KD-3.3', 'KD-3.2'],
    scenes: [
      {
        w: 320,
        h: 120,
        things: [
          card('g3-scroll', 4, 22),
          ...(['strength', 'stealth'] as const).map((stance, i) =>
            thing('line', 66, 4 + i * 60, 250, 52, { text: stance, n: 3, key: '1 3 4 4 5' }),
          ),
        ],
      },
    ],
  },
  2: {
    rules: ['KD-3.8', 'KD-3.1', 'KD-5.1'],
    scenes: [
      {
        w: 312,
        h: 186,
        things: [
          ...words(shown.house).map((key, i) => card(key, 8 + i * 76, 2)),
          ...guards('kd-7:0').map(({ key }, i) => card(key, 8 + i * 76, 80, { mark: 'yes', id: `guard-${i}` })),
          ...[1, 1, 2].map((n, i) => thing('room', i * 76, 160, 68, 22, { n })),
          thing('frame', 242, 2, W, H),
          deck('guard', 242, 80, { id: 'next' }),
          thing('room', 230, 160, 76, 22, { n: 3, lit: true }),
        ],
        arrows: [arrow('guard-2', 'next', 'may', undefined, 0)],
      },
    ],
  },
  3: {
    rules: ['KD-3.4', 'KD-3.5', 'KD-4.7'],
    scenes: [
      {
        w: 208,
        h: 142,
        things: [
          card('g4-vase', 30, 4, { id: 'guard' }),
          card('dojo-4', 120, 4, { id: 'dojo' }),
          thing('line', 2, 86, 204, 52, { text: 'strength', n: 4, key: '4' }),
        ],
        arrows: [arrow('dojo', 'guard', 'may', undefined, 0)],
      },
      {
        w: 300,
        h: 142,
        things: [
          card('g4-vase', 8, 4, { id: 'guard', mark: 'yes' }),
          card('dojo-4', 84, 4, { id: 'dojo' }),
          card('novice', 140, 4),
          pill('+1', 148, 64),
          card('dojo-5', 238, 4, { id: 'second', pale: true }),
          thing('spot', 192, 39, 1, 1, { id: 'there' }),
          thing('line', 2, 86, 296, 52, { text: 'strength', n: 4, key: '5' }),
        ],
        arrows: [arrow('dojo', 'guard', 'may', undefined, 0), arrow('second', 'there', 'not', undefined, 0)],
      },
    ],
  },
  4: {
    rules: ['KD-3.6', 'KD-3.7'],
    apart: true,
    scenes: [
      {
        w: 150,
        h: 120,
        things: [
          card('e2/4-gold', 6, 28, { w: 62, h: 88, text: 'strength' }),
          icon('kd-strength', 26, 0, 24),
          card('e2/4-gold', 84, 28, { w: 62, h: 88, text: 'stealth' }),
          icon('kd-stealth', 104, 0, 24),
        ],
      },
      {
        w: 304,
        h: 120,
        things: [
          card('e2+4-scroll', 96, 16, { w: 62, h: 88, id: 'pair' }),
          card('novice', 10, 36, { id: 'first', no: '1' }),
          pill('3', 28, 6),
          card('dojo-4', 194, 36, { id: 'second', no: '2' }),
          card('skill-plus2', 250, 36),
          pill('4 + 2 = 6', 206, 4, { w: 82 }),
        ],
        arrows: [arrow('first', 'pair', 'may', undefined, 0), arrow('second', 'pair', 'may', undefined, 0)],
      },
    ],
  },
  5: {
    rules: ['KD-2.5'],
    apart: true,
    scenes: [
      { w: 76, h: 84, things: [deck(MOMENTS['kd-4:1'].next ?? '', 8, 4)] },
      {
        w: 160,
        h: 84,
        things: [
          deck(MOMENTS['kd-6:0'].next ?? '', 8, 4),
          icon('kd-risk', 84, 28, 26),
          pill('', 112, 30, { share: 0.73, w: 46 }),
        ],
      },
    ],
  },
  6: {
    rules: ['KD-3.9', 'KD-3.8', 'KD-5.6'],
    apart: true,
    scenes: [
      {
        w: 200,
        h: 146,
        things: [
          ...guards('kd-7:0').map(({ key }, i) => card(key, 14 + i * 62, 10, { mark: 'yes' })),
          plate(0, 2, 96, '① ②'),
          plate(1, 104, 96, '③'),
          plate(2, 52, 122, '④'),
        ],
      },
      {
        w: 200,
        h: 146,
        things: [
          ...guards('kd-10:5').map(({ key, beaten }, i) => card(key, 44 + i * 62, 10, { mark: beaten ? 'yes' : 'no' })),
          plate(1, 2, 96, '0'),
          plate(2, 104, 96, '①'),
          plate(0, 52, 122, '②'),
        ],
      },
    ],
  },
  7: {
    rules: ['KD-5.6', 'KD-5.7', 'KD-5.8'],
    scenes: [
      {
        w: 300,
        h: 190,
        things: [
          ...words(lost.house).map((key, i) => card(key, 8 + i * 60, 4)),
          ...guards('kd-10:5').map(({ key, beaten }, i) =>
            card(key, 8 + i * 60, 84, { id: `guard-${i}`, ...(beaten ? {} : { mark: 'no' }) }),
          ),
          plate(1, 210, 6, '0'),
          plate(2, 210, 104, '①'),
          plate(0, 210, 164, '②'),
        ],
        arrows: [
          arrow('plate-1', 'plate-2', 'goes', undefined, 0),
          arrow('plate-2', 'plate-0', 'goes', undefined, 0),
          arrow('plate-2', 'guard-1', 'may', undefined, 0),
          arrow('plate-0', 'guard-0', 'may', undefined, 0.08),
        ],
      },
    ],
  },
  8: {
    rules: ['KD-5.3', 'KD-5.2', 'KD-5.4'],
    scenes: [
      { w: 72, h: 44, things: treasures('kd-7:1', 4, 8) },
      {
        w: 120,
        h: 120,
        things: [...treasures('kd-8:0', 12, 88), card('e2/4-gold', 60, 4, { id: 'guard' })],
        arrows: [arrow('guard', 'treasure-2', 'goes', undefined, 0)],
      },
      {
        w: 216,
        h: 120,
        things: [
          ...treasures('kd-8:0', 4, 10),
          icon('kd-two', 12, 74, 30, { id: 'two' }),
          icon('kd-any', 62, 74, 30, { id: 'any' }),
          card('blue-c', 116, 30, { id: 'envoy' }),
          icon('ko-hand', 188, 54, 24, { id: 'hand' }),
        ],
        arrows: [
          arrow('treasure-0', 'two', 'may', undefined, 0),
          arrow('treasure-1', 'two', 'may', undefined, 0),
          arrow('treasure-2', 'any', 'may', undefined, 0),
          arrow('envoy', 'hand', 'goes', undefined, 0),
        ],
      },
    ],
  },
  9: {
    rules: ['KD-4.3', 'KD-4.8', 'KD-1.4'],
    scenes: [
      {
        w: 316,
        h: 124,
        things: [
          icon('kd-stealth', 50, 0, 22),
          card('blue-c', 4, 26, { id: 'envoy' }),
          card('g3-jade', 78, 26, { id: 'guard', mark: 'yes' }),
          thing('clan', 162, 4, 26, 26, { key: 'blue', ask: 'clan:blue' }),
          ...['blue-2', 'blue-4', 'blue-5'].map((name, i) =>
            token(name, 194 + i * 32, 2, i === 2 ? { id: 'top' } : { pale: true }),
          ),
          ...words(MOMENTS['kd-11:2'].tokens?.[0]).map((name, i) =>
            token(name, 180 + i * 33, 90, i === 3 ? { id: 'mine', lit: true } : {}),
          ),
          plate(0, 180, 60),
        ],
        arrows: [arrow('envoy', 'guard', 'may', undefined, 0), arrow('top', 'mine', 'goes', undefined, -0.1)],
      },
    ],
  },
  10: {
    rules: ['KD-7.1'],
    scenes: [
      {
        w: 316,
        h: 96,
        things: [
          ...(MOMENTS['kd-11:2'].tokens ?? []).flatMap((all, seat) => [
            plate(seat, 20 + seat * 106, 0),
            ...words(all).map((name, i) =>
              token(name, 4 + seat * 106 + i * 25 + (seat ? 20 : 0), 30, {
                w: 24,
                h: 24,
                ask: `token:${name.replace('-', '/')}`,
              }),
            ),
          ]),
          thing('words', 4, 68, 270, 24, { key: 'web-kodachi-last-round', id: 'bar' }),
          icon('kd-stop', 284, 67, 26),
        ],
        arrows: [arrow('plate-0', 'plate-1', 'goes', undefined, 0), arrow('plate-1', 'plate-2', 'goes', undefined, 0)],
      },
    ],
  },
  11: {
    rules: ['KD-7.3'],
    apart: true,
    scenes: [
      ...rumors.map(([key, what, count]) => ({
        w: 84,
        h: 142,
        things: [card(key, 17, 4), ...what.map((one) => ({ ...one, y: 84 })), pill(count, 32, 114)],
      })),
      {
        w: 130,
        h: 142,
        things: [
          card('rumor-few', 40, 4),
          ...[6, 4, 2].flatMap((points, i) => [
            ...Array.from({ length: i + 1 }, (_, n) => icon('ko-person', [14, 49, 86][i] + (n - i / 2) * 11, 84, 20)),
            pill(String(points), [14, 52, 90][i], 114, i ? {} : { lit: true }),
          ]),
        ],
      },
    ],
  },
  12: {
    apart: true,
    rules: ['KD-6.1', 'KD-6.2', 'KD-6.3', 'KD-6.4', 'KD-6.5'],
    scenes: [
      {
        w: 150,
        h: 76,
        things: [
          small('rumor-few', 8, 12, { no: '1' }),
          small('g3-scroll', 50, 12, { id: 'from' }),
          icon('kd-discard', 114, 22, 32, { id: 'to' }),
        ],
        arrows: [arrow('from', 'to', 'goes', undefined, 0)],
      },
      {
        w: 236,
        h: 76,
        things: [
          ...['dojo-4', 'dojo-4', 'novice', 'dojo-5'].map((key, i) =>
            small(key, 8 + i * 42, 12, i === 3 ? { id: 'from' } : i ? {} : { no: '2' }),
          ),
          icon('kd-discard', 200, 22, 32, { id: 'to' }),
        ],
        arrows: [arrow('from', 'to', 'goes', undefined, 0)],
      },
      {
        w: 186,
        h: 76,
        things: [
          ...['dojo-1', 'novice', 'blue-c'].map((key, i) => small(key, 8 + i * 42, 12, i ? {} : { no: '3' })),
          icon('kd-discard', 146, 22, 32, { pale: true }),
        ],
      },
      {
        w: 318,
        h: 76,
        things: [
          thing('deck', 8, 12, 38, 54, { key: 'house', no: '4', id: 'from' }),
          ...words(MOMENTS['kd-9:4'].hand).map((key, i) => small(key, 66 + i * 42, 12, i ? {} : { id: 'to' })),
        ],
        arrows: [arrow('from', 'to', 'goes', undefined, 0)],
      },
      {
        w: 160,
        h: 56,
        things: [0, 1, 2, 3].map((i) => thing('frame', 10 + i * 36, 14, 30, 30, i ? {} : { no: '5' })),
      },
    ],
  },
  13: {
    rules: ['KD-7.5', 'KD-7.2', 'KD-7.3', 'KD-7.4'],
    scenes: [
      {
        w: 320,
        h: 126,
        things: [
          ...['kd-envoy', 'kd-skill', 'kd-rumor', 'kd-token-5', 'kd-any', 'kd-points'].map((key, i) =>
            icon(key, 72 + i * 42, 0, 26),
          ),
          ...counts.flatMap((row, seat) => [
            plate(seat, 0, 34 + seat * 32),
            ...row.map((n, i) =>
              pill(String(n), 68 + i * 42, 34 + seat * 32, {
                w: 34,
                lit: n === Math.max(...counts.map((other) => other[i])),
              }),
            ),
          ]),
        ],
      },
    ],
  },
}
