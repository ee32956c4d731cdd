import { createPortal } from '@sauda/sdk'
import { expect, it } from 'vitest'
import { carryOut, isPeopleAct } from './people-act.ts'

const nowhere = createPortal({ baseUrl: 'http://127.0.0.1:9' })

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [field, value] of Object.entries(fields)) data.set(field, value)
  return data
}

it.each(['invite', 'change', 'owner', 'remove', 'accept', 'refuse'])('%s is an act', (word) => {
  expect(isPeopleAct(word)).toBe(true)
})

it.each([undefined, '', 'withdraw', 'constructor', 'Invite'])('%j is no act', (word) => {
  expect(isPeopleAct(word)).toBe(false)
})

it.each([
  ['invite', { email: 'a@b.kz' }, 'function'],
  ['invite', { function: 'cook' }, 'function'],
  ['change', {}, 'function'],
  ['accept', { function: '' }, 'function'],
  ['refuse', { comment: ' \n' }, 'comment'],
] as const)('%s with %j lacks %s, and what was typed is kept', async (act, fields, field) => {
  const outcome = await carryOut(nowhere, { act, id: 1, name: 'Дана' }, form(fields))
  expect(outcome).toMatchObject({
    status: 422,
    failure: { errors: { [field]: ['required'] }, values: fields },
  })
})
