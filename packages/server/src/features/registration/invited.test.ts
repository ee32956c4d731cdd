import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COMPANY, DETAILS, END } from '../../testing/flows.ts'
import { department, invitation } from '../../testing/newcomers.ts'
import { person, room } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown, visitor } from '../../testing/visitor.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

describe('an invitation', () => {
  const invited = async (values: {
    role_id: number
    company?: string
    bin?: string
    room_ids?: number[]
  }) => {
    const { id, token } = await invitation(test, values)
    const { id: department_id } = await department(test)
    const change = { ...values, department_id }
    await test.db.updateTable('invitations').set(change).where('id', '=', id).execute()
    const browser = visitor(test)
    await browser.post('invitation/accept', { token })
    return { ...browser, id, department: expect.objectContaining({ id: department_id }) }
  }

  it('makes a staff user without a code, a phone or consents', async () => {
    const browser = await invited({ role_id: 3 })
    expect((await browser.get('session/flow')).json().data).toMatchObject({
      purpose: 'invitation',
      step: 'details',
      code: null,
      invited: { role_id: 3, department: browser.department, rooms: [], company: null },
    })
    await browser.post('user/next', { kind: 'person', name: 'Ерлан Қасымов' })
    const finished = await browser.post('user/finish', { password: END.password })
    expect(finished.json().data.user).toMatchObject({
      role_id: 3,
      phone: null,
      department: browser.department,
    })
    expect(await test.db.selectFrom('consents').select('kind').execute()).toEqual([])
    const [invitation] = await test.db.selectFrom('invitations').select('ended_at').execute()
    expect(invitation?.ended_at).not.toBeNull()
  })

  it('makes a tenant with the rooms that are still free, after they consent', async () => {
    const [free, taken] = [await room(test), await room(test)]
    const browser = await invited({
      role_id: 1,
      company: 'ТОО «АвтоДиск»',
      bin: '310540000130',
      room_ids: [free, taken],
    })
    const { company_id } = await person(test, 1)
    await test.db.updateTable('rooms').set({ company_id }).where('id', '=', taken).execute()
    await browser.post('user/next', { ...DETAILS, company: 'Другая', bin: COMPANY.bin })
    expect(shown(await browser.post('user/finish', { password: END.password }))).toEqual([
      422,
      { terms: ['must_agree'], ad_rules: ['must_agree'] },
    ])
    const finished = await browser.post('user/finish', END)
    const { user } = finished.json().data
    expect(user).toMatchObject({
      role_id: 1,
      company: 'ТОО «АвтоДиск»',
      bin: '310540000130',
      district: null,
      application: null,
    })
    const rooms = await test.db
      .selectFrom('rooms')
      .select('id')
      .where('company_id', '=', user.company_id ?? 0)
      .execute()
    expect(rooms).toEqual([{ id: free }])
  })

  it('lets a tenant enter company and BIN if it has none, but not another’s', async () => {
    const browser = await invited({ role_id: 1 })
    const { company_id } = await person(test, 1)
    await test.db.updateTable('companies').set({ bin: COMPANY.bin }).where('id', '=', company_id).execute()
    expect(shown(await browser.post('user/next', COMPANY))).toEqual([422, { bin: ['taken'] }])
    await browser.post('user/next', { ...COMPANY, bin: '310540000130' })
    expect((await browser.post('user/finish', END)).json().data.user).toMatchObject({
      role_id: 1,
      company: COMPANY.company,
    })
  })

  it('that is withdrawn ends the registration in progress', async () => {
    const browser = await invited({ role_id: 3 })
    await browser.post('user/next', { kind: 'person', name: 'Ерлан Қасымов' })
    await test.db
      .updateTable('invitations')
      .set({ ended_at: test.clock.now() })
      .where('id', '=', browser.id)
      .execute()
    expect(shown(await browser.post('user/finish', END))).toEqual([410, 'flow_over'])
    expect((await browser.get('session/flow')).json().data).toBeNull()
  })

  it('does not accept a code', async () => {
    const browser = await invited({ role_id: 3 })
    expect(shown(await browser.post('user/codeCheck', { code: '123456' }))).toEqual([
      409,
      'action_not_allowed',
    ])
  })
})
