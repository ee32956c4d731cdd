import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lettersTo, letterTo } from '../../testing/letters.ts'
import { companyInvitation } from '../../testing/newcomers.ts'
import { colleague, company, join, type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { shown } from '../../testing/visitor.ts'

let test: TestServer
let owner: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 1)
})
afterAll(() => test.close())

const post = (who: Person, path: string, json: object = {}) =>
  test.send({ path: `/api/company/${path}`, token: who.token, json })
const people = (who = owner) => test.send({ method: 'GET', path: '/api/company/people', token: who.token })
const me = async (who: Person) =>
  (await test.send({ method: 'GET', path: '/api/session/me', token: who.token })).json().data
const block = ({ id }: Person) =>
  test.db.updateTable('users').set({ blocked_at: test.clock.now() }).where('id', '=', id).execute()
const acts = () =>
  test.db
    .selectFrom('audit')
    .select(['actor_id', 'action', 'reason'])
    .where('subject', '=', 'membership')
    .orderBy('id')
    .execute()

describe('the list of colleagues', () => {
  it('says what may be done with each, the last owner being protected', async () => {
    const seller = await colleague(test, owner, 'seller')
    const { members, company: shop } = (await people()).json().data
    expect(shop).toMatchObject({ id: owner.company_id })
    expect(members).toMatchObject([
      { id: owner.id, function: 'owner', you: true, blocked: false, allowed_actions: [] },
      {
        id: seller.id,
        function: 'seller',
        you: false,
        allowed_actions: ['change_function', 'make_owner', 'remove'],
      },
    ])
  })

  it('counts a blocked owner, and shows nobody of another company', async () => {
    await block(await colleague(test, owner, 'owner'))
    await person(test, 1)
    const { members } = (await people()).json().data
    expect(members).toMatchObject([
      { you: true, allowed_actions: ['change_function', 'leave'] },
      { blocked: true, allowed_actions: ['change_function', 'remove'] },
    ])
  })

  it('does not tell an address', async () => {
    const seller = await colleague(test, owner, 'seller')
    expect((await people()).body).not.toContain(seller.email)
  })
})

describe('a function', () => {
  it('is changed, journaled, and told in the language of the person', async () => {
    const seller = await colleague(test, owner, 'seller')
    await test.db.updateTable('users').set({ language: 'kk' }).where('id', '=', seller.id).execute()
    expect(shown(await post(owner, `changeFunction/${seller.id}`, { function: 'accountant' }))).toEqual([
      200,
      true,
    ])
    expect(await me(seller)).toMatchObject({ role_id: 1, function: 'accountant' })
    expect((await letterTo(test, seller.email)).text).toContain('жаңа міндетіңіз: бухгалтер')
    expect(await acts()).toMatchObject([
      {
        actor_id: owner.id,
        action: 'change_function',
        reason: { user_id: seller.id, from: 'seller', to: 'accountant' },
      },
    ])
  })

  it('that stays the same changes nothing', async () => {
    const seller = await colleague(test, owner, 'seller')
    expect((await post(owner, `changeFunction/${seller.id}`, { function: 'seller' })).statusCode).toBe(200)
    expect([await acts(), await lettersTo(test, seller.email)]).toEqual([[], []])
  })

  it.each([
    [{ function: 'cook' }, { function: ['unknown'] }],
    [{ function: 'constructor' }, { function: ['unknown'] }],
    [{}, { function: ['required'] }],
    [{ function: 'seller', role_id: 2 }, { role_id: ['unexpected'] }],
  ])('cannot be %j', async (json, errors) => {
    const seller = await colleague(test, owner, 'seller')
    expect(shown(await post(owner, `changeFunction/${seller.id}`, json))).toEqual([422, errors])
  })

  it('of the last owner stays, also while the owner is blocked', async () => {
    const second = await colleague(test, owner, 'owner')
    await block(owner)
    await post(second, `changeFunction/${owner.id}`, { function: 'seller' })
    const answer = await post(second, `changeFunction/${second.id}`, { function: 'seller' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner'])
    expect(await me(second)).toMatchObject({ function: 'owner' })
  })

  it('of an owner is given to nobody who is blocked', async () => {
    const seller = await colleague(test, owner, 'seller')
    await block(seller)
    for (const answer of [
      await post(owner, `changeFunction/${seller.id}`, { function: 'owner' }),
      await post(owner, `handOver/${seller.id}`),
    ]) {
      expect([answer.statusCode, answer.json().allowed_actions]).toEqual([409, ['change_function', 'remove']])
    }
    expect(await lettersTo(test, seller.email)).toEqual([])
  })

  it('ends the invitations of somebody who is no owner any more', async () => {
    const second = await colleague(test, owner, 'owner')
    const { token } = await companyInvitation(test, second)
    await post(owner, `changeFunction/${second.id}`, { function: 'seller' })
    expect(shown(await post(await person(test, 5), 'join', { token }))).toEqual([410, 'link_over'])
    expect((await people()).json().data.invitations).toEqual([])
  })
})

describe('handing over', () => {
  it('makes an owner and changes the own function at once', async () => {
    const seller = await colleague(test, owner, 'seller')
    expect((await post(owner, `handOver/${seller.id}`, { own_function: 'accountant' })).statusCode).toBe(200)
    expect([(await me(seller)).function, (await me(owner)).function]).toEqual(['owner', 'accountant'])
    expect((await letterTo(test, seller.email)).text).toContain('права владельца')
    expect(await lettersTo(test, owner.email)).toEqual([])
    expect((await people()).statusCode).toBe(403)
  })

  it('leaves two owners without another function', async () => {
    const seller = await colleague(test, owner, 'seller')
    await post(owner, `handOver/${seller.id}`, { own_function: null })
    expect([(await me(seller)).function, (await me(owner)).function]).toEqual(['owner', 'owner'])
  })

  it('changes neither if the function is unknown, or the colleague is one already', async () => {
    const second = await colleague(test, owner, 'seller')
    expect(shown(await post(owner, `handOver/${second.id}`, { own_function: 'cook' }))).toEqual([
      422,
      { own_function: ['unknown'] },
    ])
    expect((await me(second)).function).toBe('seller')
    await post(owner, `handOver/${second.id}`)
    expect((await post(owner, `handOver/${second.id}`, { own_function: 'seller' })).statusCode).toBe(409)
    expect((await me(owner)).function).toBe('owner')
  })
})

describe('removing', () => {
  it('ends the last membership with all sessions; authorship and name stay', async () => {
    const seller = await colleague(test, owner, 'seller')
    const before = await test.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', seller.id)
      .executeTakeFirst()
    expect(shown(await post(owner, `remove/${seller.id}`))).toEqual([200, true])
    expect(await me(seller)).toBeNull()
    const after = await test.db.selectFrom('users').selectAll().where('id', '=', seller.id).executeTakeFirst()
    expect(after).toEqual({ ...before, role_id: 5 })
    expect((await letterTo(test, seller.email)).text).toContain('Вас исключили')
    expect(await acts()).toMatchObject([{ action: 'remove', reason: { user_id: seller.id } }])
  })

  it('leaves the session of a person with another company, which acts for that one', async () => {
    const seller = await colleague(test, owner, 'seller')
    const other = await company(test)
    await join(test, seller, { company: other, function: 'accountant' })
    await test.send({
      path: '/api/session/actFor',
      token: seller.token,
      json: { company_id: owner.company_id },
    })
    await post(owner, `remove/${seller.id}`)
    expect(await me(seller)).toMatchObject({ role_id: 1, company_id: other.id, function: 'accountant' })
    const chosen = await test.db
      .selectFrom('sessions')
      .select('acts_for')
      .where('user_id', '=', seller.id)
      .execute()
    expect(chosen).toEqual([{ acts_for: null }])
  })

  it.each(['accountant', 'seller'] as const)('is nothing for a colleague who is %s', async (of) => {
    const one = await colleague(test, owner, of)
    expect((await post(one, `remove/${owner.id}`)).statusCode).toBe(403)
    expect((await people(one)).statusCode).toBe(403)
  })

  it('does not concern strangers, people who left, or oneself', async () => {
    const stranger = await person(test, 1)
    const seller = await colleague(test, owner, 'seller')
    await post(owner, `remove/${seller.id}`)
    for (const id of [stranger.id, seller.id, 999_999]) {
      expect((await post(owner, `remove/${id}`)).statusCode).toBe(404)
    }
    const answer = await post(owner, `remove/${owner.id}`)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner'])
  })

  it('lets two owners who remove each other at once leave one', async () => {
    for (let n = 0; n < 5; n++) {
      await test.empty()
      const one = await person(test, 1)
      const two = await colleague(test, one, 'owner')
      const answers = await Promise.all([post(one, `remove/${two.id}`), post(two, `remove/${one.id}`)])
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      const left = await test.db
        .selectFrom('memberships')
        .select('function')
        .where('until', 'is', null)
        .execute()
      expect(left).toEqual([{ function: 'owner' }])
    }
  })
})

describe('leaving', () => {
  it('makes a limited user of a person without another company, who stays signed in', async () => {
    const seller = await colleague(test, owner, 'seller')
    const answer = await post(seller, `leave/${owner.company_id}`)
    expect(answer.json().data).toMatchObject({ role_id: 5, company_id: null, memberships: [] })
    expect(await me(seller)).toMatchObject({ role_id: 5, function: null })
    expect(await acts()).toMatchObject([{ actor_id: seller.id, action: 'leave' }])
    expect((await post(seller, `leave/${owner.company_id}`)).statusCode).toBe(404)
  })

  it('is refused to the last owner, in clear words', async () => {
    await colleague(test, owner, 'accountant')
    const answer = await post(owner, `leave/${owner.company_id}`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'last_owner', allowed_actions: [] })
    expect(answer.json().message).toContain('единственный владелец')
  })

  it('lets two owners who leave at once leave one', async () => {
    const second = await colleague(test, owner, 'owner')
    const answers = await Promise.all([owner, second].map((one) => post(one, `leave/${owner.company_id}`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('is possible for a company that the session does not act for', async () => {
    const other = await company(test)
    await join(test, owner, { company: other, function: 'seller' })
    expect((await post(owner, `leave/${other.id}`)).json().data).toMatchObject({
      company_id: owner.company_id,
    })
  })

  it('is not possible for a company of others', async () => {
    const other = await company(test)
    expect((await post(owner, `leave/${other.id}`)).statusCode).toBe(404)
    expect((await post(owner, 'leave/999999')).statusCode).toBe(404)
  })
})
