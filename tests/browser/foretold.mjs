// What the tables show of a choice, from what was foretold and from what came: reads lines of JSON, writes the same lines answered.
import { createInterface } from 'node:readline'
const kokopelli = await import(process.argv[2])
const kodachi = await import(process.argv[3])
const unpack = ([kind, seat, open, secret]) => ({ kind, seat, public: open ?? {}, secret })
for await (const line of createInterface({ input: process.stdin })) {
  const { game, stance, values, told, came } = JSON.parse(line)
  const shown = (events) => {
    const all = events.map(unpack)
    if (game === 'kokopelli') return { pays: kokopelli.paysOf(all), finishes: kokopelli.finishes(all) }
    return kodachi.outcomeOf(all, stance, values)
  }
  console.log(JSON.stringify([shown(told), shown(came)]))
}
