import { describe, expect, it } from 'vitest'
import { actsOn, isPersonAct, PERSON_ACTS } from './person-acts.ts'

const person = { id: 31, role_id: 4, memberships: [], blocked_at: null }
const membership = {
  company: { id: 31, sign: 'AutoDisc', name: 'ТОО', bin: '310540000130' },
  function: 'owner',
  since: '2026-01-01T00:00:00.000Z',
}

describe('what may be done with a person', () => {
  it.each([
    ['staff', person, ['role', 'section', 'block']],
    ['a tenant', { ...person, role_id: 1, memberships: [membership] }, ['section', 'block']],
    [
      'a blocked person',
      { ...person, blocked_at: '2026-11-20T00:00:00.000Z' },
      ['role', 'section', 'unblock'],
    ],
  ])('%s', (_who, of, acts) => {
    expect(actsOn(of, 2)).toEqual(acts)
  })

  it('nobody blocks themselves', () => {
    expect(actsOn({ ...person, id: 2 }, 2)).toEqual(['role', 'section'])
  })
})

it.each([undefined, '', 'delete', 'constructor'])('%j is no act', (word) => {
  expect(isPersonAct(word)).toBe(false)
  expect(PERSON_ACTS.every(isPersonAct)).toBe(true)
})
