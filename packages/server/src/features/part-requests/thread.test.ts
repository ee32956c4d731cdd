import { TALK_LIMITS } from '@sauda/sdk/talk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answeredRequest, answerTo, askFor, brakeShop } from '../../testing/part-requests.ts'
import { colleague, type Person, person } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const PHONE = '+77011234412'

let test: TestServer
let buyer: Person
let shop: Person
let id: number
let answerId: number
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  buyer = await person(test, 5)
  await test.db.updateTable('users').set({ phone: PHONE }).where('id', '=', buyer.id).execute()
  ;({ id, answerId, shop } = await answeredRequest(test, buyer))
})
afterAll(() => test.close())

const call = (path: string, { token }: Person, json: object = {}) =>
  test.send({ path: `/api/userRequest/${path}/${answerId}`, token, json })
const thread = async (who: Person, json: object = {}) => {
  const answer = await call('messages', who, json)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const say = async (who: Person, text: string) => {
  const answer = await call('send', who, { text })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const messageNotices = async ({ id: user }: Person) =>
  (
    await test.db
      .selectFrom('notifications')
      .select('body')
      .where('user_id', '=', user)
      .where('type', '=', 8)
      .execute()
  ).map(({ body }) => Object(body).user_request_id)

describe('a thread', () => {
  it('is of the asker and the people of that one shop, who know each other by name and sign', async () => {
    const seller = await colleague(test, shop, 'seller')
    await say(buyer, ' А под 2.5 подойдёт? ')
    await say(seller, 'Да, 296 мм.')
    const mine = await thread(buyer)
    expect(mine).toMatchObject({ price: 38_500, more: false, unread: 1, phone: '+7 701 ••• •• 12' })
    expect(mine.messages).toMatchObject([
      { own: true, text: 'А под 2.5 подойдёт?', note: null },
      { own: false, text: 'Да, 296 мм.', by: mine.other },
    ])
    expect(await thread(shop)).toMatchObject({
      unread: 1,
      other_plate: null,
      phone: null,
      messages: [{ own: false }, { own: true, by: mine.other }],
      allowed_actions: ['write'],
    })
    expect(await messageNotices(buyer)).toMatchObject([
      { id, answer_id: answerId, own: true, shop: mine.other },
    ])
    expect(await messageNotices(seller)).toMatchObject([{ id, answer_id: answerId, own: false }])
  })

  it('of several messages there is one notification that waits to be read', async () => {
    for (const text of ['раз', 'два', 'три']) await say(buyer, text)
    expect(await messageNotices(shop)).toHaveLength(1)
  })

  it('does not exist for another shop, another asker, staff and accountants', async () => {
    await say(buyer, 'Секрет')
    const accountant = await colleague(test, shop, 'accountant')
    const others = [await brakeShop(test), await person(test, 5), await person(test, 2), accountant]
    for (const who of others) {
      for (const path of ['messages', 'send', 'readMessages', 'presence', 'givePhone']) {
        const json =
          { send: { text: 'x' }, readMessages: { up_to: 1 }, presence: { sign: 'typing' } }[path] ?? {}
        const answer = await call(path, who, json)
        expect([path, answer.statusCode]).toEqual([path, 404])
        expect(answer.body).not.toContain('Секрет')
      }
    }
  })

  it('says when the other side read the own last message, person by person', async () => {
    const first = await say(buyer, 'раз')
    expect((await thread(buyer)).other_read_at).toBeNull()
    test.clock.advance(60_000)
    expect((await call('readMessages', shop, { up_to: first.id })).statusCode).toBe(200)
    expect((await thread(buyer)).other_read_at).toBe(test.clock.now().toISOString())
    expect((await thread(shop)).unread).toBe(0)
    expect((await thread(await colleague(test, shop, 'seller'))).unread).toBe(1)
    await say(buyer, 'два')
    expect((await thread(buyer)).other_read_at).toBeNull()
    // Never back, and not beyond what there is.
    await call('readMessages', shop, { up_to: 9_007_199_254_740_991 })
    await call('readMessages', shop, { up_to: first.id })
    expect((await thread(shop)).unread).toBe(0)
  })

  it('that somebody writes in has not been read by that', async () => {
    await say(shop, 'Есть ещё вопрос')
    await say(buyer, 'Я еду')
    expect([(await thread(buyer)).unread, (await thread(shop)).other_read_at]).toEqual([1, null])
  })

  it('is read page by page', async () => {
    for (let n = 1; n <= 5; n++) await say(n % 2 ? buyer : shop, `${n}`)
    const texts = ({ messages }: { messages: { text: string }[] }) =>
      messages.map(({ text }) => text).join('')
    const last = await thread(buyer, { limit: 2 })
    expect([texts(last), last.more]).toEqual(['45', true])
    const before = await thread(buyer, { limit: 9, before: last.messages[0].id })
    expect([texts(before), before.more]).toEqual(['123', false])
    expect(texts(await thread(buyer, { after: before.messages[0].id, limit: 3 }))).toBe('234')
  })

  it('has thirty messages a minute', async () => {
    for (let n = 0; n < TALK_LIMITS.perMinute; n++) await say(buyer, `${n}`)
    const answer = await call('send', buyer, { text: 'ещё' })
    expect([answer.statusCode, answer.json().retry_after]).toEqual([429, 60])
    await say(shop, 'другой может')
    test.clock.advance(61_000)
    await say(buyer, 'ещё')
  })

  it.each([
    [{ text: '' }, { text: ['required'] }],
    [{ text: '  ' }, { text: ['required'] }],
    [{ text: 'я'.repeat(2001) }, { text: ['too_long'] }],
    [{ text: 'a', photo_keys: ['c'.repeat(20)] }, { photo_keys: ['unknown'] }],
  ])('refuses %j', async (json, errors) => {
    const answer = await call('send', buyer, json)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
  })

  it('ends with the request, but for the shop that was chosen', async () => {
    const token = buyer.token
    const close = (json: object) => test.send({ path: `/api/userRequest/unpublish/${id}`, token, json })
    await close({ reason: 'found', answer_id: answerId })
    await say(buyer, 'Спасибо')
    await test.send({ path: `/api/userRequest/reopen/${id}`, token })
    await close({ reason: 'given_up' })
    const late = await call('send', shop, { text: 'А у нас есть' })
    expect([late.statusCode, late.json().code]).toEqual([409, 'action_not_allowed'])
  })

  it('is not beside «нет такого»', async () => {
    const none = await brakeShop(test)
    const other = await askFor(test, buyer, { text: 'Суппорт задний' })
    answerId = (await answerTo(test, none, other, { has: false })).answer?.id ?? 0
    expect((await call('send', buyer, { text: 'x' })).statusCode).toBe(409)
  })
})

describe('the phone', () => {
  it('is given once, to one shop, by the asker, and is noted without the number', async () => {
    expect((await call('givePhone', shop)).statusCode).toBe(404)
    expect((await thread(shop)).phone).toBeNull()
    const at = test.clock.now().toISOString()
    expect((await call('givePhone', buyer)).json().data).toMatchObject({
      phone_given_at: at,
      allowed_actions: ['write'],
      messages: [{ note: 'phone_given', text: '' }],
    })
    test.clock.advance(60_000)
    expect((await call('givePhone', buyer)).json().data).toMatchObject({ phone_given_at: at, messages: [{}] })
    expect((await thread(shop)).phone).toBe(PHONE)
    const log = await test.db.selectFrom('audit').selectAll().where('action', '=', 'givePhone').execute()
    expect(log).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain('1234412')
  })

  it('of somebody who has none is not given', async () => {
    await test.db.updateTable('users').set({ phone: null }).where('id', '=', buyer.id).execute()
    expect(await thread(buyer)).toMatchObject({ phone: null, allowed_actions: ['write'] })
    expect((await call('givePhone', buyer)).statusCode).toBe(409)
  })
})

it('photos of a request, an answer and a thread are seen by its people alone', async () => {
  const stage = async ({ token }: Person) => {
    const form = new FormData()
    form.append('photo', await picture())
    const answer = await test.send({ path: '/api/userBanner/stagePhoto', token, form })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const [asked, said, sent] = [await stage(buyer), await stage(shop), await stage(buyer)]
  const other = await askFor(test, buyer, { text: 'Суппорт с фото', photo_keys: [asked.key] })
  const { answer } = await answerTo(test, shop, other, { photo_keys: [said.key] })
  answerId = answer?.id ?? 0
  await call('send', buyer, { text: '', photo_keys: [sent.key] })
  const kept = await answerTo(test, shop, other, { photo_keys: [said.key], seen_version: 1 })
  expect(kept.answer?.photos).toMatchObject([{ key: said.key }])
  const strangers = [await person(test, 5), await person(test, 1)]
  const operator = await person(test, 4)
  const see = async (path: string, who?: Person) =>
    (await test.send({ method: 'GET', path, token: who?.token })).statusCode
  for (const { small } of [asked, said, sent]) {
    for (const who of [buyer, shop]) expect(await see(small, who)).toBe(200)
    for (const who of [...strangers, undefined]) expect(await see(small, who)).toBe(404)
  }
  expect([
    await see(asked.small, operator),
    await see(said.small, operator),
    await see(sent.small, operator),
  ]).toEqual([200, 200, 404])
})
