import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskActs } from '../../../testing/desk-acts.ts'
import { department, invitation } from '../../../testing/newcomers.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

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

const { post: postAs } = deskActs(() => test)
const post = (path: string, json: object = {}) => postAs(administrator, `/api/${path}`, json)
const list = async () =>
  (await test.send({ method: 'GET', path: '/api/facility/list', token: administrator.token })).json().data
    .items

const HOUSE = { name: 'Корпус Ж', name_kk: 'Ж корпусы', address: 'Алматы, 1', address_kk: 'Алматы, 1' }
const section = (facility_id: number, name = 'Кузов', name_kk = 'Шанақ') => ({ facility_id, name, name_kk })

describe('a building', () => {
  it('is added, renamed and deleted, each in the log', async () => {
    const added = (await post('facility/create', { ...HOUSE, name: '  Корпус   Ж ' })).json().data
    expect(added).toEqual({ id: added.id, ...HOUSE, departments: [] })
    const renamed = await post(`facility/update/${added.id}`, { ...HOUSE, name: 'Корпус З' })
    expect(renamed.json().data.name).toBe('Корпус З')
    expect((await post(`facility/delete/${added.id}`)).json().data).toBe(true)
    expect(await list()).toEqual([])
    const log = test.db.selectFrom('audit').select('action').where('subject', '=', 'facility').orderBy('id')
    expect((await log.execute()).map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
  })

  it('with sections is not deleted, and the number is told', async () => {
    const { facility_id } = await department(test)
    await post('department/create', section(facility_id))
    const answer = await post(`facility/delete/${facility_id}`)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_use'])
    expect(answer.json().places).toEqual({ departments: 2, people: 0, invitations: 0 })
  })

  it('has a name of its own in both languages', async () => {
    await post('facility/create', HOUSE)
    const again = await post('facility/create', { ...HOUSE, name: 'КОРПУС ж' })
    expect([again.statusCode, again.json().errors]).toEqual([422, { name: ['taken'], name_kk: ['taken'] }])
    const { id } = (await list())[0]
    expect((await post(`facility/update/${id}`, { ...HOUSE, address: 'Алматы, 2' })).statusCode).toBe(200)
  })

  it.each([
    [{ name: ' ' }, { name: ['required'] }],
    [{ name: '—' }, { name: ['required'] }],
    [{ name_kk: 'я'.repeat(81) }, { name_kk: ['too_long'] }],
    [{ address: '' }, { address: ['required'] }],
    [{ address_kk: 'я'.repeat(201) }, { address_kk: ['too_long'] }],
  ])('is refused with %j', async (wrong, errors) => {
    const answer = await post('facility/create', { ...HOUSE, ...wrong })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
  })
})

describe('a trading section', () => {
  it('is added, renamed, moved with its people, and deleted when nobody is left', async () => {
    const [one, other] = [await department(test), await department(test)]
    const { id } = (await post('department/create', section(one.facility_id))).json().data
    const somebody = await person(test, 5)
    await test.db.updateTable('users').set({ department_id: id }).where('id', '=', somebody.id).execute()
    const moved = await post(`department/update/${id}`, section(other.facility_id, 'Оптика', 'Оптика'))
    expect(moved.json().data).toEqual({ id, name: 'Оптика', name_kk: 'Оптика', people: 1 })
    const there = (await list()).find((facility: { id: number }) => facility.id === other.facility_id)
    expect(there.departments.map((row: { id: number }) => row.id)).toContain(id)

    const used = await post(`department/delete/${id}`)
    expect([used.statusCode, used.json().code]).toEqual([409, 'in_use'])
    expect(used.json().places).toEqual({ departments: 0, people: 1, invitations: 0 })
    await test.db.updateTable('users').set({ department_id: null }).where('id', '=', somebody.id).execute()
    expect((await post(`department/delete/${id}`)).statusCode).toBe(200)
    expect((await post(`department/delete/${id}`)).statusCode).toBe(404)
  })

  it('counts blocked people and open invitations, but not those that are over', async () => {
    const { id } = await department(test)
    const blocked = await person(test, 5, { blocked: true })
    await test.db.updateTable('users').set({ department_id: id }).where('id', '=', blocked.id).execute()
    const { id: invited } = await invitation(test)
    const set = test.db.updateTable('invitations').where('id', '=', invited)
    await set.set({ department_id: id }).execute()
    expect((await post(`department/delete/${id}`)).json().places).toEqual({
      ...{ departments: 0, people: 1, invitations: 1 },
    })
    await set.set({ ended_at: test.clock.now() }).execute()
    await test.db.updateTable('users').set({ department_id: null }).where('id', '=', blocked.id).execute()
    expect((await post(`department/delete/${id}`)).statusCode).toBe(200)
  })

  it('has a name of its own in its building', async () => {
    const [one, other] = [await department(test), await department(test)]
    await post('department/create', section(one.facility_id))
    const again = await post('department/create', section(one.facility_id, 'кузов', 'Өзге'))
    expect([again.statusCode, again.json().errors]).toEqual([422, { name: ['taken'] }])
    const { id } = (await post('department/create', section(other.facility_id))).json().data
    const moved = await post(`department/update/${id}`, section(one.facility_id))
    expect(moved.statusCode).toBe(422)
  })

  it('is in a building, and exists', async () => {
    for (const facility_id of [999_999, 2 ** 40]) {
      const answer = await post('department/create', section(facility_id))
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { facility_id: ['unknown'] }])
    }
    const { facility_id } = await department(test)
    expect((await post('department/update/999999', section(facility_id))).statusCode).toBe(404)
    expect((await post('facility/update/999999', HOUSE)).statusCode).toBe(404)
    expect((await post('facility/delete/999999')).statusCode).toBe(404)
  })
})
