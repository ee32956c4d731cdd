import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Person, person } from '../../testing/people.ts'
import {
  acts,
  type Company,
  company,
  iinOf,
  type SigningStage,
  signAll,
  signingStage,
} from '../../testing/signing-stage.ts'
import type { Entry } from './signatory-queries.ts'
import { rightOf } from './signatory-right.ts'

let stage: SigningStage
let manager: Person
let tenant: Company
beforeAll(async () => {
  stage = await signingStage()
  manager = await person(stage.test, 3)
})
afterAll(() => stage.close())
beforeEach(async () => {
  tenant = await company(stage)
})

const accountantIin = iinOf(4000)
const accountant = () =>
  stage.ca.issue({ bin: tenant.bin, iin: accountantIin, kind: 'employee', name: 'СМАҒҰЛОВА АЙЖАН' })

const add = (draft: object, token = manager.token) =>
  stage.test.send({
    path: '/api/signatory/add',
    token,
    json: { bin: tenant.bin, name: 'Айжан Смағұлова', ...draft },
  })

const list = async (token: string, json = {}) =>
  (await stage.test.send({ path: '/api/signatory/list', token, json })).json().data

const end = (id: number) => stage.test.send({ path: `/api/signatory/end/${id}`, token: manager.token })

async function signOne(holder = accountant()) {
  const [id = 0] = await acts(stage, tenant)
  const [result] = await signAll(stage, tenant.user, [id], holder)
  return result
}

it('an accountant signs after the centre has entered the power of attorney, until its last day', async () => {
  expect(await signOne()).toMatchObject({ code: 'not_a_signatory' })
  const added = await add({ iin: accountantIin, position: 'главный бухгалтер', until: '2026-11-21' })
  expect(added.json().data).toMatchObject({
    ...{ bin: tenant.bin, name: 'Айжан Смағұлова', position: 'главный бухгалтер', until: '2026-11-21' },
    ...{
      iin: expect.stringMatching(/^8504•{6}\d\d$/),
      source: 'staff',
      allowed_actions: ['end'],
      ended_at: null,
    },
    added_by: expect.any(String),
  })
  expect(await signOne()).toMatchObject({ outcome: 'accepted', status: 2 })
  stage.test.clock.advance(86_400_000)
  expect(await signOne()).toMatchObject({ code: 'not_a_signatory' })
  stage.test.clock.advance(-86_400_000)
})

it('a user may be entered instead of an IIN: then any key of the company counts that this user sends', async () => {
  await add({ user_id: tenant.user.id })
  expect(await signOne()).toMatchObject({ outcome: 'accepted' })
  expect(await signOne(stage.ca.issue({ bin: '101240999011' }))).toMatchObject({ code: 'other_bin' })
})

it('the head of a company enters by the certificate, and once the centre takes the right away it stays away', async () => {
  expect(await signOne(tenant.head)).toMatchObject({ outcome: 'accepted' })
  expect(await signOne(tenant.head)).toMatchObject({ outcome: 'accepted' })
  const { items, total } = await list(tenant.user.token)
  expect([total, items]).toMatchObject([1, [{ source: 'certificate', added_by: null, allowed_actions: [] }]])
  expect((await end(items[0].id)).json()).toEqual({ data: true })
  const again = await end(items[0].id)
  expect([again.statusCode, again.json().code]).toEqual([409, 'action_not_allowed'])
  expect(await signOne(tenant.head)).toMatchObject({ outcome: 'refused', code: 'not_a_signatory' })
})

it('tenants see their own register only, staff see any', async () => {
  const other = await company(stage)
  await add({ iin: accountantIin })
  expect(await list(other.user.token, { bin: tenant.bin })).toEqual({ items: [], total: 0, truncated: false })
  expect((await list(tenant.user.token)).items).toHaveLength(1)
  expect((await list(manager.token, { bin: tenant.bin })).items).toHaveLength(1)
  expect((await list(manager.token)).total).toBeGreaterThan(1)
})

it.each([
  [{ name: ' ', iin: accountantIin }, { name: ['required'] }],
  [{ name: 'А', iin: accountantIin }, { name: ['too_short'] }],
  [{ iin: '850412300000' }, { iin: ['bin_invalid'] }],
  [{}, { iin: ['required'] }],
  [{ iin: accountantIin, user_id: 1 }, { user_id: ['unexpected'] }],
  [{ user_id: 999_999 }, { user_id: ['unknown'] }],
  [{ bin: '101240999010', iin: accountantIin }, { bin: ['bin_invalid'] }],
  [{ iin: accountantIin, until: '2026-11-20' }, { until: ['too_small'] }],
])('an entry %j is refused', async (draft, errors) => {
  const answer = await add(draft)
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
  expect((await list(manager.token, { bin: tenant.bin })).total).toBe(0)
})

it('an entry that does not exist cannot be ended', async () => {
  expect((await end(999_999)).statusCode).toBe(404)
})

const BIN = '101240999011'
const HEAD = { iin: '850412300016', bin: BIN, kind: 'head' } as const
const entry = (changes: Partial<Entry>): Entry => ({
  ...{ bin: BIN, iin: HEAD.iin, user_id: null, until: null, ended: false },
  ...changes,
})

it.each<[string, Entry[], Partial<typeof HEAD> | object, ReturnType<typeof rightOf>]>([
  ['the head', [], {}, 'certificate'],
  ['the head without an IIN', [], { iin: null }, null],
  ['the head of another company', [], { bin: '101240999012' }, null],
  ['an employee', [], { kind: 'employee' }, null],
  ['an employee in the register', [entry({})], { kind: 'employee' }, 'register'],
  [
    'an employee of a register of another company',
    [entry({ bin: '101240999012' })],
    { kind: 'employee' },
    null,
  ],
  ['somebody whose right ended', [entry({ ended: true })], {}, null],
  ['somebody entered again', [entry({ ended: true }), entry({})], {}, 'register'],
  ['an employee whose last day has passed', [entry({ until: '2026-11-20' })], { kind: 'employee' }, null],
  ['an employee on the last day', [entry({ until: '2026-11-21' })], { kind: 'employee' }, 'register'],
  ['a user in the register', [entry({ iin: null, user_id: 7 })], { kind: 'employee' }, 'register'],
  ['another user in the register', [entry({ iin: null, user_id: 8 })], { kind: 'employee' }, null],
  ['an entrepreneur', [], { iin: BIN, bin: null, kind: 'person' }, 'certificate'],
])('the right of %s', (_who, register, changes, right) => {
  expect(rightOf(register, { bin: BIN, signer: { ...HEAD, ...changes }, userId: 7 }, '2026-11-21')).toBe(
    right,
  )
})
