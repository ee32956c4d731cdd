import { expect, it } from 'vitest'
import { passwordErrors } from './change-password.ts'

const user = { email: 'aigerim@sauda.example', phone: '+77010000012' }
const errors = (current_password: string, password: string) =>
  passwordErrors({ current_password, password }, user)

it('accepts two valid passwords', () => {
  expect(errors('old', 'correct horse battery')).toEqual({})
})

it.each([
  ['', 'correct horse battery', { current_password: ['required'] }],
  ['old', '', { password: ['required'] }],
  ['', '', { current_password: ['required'], password: ['required'] }],
  ['old', 'horse', { password: ['too_short'] }],
  ['old', 'aigerim@sauda.example', { password: ['like_login'] }],
  ['old', 'x'.repeat(201), { password: ['too_long'] }],
])('returns the errors of «%s» and «%s»', (current, password, wrong) => {
  expect(errors(current, password)).toEqual(wrong)
})
