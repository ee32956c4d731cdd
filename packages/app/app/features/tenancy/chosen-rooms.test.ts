import { expect, test } from 'vitest'
import { chosenRooms } from './chosen-rooms.ts'

test.each([
  ['at first those of the company', [1, 2], undefined, [1, 2]],
  ['after a failure those that were chosen', [1, 2], { was: [1, 2], room_ids: [2, 3] }, [2, 3]],
  ['also if none was', [1], { was: [1], room_ids: [] }, []],
  ['with what somebody else has given meanwhile', [1, 5], { was: [1], room_ids: [3] }, [3, 5]],
])('the form shows %s', (_what, own, values, chosen) => {
  expect(chosenRooms(own, values)).toEqual(chosen)
})
