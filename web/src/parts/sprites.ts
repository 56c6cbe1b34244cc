/** Where figures are found, by the first two letters of their names: `ko-moon` is ours, each game adds its own. */
import common from '../icons/common.svg?url'

const sprites: Record<string, string> = { ko: common }
export const addSprite = (letters: string, address: string) => void (sprites[letters] = address)
export const figureAt = (name: string) => `${sprites[name.slice(0, 2)] ?? ''}#${name}`
