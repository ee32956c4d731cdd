import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { toldBy } from '../../testing/visitor.ts'

let test: TestServer
let someone: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  someone = await person(test, 5)
})
afterAll(() => test.close())

const update = (data: unknown, { of = someone, as = someone } = {}) =>
  test.send({ path: `/api/user/update/${of.id}`, token: as.token, json: { data } })
const row = ({ id }: Person) =>
  test.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a user’s own details', () => {
  it('change, and so does the public name', async () => {
    const answer = await update({ name: ' Айгерім  Серікқызы ', phone: '8 701 000 00 12', language: 'kk' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      id: someone.id,
      name: 'Айгерім Серікқызы',
      phone: '+77010000012',
      language: 'kk',
    })
    expect((await row(someone)).display_name).toBe('Айгерім С.')
  })

  it('stay unchanged if omitted', async () => {
    await update({ name: 'Айгерім Серікқызы', phone: '87010000012' })
    expect((await update({ language: 'kk' })).json().data).toMatchObject({
      name: 'Айгерім Серікқызы',
      phone: '+77010000012',
    })
    expect((await update({ phone: null })).json().data).toMatchObject({
      name: 'Айгерім Серікқызы',
      phone: null,
    })
  })

  it('limit tries of phones', async () => {
    for (let n = 10; n < 30; n++) expect((await update({ phone: `870100000${n}` })).statusCode).toBe(200)
    const answer = await update({ phone: '87010000030' })
    expect([answer.statusCode, answer.json().retry_after]).toEqual([429, 3600])
    expect((await row(someone)).phone).toBe('+77010000029')
    expect((await update({ name: 'Айгерім Серікқызы', phone: null })).statusCode).toBe(200)
  })

  it('are logged by field, without values', async () => {
    await update({ phone: '87010000012' })
    await update({})
    const log = await test.db.selectFrom('audit').selectAll().execute()
    expect(log).toMatchObject([
      { subject: 'user', subject_id: someone.id, actor_id: someone.id, reason: { fields: ['phone'] } },
    ])
    expect(JSON.stringify(log)).not.toContain('0000012')
  })

  it('of a tenant do not change the shop’s public name', async () => {
    const tenant = await person(test, 1)
    const sign = () =>
      test.db.selectFrom('companies').select('sign').where('id', '=', tenant.company_id).executeTakeFirst()
    const before = await sign()
    await update({ name: 'Ерлан Қасымов' }, { of: tenant, as: tenant })
    expect(await row(tenant)).toMatchObject({ name: 'Ерлан Қасымов', display_name: 'Ерлан Қ.' })
    expect(await sign()).toEqual(before)
  })

  it.each([
    [{ name: 'Я' }, { name: ['too_short'] }],
    [{ name: '  ' }, { name: ['required'] }],
    [{ name: 'я'.repeat(101) }, { name: ['too_long'] }],
    [{ name: '8 701 000 00 12' }, { name: ['not_a_name'] }],
    [{ name: 'person@mail.kz' }, { name: ['not_a_name'] }],
    [{ name: '\u202e\u200b' }, { name: ['required'] }],
    [{ name: 'wa.me/77010000012' }, { name: ['not_a_name'] }],
    [{ name: null }, { name: ['wrong_format'] }],
    [{ phone: '123' }, { phone: ['phone_invalid'] }],
    [{ phone: '' }, { phone: ['phone_invalid'] }],
    [{ phone: '+79161234567' }, { phone: ['phone_invalid'] }],
    [{ language: 'en' }, { language: ['unknown'] }],
    [
      { name: 'Я', phone: 'нет' },
      { name: ['too_short'], phone: ['phone_invalid'] },
    ],
    [{ role_id: 2 }, { role_id: ['unexpected'] }],
    [{ name: 'Айгерім', email: 'other@test.example' }, { email: ['unexpected'] }],
    [{ password_hash: 'x' }, { password_hash: ['unexpected'] }],
    [{ department_id: 1 }, { department_id: ['unexpected'] }],
  ])('reject %j', async (data, errors) => {
    const before = await row(someone)
    const answer = await update(data)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
    expect(await row(someone)).toEqual(before)
  })

  it('reject anything beside `data`', async () => {
    const answer = await test.send({
      path: `/api/user/update/${someone.id}`,
      token: someone.token,
      json: { data: {}, role_id: 2 },
    })
    expect(answer.json().errors).toEqual({ role_id: ['unexpected'] })
  })

  it('may name a phone that somebody else has, also at once', async () => {
    const other = await person(test, 5)
    const phone = '+77010000012'
    const answers = await Promise.all([update({ phone }), update({ phone }, { of: other, as: other })])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect([(await row(someone)).phone, (await row(other)).phone]).toEqual([phone, phone])
  })

  it('accept the user’s own phone', async () => {
    await update({ phone: '87010000012' })
    expect((await update({ phone: '+7 701 000 00 12' })).statusCode).toBe(200)
  })
})

it.each([2, 5])('of others cannot be changed by role %i, whether they exist or not', async (role) => {
  const asker = await person(test, role)
  const foreign = await update({ name: 'Захвачено' }, { as: asker })
  const nobody = await update({ name: 'Захвачено' }, { of: { ...someone, id: 999_999 }, as: asker })
  expect(foreign.statusCode).toBe(404)
  expect(toldBy(nobody)).toEqual(toldBy(foreign))
  expect((await row(someone)).name).not.toBe('Захвачено')
})
