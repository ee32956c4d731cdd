import { REVIEW_EDITABLE_FOR } from '@sauda/sdk/reviews'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../testing/ads.ts'
import { colleague, type Person, person } from '../../testing/people.ts'
import { report, review } from '../../testing/reviews.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let owner: Person
let buyer: Person
let staff: Person
let id: number
let about: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 1)
  buyer = await person(test, 5)
  staff = await person(test, 3)
  about = await ad(test, owner.id, { status: 31, live: true })
  id = await review(test, about, buyer.id)
})
afterAll(() => test.close())

const ask = (who: Person | null, path: string, json?: object) =>
  test.send({ method: json ? 'POST' : 'GET', path: `/api/userReview/${path}`, token: who?.token, json })
const data = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const list = async (who: Person, name: string, more = {}) =>
  (await data(who, 'pagination', { list: name, ...more })).items
const idsOf = (items: { id: number }[]) => items.map((one) => one.id)
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
const acts = () =>
  test.db.selectFrom('audit').select(['actor_id', 'subject_id', 'action', 'reason']).orderBy('id').execute()

describe('a reply', () => {
  it('is written by any seller of the company, once, signed with its name, and told to the author', async () => {
    const seller = await colleague(test, owner, 'seller')
    const { sign } = await test.db.selectFrom('companies').select('sign').executeTakeFirstOrThrow()
    expect(await data(seller, `reply/${id}`, { text: ' Спасибо. ' })).toMatchObject({
      reply: { name: sign, text: 'Спасибо.', edited: false },
      allowed_actions: ['editReply', 'report'],
    })
    expect((await ask(owner, `reply/${id}`, { text: 'И я.' })).json()).toMatchObject({
      ...{ code: 'action_not_allowed', allowed_actions: ['editReply', 'report'] },
    })
    expect(await notices(buyer)).toMatchObject([{ type: 3, user_review_id: { user_banner_id: about, id } }])
  })

  it('of two colleagues at once is one', async () => {
    const seller = await colleague(test, owner, 'seller')
    const answers = await Promise.all([owner, seller].map((who) => ask(who, `reply/${id}`, { text: 'Да.' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('is changed for a day by a colleague, and says so', async () => {
    const seller = await colleague(test, owner, 'seller')
    await data(owner, `reply/${id}`, { text: 'Спасибо.' })
    test.clock.advance(REVIEW_EDITABLE_FOR - 1)
    const { reply } = await data(seller, `editReply/${id}`, { text: 'Спасибо, ждём снова.' })
    expect(reply).toMatchObject({ text: 'Спасибо, ждём снова.', edited: true })
    test.clock.advance(1)
    expect((await ask(seller, `editReply/${id}`, { text: 'Поздно.' })).statusCode).toBe(409)
  })

  it.each(['', '  ', 'я'.repeat(601)])('%j is refused', async (text) => {
    expect((await ask(owner, `reply/${id}`, { text })).statusCode).toBe(422)
  })

  it.each([
    ['Звоните: 8 701 123 45 67', 'has_contacts'],
    ['Пишите на t.me/brembo_almaty', 'has_contacts'],
    ['Это ИИН 900101300007', 'has_number'],
    ['Сами вы мошенники', 'has_listed_words'],
  ])('%j is refused, also when it is changed', async (text, code) => {
    const errors = { text: [code] }
    expect((await ask(owner, `reply/${id}`, { text })).json()).toMatchObject({ code: 'invalid', errors })
    await data(owner, `reply/${id}`, { text: 'Спасибо.' })
    expect((await ask(owner, `editReply/${id}`, { text })).json()).toMatchObject({ code: 'invalid', errors })
    expect((await data(null, `getById/${id}`)).reply.text).toBe('Спасибо.')
  })

  it('is not written by an accountant, a stranger, another company, the author or staff', async () => {
    const others = [
      await colleague(test, owner, 'accountant'),
      await person(test, 5),
      await person(test, 1),
      buyer,
      staff,
    ]
    for (const who of others) expect((await ask(who, `reply/${id}`, { text: 'Да.' })).statusCode).toBe(409)
  })

  it('to a review that waits is impossible, as the shop does not see it', async () => {
    const held = await review(test, about, (await person(test, 5)).id, { held: ['words'] })
    expect((await ask(owner, `reply/${held}`, { text: 'Да.' })).statusCode).toBe(404)
  })

  it('of a private seller is signed with his public name', async () => {
    const seller = await person(test, 5)
    const own = await review(test, await ad(test, seller.id, { status: 31, live: true }), buyer.id)
    expect((await data(seller, `reply/${own}`, { text: 'Да.' })).reply.name).toMatch(/^Человек/)
  })
})

describe('a report', () => {
  it('has a number, hides nothing, and is one per company', async () => {
    const seller = await colleague(test, owner, 'seller')
    const { reports } = await data(seller, `report/${id}`, { reason: 'untrue', text: 'Не был у нас.' })
    expect(reports).toMatchObject([
      { number: expect.any(Number), reason: 'untrue', by_shop: true, mine: true, verdict: null },
    ])
    expect((await ask(owner, `report/${id}`, { reason: 'untrue' })).statusCode).toBe(409)
    expect((await data(owner, `getById/${id}`)).reports).toMatchObject([{ mine: true }])
    expect(await list(owner, 'ad', { user_banner_id: about })).toHaveLength(1)
  })

  it('is seen by staff and its sender alone, and says of nobody who sent it', async () => {
    const reader = await person(test, 5)
    await data(reader, `report/${id}`, { reason: 'advert' })
    for (const who of [buyer, owner, null]) expect((await data(who, `getById/${id}`)).reports).toEqual([])
    const seen = await ask(staff, `getById/${id}`)
    expect(seen.json().data.reports).toMatchObject([{ by_shop: false, mine: false }])
    expect(seen.body).not.toContain('reporter_id')
    expect(idsOf(await list(reader, 'reports'))).toEqual([id])
  })

  it.each([
    [{}, 'reason'],
    [{ reason: 'ugly' }, 'reason'],
    [{ reason: 'other' }, 'text'],
    [{ reason: 'untrue', text: 'я'.repeat(601) }, 'text'],
  ])('%j is refused', async (form, field) => {
    const answer = await ask(owner, `report/${id}`, form)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  it('of the own review, or of one that is gone, is refused', async () => {
    expect((await ask(buyer, `report/${id}`, { reason: 'untrue' })).statusCode).toBe(409)
    await data(buyer, `delete/${id}`, {})
    expect((await ask(owner, `report/${id}`, { reason: 'untrue' })).statusCode).toBe(404)
  })

  it('ends as withdrawn when the author deletes the review', async () => {
    const number = await report(test, id, owner.id, { companyId: owner.company_id })
    await data(buyer, `delete/${id}`, {})
    expect(await list(owner, 'reports')).toMatchObject([
      { status: 2, reports: [{ number, verdict: 'withdrawn', verdict_reason: null }] },
    ])
    expect((await list(owner, 'reports'))[0]).not.toHaveProperty('deletion')
    expect(await notices(owner)).toMatchObject([{ type: 6, user_review_id: { number } }])
  })
})

describe('staff', () => {
  it('publish a held one: the shop and the author hear of it', async () => {
    const author = await person(test, 5)
    const held = await review(test, about, author.id, { held: ['no_contact'] })
    expect(idsOf(await list(staff, 'held'))).toEqual([held])
    expect(await data(staff, `decide/${held}`, { decision: 'publish' })).toMatchObject({ held: false })
    expect(await notices(author)).toMatchObject([{ type: 4 }])
    expect(await notices(owner)).toMatchObject([{ type: 1 }])
    expect(await list(staff, 'held')).toEqual([])
    expect(await acts()).toMatchObject([{ actor_id: staff.id, subject_id: held, action: 'publish' }])
    const again = await ask(staff, `decide/${held}`, { decision: 'publish' })
    expect([again.statusCode, again.json().allowed_actions]).toEqual([409, ['delete']])
  })

  it('keep a reported one: each sender hears of it with number, reason and answer', async () => {
    const reader = await person(test, 5)
    const numbers = [
      await report(test, id, reader.id),
      await report(test, id, owner.id, { companyId: owner.company_id }),
    ]
    expect(idsOf(await list(staff, 'reported'))).toEqual([id])
    const kept = await data(staff, `decide/${id}`, {
      ...{ decision: 'keep', reason: 'own_experience', answer: 'Ответьте под отзывом.' },
    })
    expect(kept.reports).toMatchObject([{ verdict: 'kept' }, { verdict: 'kept' }])
    for (const [at, who] of [reader, owner].entries())
      expect(await notices(who)).toMatchObject([
        {
          ...{ type: 5, reason: 'own_experience', comment: 'Ответьте под отзывом.' },
          user_review_id: { number: numbers[at] },
        },
      ])
    expect(await list(staff, 'reported')).toEqual([])
    expect(await acts()).toMatchObject([{ action: 'keep', reason: { code: 'own_experience', ad_id: about } }])
    expect(
      (await ask(staff, `decide/${id}`, { decision: 'keep', reason: 'other', answer: '!' })).statusCode,
    ).toBe(409)
  })

  it('delete with a reason that the author sees, and those who reported it hear of', async () => {
    const number = await report(test, id, owner.id, { companyId: owner.company_id })
    const removal = { reason: 'advert', comment: 'Без ссылок, пожалуйста.', answer: 'Спасибо.' }
    await data(staff, `delete/${id}`, removal)
    expect(await notices(buyer)).toMatchObject([
      { type: 2, reason: 'advert', comment: removal.comment, user_review_id: { user_banner_id: about } },
    ])
    expect(await notices(owner)).toMatchObject([
      { type: 6, reason: 'advert', comment: 'Спасибо.', user_review_id: { number } },
    ])
    expect((await data(buyer, `ofAd/${about}`)).own).toMatchObject({
      ...{ status: 2, deletion: { by_staff: true, reason: 'advert', comment: removal.comment } },
    })
    expect(await list(buyer, 'own')).toMatchObject([{ id, status: 2 }])
    expect((await ask(owner, `getById/${id}`)).statusCode).toBe(404)
    expect(await acts()).toMatchObject([
      { action: 'delete', reason: { ad_id: about, code: 'advert', comment: removal.comment } },
    ])
  })

  it.each([{}, { reason: 'untrue' }, { reason: 'other' }])('do not delete with %j', async (removal) => {
    expect((await ask(staff, `delete/${id}`, removal)).statusCode).toBe(422)
  })

  it('decide nothing about their own review, nor about one of their own ad', async () => {
    const own = await review(test, about, staff.id, { held: ['no_contact'] })
    const mine = await ad(test, staff.id, { status: 31, live: true })
    const ofMine = await review(test, mine, buyer.id)
    await report(test, ofMine, (await person(test, 5)).id)
    expect((await ask(staff, `decide/${own}`, { decision: 'publish' })).statusCode).toBe(409)
    for (const [path, json] of [
      [`delete/${ofMine}`, { reason: 'advert' }],
      [`decide/${ofMine}`, { decision: 'keep', reason: 'within_rules' }],
    ] as const)
      expect((await ask(staff, path, json)).statusCode).toBe(409)
    expect([await list(staff, 'held'), await list(staff, 'reported')]).toEqual([[], []])
    expect(await data(staff, `count/${staff.id}`)).toMatchObject({ waiting: 0, unanswered: 1 })
    expect(idsOf(await list(await person(test, 4), 'held'))).toEqual([own])
  })
})
