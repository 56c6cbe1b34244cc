import type { Art } from '../art'

export const art: Art = {
  ground: 'repeating-linear-gradient(0deg, rgb(255 255 255 / 0.025) 0 1px, transparent 1px 5px) #22303a',
  ink: '#f2e6d2',
  hero: { high: 100, low: '-16%' },
  figures: [
    { icon: 'kd-clan-red', at: '12% auto auto 7%', high: 33, ink: '#e58a86', opacity: 1 },
    { icon: 'kd-clan-blue', at: 'auto auto 11% 17%', high: 33, ink: '#8db6ea', opacity: 1 },
    { icon: 'kd-clan-green', at: 'auto 7% 12% auto', high: 33, ink: '#93cfa3', opacity: 1 },
    { icon: 'kd-fan', at: '10% 19% auto auto', high: 34, ink: '#e9c46a', opacity: 1, turn: 14 },
    { icon: 'kd-shuriken', at: '10% auto auto 28%', high: 18, opacity: 0.7, turn: 22 },
  ],
}
