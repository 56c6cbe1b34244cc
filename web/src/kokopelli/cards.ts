/** The kinds of cards, in the order of KP-1.2. */
export const CEREMONIES = [
  'sun',
  'eagle_feather',
  'paw',
  'birth',
  'hunter',
  'warrior',
  'fire',
  'spider_woman',
  'vase',
  'snake_dance',
  'drummer',
  'lizard',
  'mother_of_heaven',
  'shaman',
  'chieftain',
  'tortoise',
]
export const WILD = 'kokopelli'
export const KINDS = [...CEREMONIES, WILD]
export const SPACES = ['left-1', 'left-2', 'right-1', 'right-2', 'beneath', 'sun'] as const
export type Space = (typeof SPACES)[number]
