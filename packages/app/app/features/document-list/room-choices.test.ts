import { expect, test } from 'vitest'
import { roomChoices } from './room-choices.ts'

test('each room is there once, by level and number', () => {
  const [one, two, three] = [
    { id: 1, level: 2, number: '215' },
    { id: 2, level: 2, number: '99' },
    { id: 3, level: 1, number: '300' },
  ]
  expect(roomChoices([one, two, three, { ...one }])).toEqual([
    { id: 3, plate: '1-300' },
    { id: 2, plate: '2-99' },
    { id: 1, plate: '2-215' },
  ])
})
