// What the tables show of a choice, from what was foretold and from what came: reads lines of JSON, writes the same lines answered.
import { createInterface } from 'node:readline'
const [kokopelli, kodachi, geometry] = await Promise.all(process.argv.slice(2).map((path) => import(path)))
const unpack = ([kind, seat, open, secret]) => ({ kind, seat, public: open ?? {}, secret })

const games = {
  kokopelli({ view, facts }, told, came) {
    const { seat, seats } = view
    const shown = (events) => ({ pays: kokopelli.paysOf(events), finishes: kokopelli.finishes(events) })
    const { kind, public: done } = came[0]
    const slot = geometry.slotOf(done.village, done.space)
    // Where the choice is drawn, from its name; and what the place where it came is called.
    const [means, called] =
      kind === 'opened'
        ? [[geometry.slotsOfPlace(view, seat, facts.place)[0], facts.place], [slot, geometry.placeOfSlot(view, seat, slot)]]
        : [
            [geometry.villageOf(facts.village, seat, seats), facts.village],
            [done.village, geometry.nameOfVillage(done.village, seat, seats)],
          ]
    return [
      { ...shown(told), where: means },
      { ...shown(came), where: called },
    ]
  },
  kodachi({ stance, values, compared }, told, came) {
    const [before, after] = [told, came].map((events) => kodachi.outcomeOf(events, stance, values))
    // The side of the number line where a total that counts comes to stand says who wins.
    const drawn = before && compared ? { ...before, wins: kodachi.beats(before.stance, before.total, before.value) } : before
    return [drawn, after]
  },
}
for await (const line of createInterface({ input: process.stdin })) {
  const row = JSON.parse(line)
  console.log(JSON.stringify(games[row.game](row, row.told.map(unpack), row.came.map(unpack))))
}
