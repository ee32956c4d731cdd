import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listen } from '../../testing/another-server.ts'
import { deskActs } from '../../testing/desk-acts.ts'
import { liveClient } from '../../testing/live-client.ts'
import { department } from '../../testing/newcomers.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const SOON = 20_000

let test: TestServer
let administrator: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  administrator = await person(test, 2)
})
afterAll(() => test.close())

const { setRole, post, detail } = deskActs(() => test)
const setDepartment = ({ id }: Person, department_id: number | null, was: number | null) =>
  post(administrator, `/api/user/setDepartment/${id}`, { department_id, was })
const roleOf = async (by: Person, of: Person) => (await detail(by, of)).person.role_id

describe('a role', () => {
  it('counts from the next request on, in the same session', async () => {
    const operator = await person(test, 4)
    expect((await post(operator, '/api/user/pagination')).statusCode).toBe(200)
    expect((await setRole(administrator, operator, 5, 4)).json().data).toBe(true)
    expect((await post(operator, '/api/user/pagination')).statusCode).toBe(403)
    expect(
      (await test.send({ method: 'GET', path: '/api/session/list', token: operator.token })).statusCode,
    ).toBe(200)
    expect((await detail(administrator, operator)).acts_on).toMatchObject([
      { action: 'setRole', subject: 'user', subject_id: operator.id, actor: { id: administrator.id } },
    ])
  })

  it('makes live connections anew', async () => {
    const manager = await person(test, 3)
    const page = await liveClient(await listen(test.server), manager)
    await vi.waitFor(() => expect(page.subscriptions).toBe(1), SOON)
    await setRole(administrator, manager, 5, 3)
    await vi.waitFor(() => expect(page.subscriptions).toBe(2), SOON)
    page.pusher.disconnect()
  })

  it('that was changed while the form was open is not changed again', async () => {
    const operator = await person(test, 4)
    await setRole(administrator, operator, 3, 4)
    const late = await setRole(administrator, operator, 5, 4)
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile'])
    expect(await roleOf(administrator, operator)).toBe(3)
  })

  it.each([2, 3, 4, 5])('of a tenant comes from the company, not from here: %d', async (role) => {
    const tenant = await person(test, 1)
    for (const was of [1, role]) {
      const answer = await setRole(administrator, tenant, role, was)
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'has_company'])
    }
    expect(await roleOf(administrator, tenant)).toBe(1)
  })

  it.each([
    [{ role_id: 1, was: 5 }, 'role_id', 'unknown'],
    [{ role_id: 6, was: 5 }, 'role_id', 'unknown'],
    [{ role_id: 'x', was: 5 }, 'role_id', 'not_a_number'],
    [{ role_id: 3 }, 'was', 'required'],
  ])('cannot be %j', async (json, field, code) => {
    const somebody = await person(test, 5)
    const answer = await post(administrator, `/api/user/setRole/${somebody.id}`, json)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[field]).toContain(code)
  })

  it('is of somebody', async () => {
    expect((await setRole(administrator, { id: 999_999 }, 3, 5)).statusCode).toBe(404)
  })
})

describe('a trading section', () => {
  it('is set, changed and taken away', async () => {
    const [one, other] = [await department(test), await department(test)]
    const somebody = await person(test, 1)
    expect((await setDepartment(somebody, one.id, null)).json().data).toBe(true)
    expect((await detail(administrator, somebody)).person).toMatchObject({
      department: { id: one.id },
      facility: { id: one.facility_id },
    })
    expect((await setDepartment(somebody, other.id, one.id)).statusCode).toBe(200)
    expect((await setDepartment(somebody, null, other.id)).statusCode).toBe(200)
    expect((await detail(administrator, somebody)).person.department).toBeNull()
  })

  it('that was changed while the form was open is not changed again', async () => {
    const [one, other] = [await department(test), await department(test)]
    const somebody = await person(test, 5)
    await setDepartment(somebody, one.id, null)
    const late = await setDepartment(somebody, other.id, null)
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile'])
  })

  it('has to be there', async () => {
    const somebody = await person(test, 5)
    for (const id of [999_999, 2 ** 40]) {
      const answer = await setDepartment(somebody, id, null)
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { department_id: ['unknown'] }])
    }
    expect((await setDepartment({ ...somebody, id: 999_999 }, null, null)).statusCode).toBe(404)
  })
})
