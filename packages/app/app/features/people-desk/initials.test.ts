import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Ботагөз Жұмабекова', 'БЖ'],
  ['әлия', 'Ә'],
  ['  іңкәр   сұлтан  қызы ', 'ІС'],
  ['', ''],
  ['🙂 Ли', '🙂Л'],
])('of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
