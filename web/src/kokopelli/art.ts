import type { Art } from '../art'

export const art: Art = {
  ground: 'radial-gradient(120% 90% at 20% 0, rgb(255 220 170 / 0.22), transparent 60%) #b4562f',
  ink: '#f6dfc2',
  figures: [
    { icon: 'kp-sun', at: '12% auto auto 7%', high: 33 },
    { icon: 'kp-lizard', at: 'auto auto 11% 17%', high: 33 },
    { icon: 'kp-tortoise', at: 'auto 7% 12% auto', high: 33 },
    { icon: 'kp-eagle_feather', at: '10% 19% auto auto', high: 28 },
    { icon: 'kp-paw', at: '26% 5% auto auto', high: 21, opacity: 0.38 },
  ],
}
