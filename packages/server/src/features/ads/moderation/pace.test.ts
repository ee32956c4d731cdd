import { adFields, adForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DRAFT } from '../../../testing/ads.ts'
import { type Person, person } from '../../../testing/people.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

const MINUTE = 60_000

let test: TestServer
let owner: Person
let manager: Person
beforeAll(async () => {
  test = await testServer()
})
beforeEach(async () => {
  await test.empty()
  owner = await person(test, 5)
  manager = await person(test, 3)
})
afterAll(() => test.close())

async function pace(who = owner): Promise<number | null> {
  const answer = await test.send({ method: 'GET', path: '/api/userBanner/pace', token: who.token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.minutes
}

async function act(operation: string, id: number, who: Person, json?: object): Promise<void> {
  const answer = await test.send({ path: `/api/userBanner/${operation}/${id}`, token: who.token, json })
  expect(answer.statusCode, answer.body).toBe(200)
}

async function handIn(who = owner): Promise<number> {
  const form = adForm(adFields(DRAFT), [])
  const answer = await test.send({ path: '/api/userBanner/create', form, token: who.token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.id
}

/** Hands in an ad that a moderator publishes after some minutes. */
async function publishedAfter(minutes: number): Promise<number> {
  const id = await handIn()
  test.clock.advance(minutes * MINUTE)
  await act('publish', id, manager)
  return id
}

it('is the median of the latest decisions, in minutes', async () => {
  for (const minutes of [300, 10, 40, 20]) await publishedAfter(minutes)
  expect(await pace()).toBeNull()
  await publishedAfter(90)
  expect(await pace()).toBe(40)
  expect(await pace(manager)).toBe(40)
})

it('is a minute at least', async () => {
  for (let n = 0; n < 5; n++) await publishedAfter(0)
  expect(await pace()).toBe(1)
})

it('counts an ad that was sent back from its edit on, not from its beginning', async () => {
  for (let n = 0; n < 3; n++) {
    const id = await handIn()
    test.clock.advance(10 * MINUTE)
    await act('needEdits', id, manager, { reason: 'price', comment: 'Цена ниже, чем в тексте.' })
    test.clock.advance(5000 * MINUTE)
    const form = adForm(adFields({ ...DRAFT, price: 13_000 }), [])
    form.append('id', String(id))
    const edited = await test.send({ path: `/api/userBanner/update/${id}`, form, token: owner.token })
    expect(edited.statusCode, edited.body).toBe(200)
    test.clock.advance(12 * MINUTE)
    await act('publish', id, manager)
  }
  expect(await pace()).toBe(11)
})

it('counts an ad that its owner took out of the archive from then on', async () => {
  for (let n = 0; n < 5; n++) {
    const id = await handIn()
    await act('archive', id, owner)
    test.clock.advance(5000 * MINUTE)
    await act('activate', id, owner)
    test.clock.advance(15 * MINUTE)
    await act('publish', id, manager)
  }
  expect(await pace()).toBe(15)
})

it('does not count what staff do with their own ads', async () => {
  for (const minutes of [10, 20, 30, 40]) await publishedAfter(minutes)
  for (let n = 0; n < 5; n++) await act('publish', await handIn(manager), manager)
  expect(await pace()).toBeNull()
})

it('forgets decisions after 14 days', async () => {
  for (const minutes of [10, 20, 30, 40, 50]) await publishedAfter(minutes)
  test.clock.advance(13 * 24 * 60 * MINUTE)
  expect(await pace()).toBe(30)
  test.clock.advance(24 * 60 * MINUTE)
  expect(await pace()).toBeNull()
})
