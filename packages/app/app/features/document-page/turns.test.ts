import { expect, it } from 'vitest'
import { turnsOf } from './turns.ts'

const documents = [{ id: 7 }, { id: 9 }, { id: 4 }]

it.each([
  [7, { position: 1, total: 3, previous: null, next: 9 }],
  [9, { position: 2, total: 3, previous: 7, next: 4 }],
  [4, { position: 3, total: 3, previous: 9, next: null }],
])('document %i has these neighbours in the order of its batch', (id, expected) => {
  expect(turnsOf(documents, id)).toEqual(expected)
})

it.each([
  [[], 7],
  [documents, 5],
  [[{ id: 7 }], 7],
])('%j has no turns for %i', (some, id) => {
  expect(turnsOf(some, id)).toBeNull()
})
