/** The figures of the rules. What lies in the villages is read from moments of the lesson, which a test holds against the engine. */
import { arrow, cardsOf, type Figures, type Scene, type Thing } from '../lib/figures'
import moments from './moments.json'
export { default as Thing } from './Thing.svelte'

type Moment = { hand?: string; ends?: number; you?: string; mira?: string; nils?: string; right?: string }
const MOMENTS: Record<string, Moment> = moments
const W = 40
const H = 53

const card = cardsOf(W, H)
const space = (id: string, x: number, y: number, more: Partial<Thing> = {}): Thing => ({
  draw: 'space',
  id,
  x,
  y,
  w: W,
  h: H,
  ...more,
})
const pile = (seat: number, x: number, y: number, more: Partial<Thing> = {}): Thing => ({
  draw: 'pile',
  seat,
  x,
  y,
  w: 32,
  h: 22,
  ...more,
})
const tile = (key: string, n: number, x: number, y: number, more: Partial<Thing> = {}): Thing => ({
  draw: 'tile',
  key,
  n,
  x,
  y,
  w: 68,
  h: 36,
  ask: `tile:${key}`,
  ...more,
})
const plate = (seat: number, x: number, y: number, text = '', more: Partial<Thing> = {}): Thing => ({
  draw: 'plate',
  seat,
  x,
  y,
  w: text ? 78 : 54,
  h: 22,
  text,
  id: `plate-${seat}`,
  ...more,
})
const pill = (text: string, x: number, y: number, more: Partial<Thing> = {}): Thing => ({
  draw: 'pill',
  text,
  x,
  y,
  w: 12 + text.length * 8,
  h: 22,
  ...more,
})
const icon = (key: string, x: number, y: number, size = 26, more: Partial<Thing> = {}): Thing => ({
  draw: 'icon',
  key,
  x,
  y,
  w: size,
  h: size,
  ...more,
})

/** A village as it lay in a moment (`left-1 hunter 2/4, …`), on these places. */
function village(
  seen: string | undefined,
  seat: number,
  places: Record<string, [number, number]>,
  more: (place: string) => Partial<Thing> = () => ({}),
): Thing[] {
  const stands = new Map(
    (seen ?? '')
      .split(', ')
      .filter(Boolean)
      .map((one) => {
        const [place, ceremony, count] = one.split(' ')
        const [have, need] = count.split('/').map(Number)
        return [place, { ceremony, have, need }]
      }),
  )
  return Object.entries(places).map(([place, [x, y]]) => {
    const id = `${seat}/${place}`
    const found = stands.get(place)
    if (!found) return space(id, x, y, more(place))
    const cards = Array.from({ length: found.have }, () => found.ceremony).join(' ')
    return card(cards, x, y, { id, text: String(found.need - found.have), ...more(place) })
  })
}

const row = (x: number, y: number): Record<string, [number, number]> => ({
  'left-1': [x, y],
  'left-2': [x + 46, y],
  'right-1': [x + 132, y],
  'right-2': [x + 178, y],
})
const far = { pale: true }
const isFar = (side: string) => (place: string) => (place.startsWith(side) ? far : {})

/** Three villages, the own one below, with the line round what it reaches. */
const AREA = 'M2 92H98V158H222V92H318V150H276V226H44V150H2Z'
function three(at: string): Thing[] {
  const { you, mira, nils } = MOMENTS[at]
  return [
    ...village(
      mira,
      1,
      { 'left-1': [8, 10], 'left-2': [52, 10], 'right-1': [8, 96], 'right-2': [52, 96] },
      isFar('left'),
    ),
    pile(1, 34, 68),
    ...village(
      nils,
      2,
      { 'right-1': [230, 10], 'right-2': [274, 10], 'left-1': [274, 96], 'left-2': [230, 96] },
      isFar('right'),
    ),
    pile(2, 256, 68),
    ...village(you, 0, row(51, 166)),
    pile(0, 144, 182),
    plate(1, 102, 68),
    plate(2, 164, 68),
  ]
}

const four = MOMENTS['kp-four']
const small = { w: 36, h: 48 }
const two = MOMENTS['kp-two']
const column = (y: number, x = 14): Record<string, [number, number]> => ({
  'left-1': [x, y],
  'left-2': [x + 48, y],
  beneath: [x + 96, y],
  'right-1': [x + 144, y],
  'right-2': [x + 192, y],
})
const own = (at: string, y: number) => [...village(MOMENTS[at].you, 0, row(8, y)), pile(0, 101, y + 16)]
const mira = (at: string, more?: (place: string) => Partial<Thing>): Thing[] => [
  ...village(
    MOMENTS[at].mira,
    1,
    { 'left-1': [8, 10], 'left-2': [54, 10], 'right-1': [8, 104], 'right-2': [54, 104] },
    more,
  ),
  pile(1, 35, 72),
]
const discards = (x: number, y: number, more: Partial<Thing> = {}): Thing => ({
  ...pile(0, x, y),
  seat: undefined,
  w: 36,
  h: 48,
  id: 'discards',
  ...more,
})

const fans: Scene = {
  w: 320,
  h: 92,
  things: ['hunter', 'hunter hunter', 'hunter hunter kokopelli', 'hunter hunter kokopelli hunter'].flatMap(
    (cards, i) => [
      card(cards, 26 + i * 82, 22, { id: `fan-${i}`, text: ['3', '2', '1', '✓'][i] }),
      icon(['kp-open', 'kp-play', 'kp-play', 'kp-finish'][i], 76 + (i - 1) * 82, 0, 20, { pale: false }),
    ],
  ),
  arrows: [0, 1, 2].map((i) => arrow(`fan-${i}`, `fan-${i + 1}`, 'may', undefined, 0)),
}

const actions: Scene = {
  w: 320,
  h: 196,
  things: [
    icon('kp-action', 128, 0, 28),
    icon('kp-action', 162, 0, 28),
    ...['kp-draw', 'kp-open', 'kp-play', 'kp-cancel', 'kp-exchange'].map((key, i) => icon(key, 16 + i * 65, 36, 28)),
    pile(0, 14, 84, { id: 'a0' }),
    card('hunter', 10, 138, { id: 'b0' }),
    space('b1', 75, 74),
    card('hunter', 75, 138, { id: 'a1' }),
    card('hunter hunter', 140, 74, { id: 'b2' }),
    card('hunter', 140, 138, { id: 'a2' }),
    card('hunter', 205, 74, { id: 'a3' }),
    discards(207, 142, { id: 'b3', w: 36, h: 46 }),
    pile(0, 274, 84, { id: 'a4' }),
    card('hunter', 270, 138, { id: 'b4' }),
  ],
  arrows: [
    arrow('a0', 'b0', 'may'),
    arrow('a1', 'b1', 'may'),
    arrow('a2', 'b2', 'may'),
    arrow('a3', 'b3', 'may'),
    arrow('a4', 'b4', 'may', undefined, 0.4),
    arrow('b4', 'a4', 'may', undefined, 0.4),
  ],
}

/** A seat at the end: its pile and what that scores, its ceremonies, the sum. */
const counted = (seat: number, x: number, count: string, bonus: string, ceremonies: string[], sum: string): Thing[] => [
  plate(seat, x + 22, 0),
  pile(seat, x + 8, 40, { text: count, h: 30, w: 36 }),
  pill(bonus, x + 58, 44),
  ...ceremonies.map((key, i) => card(key, x + 4 + i * 30, 92, { w: 28, h: 37 })),
  pill(`+${ceremonies.length}`, x + 36, 136),
  pill(sum, x + 2, 168, { w: 98 }),
]

export const figures: Figures = {
  1: {
    rules: ['KP-3.2'],
    scenes: [
      {
        w: 320,
        h: 296,
        area: AREA,
        things: [
          ...three('kp-6:0'),
          card('snake_dance', 208, 240, { id: 'snake' }),
          card('spider_woman', 276, 240, { id: 'spider' }),
        ],
        arrows: [
          arrow('spider', '2/left-1', 'may', undefined, 0.05),
          arrow('snake', '2/right-1', 'not', undefined, 0.03),
        ],
      },
    ],
  },
  2: {
    rules: ['KP-3.2', 'KP-5.3'],
    scenes: [
      {
        w: 320,
        h: 292,
        area: 'M2 116H88V170H232V116H318V172H262V230H58V172H2Z',
        things: [
          ...village(
            four.mira,
            1,
            { 'left-1': [8, 54], 'left-2': [48, 54], 'right-1': [8, 120], 'right-2': [48, 120] },
            (p) => ({
              ...small,
              ...isFar('left')(p),
            }),
          ),
          ...village(
            four.nils,
            2,
            { 'left-1': [194, 8], 'left-2': [234, 8], 'right-1': [90, 8], 'right-2': [50, 8] },
            () => ({
              ...small,
              ...far,
            }),
          ),
          ...village(
            four.right,
            3,
            { 'right-1': [236, 60], 'right-2': [276, 60], 'left-1': [236, 120], 'left-2': [276, 120] },
            (p) => ({ ...small, ...isFar('right')(p) }),
          ),
          ...village(
            four.you,
            0,
            { 'left-1': [62, 176], 'left-2': [102, 176], 'right-1': [186, 176], 'right-2': [224, 176] },
            () => small,
          ),
          pile(0, 142, 192, { w: 30, h: 20 }),
          card('paw', 48, 240, { ...small, id: 'paw' }),
          card('snake_dance', 150, 238, { ...small, id: 'snake' }),
        ],
        arrows: [
          arrow('snake', '0/right-2', 'may', undefined, -0.1),
          arrow('0/right-2', '2/left-1', 'same', '≠', -0.06),
          arrow('paw', '1/right-1', 'may', undefined, -0.1),
          arrow('paw', '0/left-2', 'not', undefined, -0.1),
        ],
      },
    ],
  },
  3: {
    rules: ['KP-3.3'],
    scenes: [
      {
        w: 260,
        h: 190,
        area: 'M4 2H104V92H156V2H256V188H4Z',
        things: [
          ...village(two.mira, 1, column(12), (place) => (place === 'beneath' ? { ...far, no: '2' } : {})),
          pile(1, 114, 68, { h: 16 }),
          pile(0, 114, 102, { h: 16 }),
          ...village(two.you, 0, column(126), (place) => (place === 'beneath' ? { no: '1' } : {})),
          plate(1, 30, 76),
          plate(0, 30, 98),
        ],
      },
    ],
  },
  4: {
    rules: ['KP-5.2', 'KP-5.3'],
    scenes: [
      {
        w: 320,
        h: 228,
        things: [
          ...village(MOMENTS['kp-6:0'].nils, 2, { 'left-1': [274, 10], 'left-2': [228, 10] }),
          plate(2, 166, 22),
          ...village(MOMENTS['kp-6:0'].you, 0, row(8, 84), (place) => (place === 'left-1' ? {} : { lit: true })),
          pile(0, 101, 100),
          card('kokopelli', 20, 172, { id: 'wild' }),
          card('spider_woman', 90, 172, { id: 'spider' }),
          card('drummer', 180, 172, { id: 'drummer' }),
        ],
        arrows: [
          arrow('drummer', '0/right-2', 'may'),
          arrow('spider', '0/left-2', 'not', undefined, -0.1),
          arrow('wild', '0/left-2', 'not', undefined, 0.1),
          arrow('0/left-2', '2/left-2', 'same', '=', 0.12),
        ],
      },
    ],
  },
  5: { rules: ['KP-5.5', 'KP-5.4'], scenes: [fans] },
  6: {
    rules: ['KP-5.8', 'KP-5.9'],
    scenes: [
      {
        w: 176,
        h: 170,
        things: [
          plate(2, 4, 0),
          ...village(MOMENTS['kp-6:0'].nils, 2, { 'left-1': [22, 38], 'left-2': [72, 38] }),
          card('spider_woman', 22, 114, { id: 'hand' }),
          tile('spider_woman', 4, 96, 122),
        ],
        arrows: [arrow('hand', '2/left-1', 'may', undefined, 0)],
      },
      {
        w: 228,
        h: 170,
        things: [
          plate(2, 4, 0),
          ...village(MOMENTS['kp-7:0'].nils, 2, { 'left-1': [12, 38], 'left-2': [62, 38] }),
          discards(160, 40),
          tile('spider_woman', 3, 146, 122, { id: 'tile' }),
          plate(0, 8, 130),
        ],
        arrows: [
          arrow('2/left-1', 'discards', 'goes', '4', -0.1),
          arrow('2/left-1', 'plate-2', 'goes', '+1', 0),
          arrow('tile', 'plate-0', 'goes', '+4', 0),
        ],
      },
    ],
  },
  7: {
    rules: ['KP-2.3', 'KP-5.8', 'KP-7.1'],
    scenes: [
      {
        w: 320,
        h: 76,
        things: [
          ...[4, 3, 1, 1].map((n, i) => tile('paw', n, i * 87, 4, { w: 56, id: `tile-${i}` })),
          icon('kp-game_end', 164, 48, 26),
          pill('1 → 0', 194, 50, { w: 50 }),
        ],
        arrows: ['+4', '+3', '+1'].map((text, i) => arrow(`tile-${i}`, `tile-${i + 1}`, 'goes', text, 0)),
      },
    ],
  },
  8: {
    rules: ['KP-4.5', 'KP-6.10'],
    scenes: [
      {
        w: 130,
        h: 170,
        things: [
          plate(1, 0, 0),
          ...village(MOMENTS['kp-11:0'].mira, 1, { 'right-1': [44, 34] }),
          card('paw', 44, 114, { id: 'paw' }),
        ],
        arrows: [arrow('paw', '1/right-1', 'may', undefined, 0)],
      },
      {
        w: 250,
        h: 170,
        things: [
          ...village(MOMENTS['kp-11:1'].mira, 1, { 'right-1': [10, 34] }),
          plate(0, 84, 6),
          pile(0, 20, 130, { id: 'pile' }),
          ...['kokopelli', 'snake_dance', 'tortoise'].map((key, i) => card(key, 112 + i * 46, 114, { id: `new-${i}` })),
          card('eagle_feather', 160, 34, { w: 30, h: 40 }),
          pill('5', 196, 34),
          pill('+3', 196, 60),
        ],
        arrows: [arrow('pile', 'new-0', 'goes', '3', 0), arrow('1/right-1', 'plate-0', 'goes', '+1', 0)],
      },
    ],
  },
  9: {
    rules: ['KP-5.7', 'KP-8.2'],
    scenes: [
      {
        w: 170,
        h: 120,
        things: [
          { draw: 'stack', id: 'stack', x: 100, y: 4, w: 56, h: 84 },
          card('snake_dance', 8, 20, { id: 'first', no: '1' }),
          card('snake_dance', 52, 36, { id: 'second', no: '2' }),
          { draw: 'spot', id: 'below', x: 128, y: 90, w: 1, h: 1 },
        ],
        arrows: [arrow('first', 'below', 'may', undefined, -0.25), arrow('second', 'below', 'may', undefined, -0.3)],
      },
      {
        w: 190,
        h: 120,
        things: [
          { draw: 'stack', id: 'stack', x: 4, y: 4, w: 56, h: 84, n: 2 },
          { draw: 'spot', id: 'top', x: 56, y: 4, w: 1, h: 1 },
          card('kokopelli', 92, 40, { id: 'wild' }),
          card('paw', 146, 40, { id: 'paw' }),
        ],
        arrows: [arrow('top', 'wild', 'goes', undefined, 0.15), arrow('top', 'paw', 'goes', undefined, 0.15)],
      },
    ],
  },
  10: {
    rules: ['KP-6.16', 'KP-3.5'],
    scenes: [
      {
        w: 240,
        h: 146,
        things: [...own('kp-7:0', 12), card('drummer', 84, 88, { id: 'drummer' })],
        arrows: [arrow('drummer', '0/right-1', 'may', undefined, -0.1)],
      },
      {
        w: 240,
        h: 94,
        things: own('kp-7:1', 26),
        arrows: [arrow('0/right-1', '0/left-1', 'goes', '−1', -0.4)],
      },
    ],
  },
  11: {
    rules: ['KP-6.18', 'KP-6.20', 'KP-6.15'],
    scenes: [
      {
        w: 320,
        h: 150,
        things: [
          ...own('kp-snake', 14),
          card('kokopelli', 14, 92, { id: 'wild' }),
          tile('hunter', 4, 246, 100, { id: 'tile' }),
          plate(0, 130, 108),
        ],
        arrows: [
          arrow('wild', '0/left-1', 'may', '×2', 0),
          arrow('0/left-2', 'plate-0', 'goes', '+2', -0.1),
          arrow('tile', 'plate-0', 'goes', '+4', 0),
        ],
      },
    ],
  },
  12: {
    rules: ['KP-5.6'],
    scenes: [
      { w: 100, h: 162, things: mira('kp-8:0') },
      {
        w: 162,
        h: 162,
        things: [...mira('kp-8:1'), discards(122, 106)],
        arrows: [arrow('1/right-2', 'discards', 'goes', '0', 0)],
      },
      { w: 100, h: 162, things: mira('kp-8:2') },
    ],
  },
  13: {
    rules: ['KP-7.3', 'KP-7.4'],
    scenes: [
      {
        w: 320,
        h: 192,
        things: [
          ...counted(0, 2, '5', '+5', ['hunter', 'mother_of_heaven', 'drummer'], '28 + 5 + 3 = 36'),
          ...counted(1, 110, '6', '+3', ['snake_dance', 'tortoise', 'shaman'], '29 + 3 + 3 = 35'),
          ...counted(2, 218, '9', '0', ['eagle_feather', 'hunter'], '30 + 0 + 2 = 32'),
        ],
      },
    ],
  },
  14: { rules: ['KP-4.2', 'KP-5.1', 'KP-5.2', 'KP-5.4', 'KP-5.6', 'KP-5.7'], scenes: [actions] },
}
