import { REVIEW_EDITABLE_FOR } from '@sauda/sdk/reviews'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { colleague, type Person, person } from '../../testing/people.ts'
import { CLEAN, revealed, review } from '../../testing/reviews.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { forgetOldReveals } from '../ads/reveals.ts'

let test: TestServer
let owner: Person
let buyer: Person
let staff: Person
let id: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 1)
  buyer = await person(test, 5)
  staff = await person(test, 4)
  id = await ad(test, owner.id, { status: 31, live: true })
})
afterAll(() => test.close())

const ask = (who: Person | null, path: string, json?: object) =>
  test.send({ method: json ? 'POST' : 'GET', path: `/api/userReview/${path}`, token: who?.token, json })
const data = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const write = (who: Person, change: object = {}) =>
  ask(who, 'create', { user_banner_id: id, stars: 4, text: CLEAN, ...change })
const ofAd = (who: Person | null = null) => data(who, `ofAd/${id}`)
const shown = async () => (await data(null, 'pagination', { list: 'ad', user_banner_id: id })).items
const notices = async (who: Person) => {
  const { items } = (
    await test.send({
      path: `/api/notification${who.role_id === 1 ? 'Tenant' : ''}/get`,
      token: who.token,
      json: { user_id: who.id },
    })
  ).json().data
  return items
}

describe('a review', () => {
  it('with the badge is public at once, and told to those who sell for the company', async () => {
    const seller = await colleague(test, owner, 'seller')
    const accountant = await colleague(test, owner, 'accountant')
    await revealed(test, id, buyer.id)
    const answer = await write(buyer)
    expect(answer.json().data).toMatchObject({
      contacted: true,
      held: false,
      mine: true,
      stars: 4,
      text: CLEAN,
    })
    expect(await shown()).toMatchObject([{ stars: 4, contacted: true, mine: false, allowed_actions: [] }])
    const told = { type: 1, company_id: owner.company_id, user_review_id: { user_banner_id: id, stars: 4 } }
    for (const who of [owner, seller]) expect(await notices(who)).toMatchObject([told])
    expect(await notices(accountant)).toEqual([])
  })

  it('gets the badge by the call that reveals the phone, for 180 days', async () => {
    const show = { path: `/api/userBanner/showPhone/${id}`, token: buyer.token, json: {} }
    expect((await test.send(show)).statusCode).toBe(200)
    const ago = async (ms: number) => {
      const at = new Date(test.clock.now().getTime() - ms)
      await test.db.updateTable('phone_reveals').set({ revealed_at: at }).execute()
    }
    await ago(180 * 86_400_000)
    const { data: first } = (await write(buyer)).json()
    expect(first).toMatchObject({ contacted: true, held: false })
    await ask(buyer, `delete/${first.id}`, {})
    await ago(180 * 86_400_000 + 1)
    expect((await write(buyer)).json().data).toMatchObject({ contacted: false })
    await forgetOldReveals(test.server.deps)
    expect(await test.db.selectFrom('phone_reveals').selectAll().execute()).toEqual([])
  })

  it('of a guest is nothing that is kept', async () => {
    await test.send({ path: `/api/userBanner/showPhone/${id}`, json: {} })
    expect(await test.db.selectFrom('phone_reveals').selectAll().execute()).toEqual([])
  })

  it('without the badge waits: nobody but its author and staff sees it or hears of it', async () => {
    const { id: held } = (await write(buyer)).json().data
    expect(await shown()).toEqual([])
    expect((await ofAd(buyer)).own).toMatchObject({ held: true, allowed_actions: ['edit', 'delete'] })
    expect((await ofAd()).rating.reviews).toBe(0)
    expect(await notices(owner)).toEqual([])
    for (const who of [null, owner, await person(test, 5)])
      expect((await ask(who, `getById/${held}`)).statusCode).toBe(404)
    expect(await data(staff, `getById/${held}`)).toMatchObject({ held_for: ['no_contact'] })
    expect(await data(buyer, `getById/${held}`)).not.toHaveProperty('held_for')
  })

  it.each([
    ['a phone', 'Звоните мне, всё расскажу подробно: 8 701 234-56-78', ['contacts']],
    ['an IIN', 'Продавец с ИИН 900101300007 обещал вернуть деньги', ['number']],
    ['a listed word', 'Это мошенники, деньги не вернули до сих пор', ['words']],
  ])('with %s waits in spite of the badge', async (_what, text, reasons) => {
    await revealed(test, id, buyer.id)
    const { id: held } = (await write(buyer, { text })).json().data
    expect(await data(staff, `getById/${held}`)).toMatchObject({ held: true, held_for: reasons })
  })

  it('of a former colleague waits', async () => {
    const former = await colleague(test, owner, 'seller')
    await test.db
      .updateTable('memberships')
      .set({ until: test.clock.now() })
      .where('user_id', '=', former.id)
      .execute()
    await test.db.updateTable('users').set({ role_id: 5 }).where('id', '=', former.id).execute()
    await revealed(test, id, former.id)
    const { id: held } = (await write(former)).json().data
    expect(await data(staff, `getById/${held}`)).toMatchObject({ held_for: ['colleague'] })
  })

  it.each([
    ['the owner', () => owner, 'own_ad'],
    ['a seller of the company', () => colleague(test, owner, 'seller'), 'own_company'],
    ['an accountant of the company', () => colleague(test, owner, 'accountant'), 'own_company'],
  ] as const)('is not written by %s', async (_who, whom, code) => {
    const who = await whom()
    expect((await ofAd(who)).may_review).toBe(code)
    const answer = await write(who)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'action_not_allowed', allowed_actions: [] })
  })

  it('of the own company is not written while another company acts either', async () => {
    const both = await colleague(test, owner, 'seller')
    const other = await person(test, 1)
    await test.db
      .insertInto('memberships')
      .values({
        user_id: both.id,
        company_id: other.company_id ?? 0,
        function: 'owner',
        since: test.clock.now(),
      })
      .execute()
    await test.db
      .updateTable('sessions')
      .set({ acts_for: other.company_id })
      .where('user_id', '=', both.id)
      .execute()
    expect((await write(both)).statusCode).toBe(409)
  })

  it('is one per person and ad, also of two sent at once', async () => {
    await revealed(test, id, buyer.id)
    const answers = await Promise.all([write(buyer), write(buyer)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await ofAd(buyer)).may_review).toBe('already')
    expect(await shown()).toHaveLength(1)
  })

  it('sent again with its key is the same one', async () => {
    const headers = { 'idempotency-key': 'once' }
    const send = () =>
      test.send({
        path: '/api/userReview/create',
        token: buyer.token,
        headers,
        json: { user_banner_id: id, stars: 4, text: CLEAN },
      })
    const [first, second] = [await send(), await send()]
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotency-replayed']).toBe('true')
  })

  it('of an ad that has disappeared is refused', async () => {
    await test.db
      .updateTable('ads')
      .set({ live_revision_id: null, status: 30 })
      .where('id', '=', id)
      .execute()
    expect((await write(buyer)).statusCode).toBe(404)
    expect((await write(buyer, { user_banner_id: 999_999 })).statusCode).toBe(404)
  })

  it.each([
    ['no stars', { stars: undefined }, { stars: ['required'] }],
    ['0 stars', { stars: 0 }, { stars: ['too_small'] }],
    ['6 stars', { stars: 6 }, { stars: ['too_large'] }],
    ['half a star', { stars: 4.5 }, { stars: ['wrong_format'] }],
    ['a short text', { text: 'Хорошо.' }, { text: ['too_short'] }],
    ['a long text', { text: 'я'.repeat(1001) }, { text: ['too_long'] }],
    ['spaces', { text: ' '.repeat(40) }, { text: ['required'] }],
  ])('with %s is refused', async (_what, change, errors) => {
    const answer = await write(buyer, change)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual(Object.keys(errors))
    expect((await ofAd(buyer)).own).toBeNull()
  })

  it('of blocked people and guests is refused', async () => {
    expect((await write(await person(test, 5, { blocked: true }))).statusCode).toBe(401)
    expect((await ofAd()).may_review).toBe('sign_in')
  })

  it('is limited by person', async () => {
    const answers = []
    for (let n = 0; n < 21; n++) answers.push((await write(buyer, { user_banner_id: 999_999 })).statusCode)
    expect(answers).toEqual([...Array(20).fill(404), 429])
  })

  it('never says the phone or the e-mail of its author', async () => {
    await test.db.updateTable('users').set({ phone: '+77015550000' }).where('id', '=', buyer.id).execute()
    await review(test, id, buyer.id)
    const { body } = await ask(null, 'pagination', { list: 'ad', user_banner_id: id })
    expect(body).not.toContain('7015550000')
    expect(body).not.toContain(buyer.email)
    expect(body).not.toContain('author_id')
  })
})

describe('an edit', () => {
  it('within a day changes stars and text, and says so', async () => {
    const mine = await review(test, id, buyer.id)
    test.clock.advance(REVIEW_EDITABLE_FOR - 1)
    const text = 'Одна сторона чуть толще, но обменяли без вопросов.'
    expect(await data(buyer, `edit/${mine}`, { stars: 2, text })).toMatchObject({
      ...{ stars: 2, text, held: false, edited_at: test.clock.now().toISOString() },
    })
    expect((await ofAd()).rating.by_stars).toEqual([0, 1, 0, 0, 0])
    expect(await notices(owner)).toEqual([])
    test.clock.advance(1)
    const late = await ask(buyer, `edit/${mine}`, { stars: 3, text })
    expect([late.statusCode, late.json().allowed_actions]).toEqual([409, ['delete']])
  })

  it('to a text with a link waits again, and counts no more', async () => {
    const mine = await review(test, id, buyer.id)
    await data(buyer, `edit/${mine}`, { stars: 4, text: 'Смотрите лучше на https://example.kz, там честнее' })
    expect(await shown()).toEqual([])
    expect((await ofAd()).rating.reviews).toBe(0)
    await data(buyer, `edit/${mine}`, { stars: 4, text: CLEAN })
    expect(await shown()).toHaveLength(1)
    // The seller has been told before.
    expect(await notices(owner)).toEqual([])
  })

  it('of a held one that is clean now is published and told', async () => {
    await revealed(test, id, buyer.id)
    const { id: mine } = (await write(buyer, { text: 'Пишите в whatsapp, там быстрее отвечают всем' })).json()
      .data
    expect(await data(buyer, `edit/${mine}`, { stars: 5, text: CLEAN })).toMatchObject({ held: false })
    expect(await notices(owner)).toMatchObject([{ type: 1 }])
  })
})

describe('a deletion by its author', () => {
  it('frees the place; a new text waits', async () => {
    await revealed(test, id, buyer.id)
    const { id: first } = (await write(buyer)).json().data
    expect(await data(buyer, `delete/${first}`, {})).toMatchObject({
      status: 2,
      deletion: { by_staff: false },
    })
    expect(await ofAd(buyer)).toMatchObject({ own: null, may_review: 'yes', rating: { reviews: 0 } })
    const { id: second } = (await write(buyer)).json().data
    expect(await data(staff, `getById/${second}`)).toMatchObject({ held_for: ['again'] })
  })

  it('is no news to the author and no act of staff', async () => {
    const mine = await review(test, id, buyer.id)
    await data(buyer, `delete/${mine}`, {})
    expect(await notices(buyer)).toEqual([])
    expect(await test.db.selectFrom('audit').selectAll().execute()).toEqual([])
    expect((await ask(buyer, `delete/${mine}`, {})).statusCode).toBe(409)
  })
})
