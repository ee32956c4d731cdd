import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COMPANY, DETAILS, detailed, END, newEmail, proven } from '../../testing/flows.ts'
import { letterTo } from '../../testing/letters.ts'
import { person, room } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown } from '../../testing/visitor.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

describe('a new user’s details', () => {
  it.each([
    ['no name', { name: '' }, { name: ['required'] }],
    ['a name of one letter', { name: 'А' }, { name: ['too_short'] }],
    ['a phone as a name', { name: '8 701 000 00 12' }, { name: ['not_a_name'] }],
    ['an e-mail as a name', { name: 'person@mail.kz' }, { name: ['not_a_name'] }],
    ['a name that nobody sees', { name: '\u3164\u3164 \u202e' }, { name: ['required'] }],
    ['no phone', { phone: null }, { phone: ['required'] }],
    ['half a phone', { phone: '8 701' }, { phone: ['phone_invalid'] }],
    ['a phone outside the numbering plan', { phone: '+7 600 000 00 00' }, { phone: ['phone_invalid'] }],
    ['an unknown kind', { kind: 'staff' }, { kind: ['unknown'] }],
    ['a role', { role_id: 2 }, { role_id: ['unexpected'] }],
    ['a department', { department_id: 1 }, { department_id: ['unexpected'] }],
    ['an unsupported language', { language: 'en' }, { language: ['unknown'] }],
  ])('with %s are rejected', async (_what, wrong, errors) => {
    const browser = await proven(test)
    expect(shown(await browser.post('user/next', { ...DETAILS, ...wrong }))).toEqual([422, errors])
    expect((await browser.get('session/flow')).json().data.step).toBe('details')
  })

  it('with a phone that somebody else has written down are accepted', async () => {
    const other = await person(test, 5)
    await test.db.updateTable('users').set({ phone: '+77010000012' }).where('id', '=', other.id).execute()
    const browser = await detailed(test)
    expect((await browser.post('user/finish', END)).statusCode).toBe(200)
  })

  it('limit tries', async () => {
    const browser = await proven(test)
    let answer = await browser.post('user/next', DETAILS)
    for (let n = 0; n < 80 && answer.statusCode !== 429; n++)
      answer = await browser.post('user/next', DETAILS)
    expect(answer.json()).toMatchObject({ code: 'too_many_requests', retry_after: 3600 })
  })
})

describe('a company’s details', () => {
  it('make a limited user with an application, and administrators get an e-mail', async () => {
    const administrator = await person(test, 2)
    const email = newEmail()
    await test.db.updateTable('users').set({ email }).where('id', '=', administrator.id).execute()
    const wanted = await room(test)
    const browser = await detailed(test, { ...COMPANY, room_ids: [wanted] })
    const finished = await browser.post('user/finish', END)
    expect(finished.json().data.user).toMatchObject({
      role_id: 5,
      company: null,
      bin: null,
      application: { company: COMPANY.company, bin: COMPANY.bin, state: 'waiting', comment: null },
    })
    const applications = await test.db.selectFrom('tenant_applications').selectAll().execute()
    expect(applications).toMatchObject([{ company: COMPANY.company, room_ids: [wanted], accepted: null }])
    expect(await test.db.selectFrom('companies').select('id').execute()).toEqual([])
    const { subject, text } = await letterTo(test, email)
    expect(subject).toBe('Новая заявка арендатора: ИП Оспанов')
    expect(text).toContain('https://sauda.example/dashboard/people')
  })

  it.each([
    ['a company that nobody sees', { company: '\u2067\u200b\u200b' }, { company: ['required'] }],
    ['no name of the company', { company: ' ' }, { company: ['required'] }],
    ['no BIN', { bin: null }, { bin: ['required'] }],
    ['a BIN with a wrong check digit', { bin: '340940000121' }, { bin: ['bin_invalid'] }],
    ['a BIN that is too short', { bin: '34094000012' }, { bin: ['bin_invalid'] }],
    ['a room that does not exist', { room_ids: [4000] }, { room_ids: ['unknown'] }],
  ])('with %s are rejected', async (_what, wrong, errors) => {
    const browser = await proven(test)
    expect(shown(await browser.post('user/next', { ...COMPANY, ...wrong }))).toEqual([422, errors])
  })

  it('with a room that is occupied are rejected', async () => {
    const { id } = await person(test, 1)
    const taken = await room(test, { tenant: id })
    const browser = await proven(test)
    const answer = await browser.post('user/next', { ...COMPANY, room_ids: [taken, await room(test)] })
    expect(shown(answer)).toEqual([422, { room_ids: ['occupied'] }])
  })

  it('may have the BIN of a tenant: an administrator decides', async () => {
    const { company_id } = await person(test, 1)
    await test.db.updateTable('companies').set({ bin: COMPANY.bin }).where('id', '=', company_id).execute()
    const browser = await detailed(test, COMPANY)
    expect((await browser.post('user/finish', END)).statusCode).toBe(200)
  })
})
