import * as phrases from './data/phrases.ts'
import type { Pair } from './data/specs.ts'
import type { DemoTenant } from './people.ts'
import { type Said, say } from './phrase.ts'
import type { Random } from './random.ts'

const FLOORS = ['первом', 'втором', 'третьем', 'четвёртом', 'пятом']
const FLOORS_TO = ['первый', 'второй', 'третий', 'четвёртый', 'пятый']

/** The level for a sentence: «втором», «второй», 2. */
export const floorOf = (level: number) => ({
  level,
  floor: FLOORS[level - 1] ?? '',
  floor_to: FLOORS_TO[level - 1] ?? '',
})

/** What a shop adds to its ads: one sentence from each of `count` of the given lists, and perhaps its location. */
export const shopTalk = (
  random: Random,
  { level, sign }: DemoTenant,
  room: string,
  lists: readonly (readonly Pair[])[],
  count: number,
): Said[] =>
  random.some([...lists, phrases.places], count).map((list) => {
    return say(random.pick(list), { ...floorOf(level), room, sign })
  })

/** What an individual adds: where to meet, why a used item is sold, whether the price is negotiable. */
export const personTalk = (
  random: Random,
  { priced, used }: { priced: boolean; used: boolean },
  count: number,
): Said[] => {
  const lists = [
    phrases.meetings,
    ...(used ? [phrases.whyPersonSells] : []),
    ...(priced ? [phrases.bargains] : []),
  ]
  return random.some(lists, count).map((list) => say(random.pick(list)))
}
