import { data } from 'react-router'
import { expect, it } from 'vitest'
import { withoutLostAnswers } from './keep-forms.ts'

const lost = new TypeError('Failed to fetch')

it.each([lost, data(lost)])('turns a lost response into an error that the form can show', (result) => {
  const { page } = withoutLostAnswers({ page: { type: 'error', result } })
  expect(page).toMatchObject({ type: 'data', result: { data: { code: 'network' }, init: { status: 503 } } })
})

it.each([
  { type: 'data', result: { code: 'invalid' } },
  { type: 'error', result: new Error('broken') },
  { type: 'error', result: new TypeError('x is not a function') },
] as const)('leaves %j as it is', (result) => {
  expect(withoutLostAnswers({ page: result })).toEqual({ page: result })
})
