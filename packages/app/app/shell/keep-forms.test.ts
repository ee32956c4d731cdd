import { expect, it } from 'vitest'
import { withoutLostAnswers } from './keep-forms.ts'

const lost = { type: 'error', result: new TypeError('Failed to fetch') } as const

it('turns a lost answer into a refusal that the form can show', () => {
  const { page } = withoutLostAnswers({ page: lost })
  expect(page).toMatchObject({ type: 'data', result: { data: { code: 'network' }, init: { status: 503 } } })
})

it.each([
  { type: 'data', result: { code: 'invalid' } },
  { type: 'error', result: new Error('broken') },
  { type: 'error', result: new TypeError('x is not a function') },
] as const)('leaves %j as it is', (result) => {
  expect(withoutLostAnswers({ page: result })).toEqual({ page: result })
})
