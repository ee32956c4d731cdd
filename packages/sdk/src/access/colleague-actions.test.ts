import { expect, it } from 'vitest'
import { colleagueActions } from './colleague-actions.ts'

const FUNCTIONS = ['owner', 'accountant', 'seller'] as const
const me = (of: string) => ({ id: 1, function: of })

/** Of an owner about another person, by function: [not blocked, blocked]. */
const ABOUT_OTHERS = {
  owner: [
    ['change_function', 'remove'],
    ['change_function', 'remove'],
  ],
  accountant: [
    ['change_function', 'make_owner', 'remove'],
    ['change_function', 'remove'],
  ],
  seller: [
    ['change_function', 'make_owner', 'remove'],
    ['change_function', 'remove'],
  ],
} as const

const cases = FUNCTIONS.flatMap((mine) =>
  FUNCTIONS.flatMap((of) =>
    [false, true].flatMap((blocked) => [1, 2, 3].map((owners) => ({ mine, of, blocked, owners }))),
  ),
)

it.each(cases)(
  'of a $mine about another $of, blocked: $blocked, of $owners owners',
  ({ mine, of, blocked, owners }) => {
    const actions = colleagueActions({ me: me(mine), member: { id: 2, function: of, blocked }, owners })
    // The one owner there is cannot be another than me, but the rule does not rely on it.
    const isLast = of === 'owner' && owners === 1
    expect(actions).toEqual(mine !== 'owner' || isLast ? [] : ABOUT_OTHERS[of][blocked ? 1 : 0])
  },
)

it.each([
  ['owner', 1, []],
  ['owner', 2, ['change_function', 'leave']],
  ['owner', 3, ['change_function', 'leave']],
  ['accountant', 1, ['leave']],
  ['accountant', 2, ['leave']],
  ['seller', 1, ['leave']],
  ['seller', 3, ['leave']],
] as const)('of a %s about the own membership, of %d owners: %j', (of, owners, actions) => {
  expect(colleagueActions({ me: me(of), member: me(of), owners })).toEqual(actions)
})

it('gives an unknown function of a newer server nothing but the way out', () => {
  expect(colleagueActions({ me: me('cook'), member: me('cook'), owners: 1 })).toEqual(['leave'])
  expect(colleagueActions({ me: me('cook'), member: { id: 2, function: 'owner' }, owners: 2 })).toEqual([])
})

it('takes an owner who is blocked for an owner', () => {
  const blocked = { id: 2, function: 'owner', blocked: true }
  expect(colleagueActions({ me: me('owner'), member: me('owner'), owners: 2 })).toContain('leave')
  expect(colleagueActions({ me: me('owner'), member: blocked, owners: 2 })).toEqual([
    'change_function',
    'remove',
  ])
})
