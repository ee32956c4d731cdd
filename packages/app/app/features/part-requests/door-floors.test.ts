import type { PartRequestDoor } from '@sauda/sdk/part-requests'
import { expect, it } from 'vitest'
import { doorFloors, inThousands, markCounts } from './door-floors.ts'

let rooms = 0
const door = (level: number, name: string | null, more: Partial<PartRequestDoor> = {}): PartRequestDoor => {
  rooms += 1
  return {
    room_id: rooms,
    level,
    number: String(rooms),
    name,
    state: 'idle',
    price: null,
    wave: null,
    ...more,
  }
}

it.each([
  [18000, '18'],
  [38500, '38,5'],
  [1_380_000, '1 380'],
  [750, '0,8'],
])('%d ₸ are %s thousand', (tenge, text) => expect(inThousands(tenge).replace(/\s/, ' ')).toBe(text))

it('draws only floors with a mark, the upper one first', () => {
  const floors = doorFloors(
    [door(1, 'A'), door(2, 'B', { state: 'asked' }), door(4, 'C', { state: 'has', price: 18000 })],
    'ru',
  )
  expect(floors.map(({ level }) => level)).toEqual([4, 2])
  expect(floors[0]?.label).toMatch(/^4 этаж: \d+ за 18.000.₸$/)
  expect(floors[1]?.label).toBe('2 этаж: спросили: 1')
})

it('counts shops, and hangs a price on one door of a shop', () => {
  const doors = [
    door(2, 'A', { state: 'has', price: 18000 }),
    door(2, 'A', { state: 'has', price: 18000 }),
    door(2, 'B', { state: 'none' }),
    door(2, null),
    door(2, null),
  ]
  expect(markCounts(doors)).toEqual([
    { mark: 'has', count: 1 },
    { mark: 'has_not', count: 1 },
  ])
  const [floor] = doorFloors(doors, 'ru')
  expect(floor?.doors.map(({ price, isBest }) => [price?.thousands, isBest])).toEqual([
    ['18', true],
    [undefined, true],
    [undefined, false],
    [undefined, false],
    [undefined, false],
  ])
})

it('says in a preview who is asked at once and who later', () => {
  const doors = [door(2, 'A', { wave: 1 }), door(2, 'B', { wave: 2 }), door(2, 'C')]
  expect(markCounts(doors, true)).toEqual([
    { mark: 'gets', count: 1 },
    { mark: 'asked', count: 1 },
  ])
})

it('does not know a state of a later version', () =>
  expect(doorFloors([door(2, 'A', { state: 'reserved' })], 'ru')).toEqual([]))
