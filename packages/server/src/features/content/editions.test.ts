import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentItem, editor, FIELDS, publishedItem } from '../../testing/content.ts'
import { DETAILS, detailed, END, newPhone } from '../../testing/flows.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
beforeEach(() => test.empty())
afterAll(() => test.close())

const get = async (query = '') => test.send({ method: 'GET', path: `/api/privacyPolicy/get${query}` })
const act = async (action: string, item: { id: number; version: number }, json: object = {}) => {
  const { token } = await editor(test)
  const body = { version: item.version, ...json }
  const answer = await test.send({ path: `/api/content/${action}/${item.id}`, token, json: body })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data.item
}
const hours = (number: number) => new Date(test.clock.now().getTime() + number * 3_600_000).toISOString()

/** Publishes the policy, and then another text of it. */
async function twoVersions(when: object = {}) {
  const first = await publishedItem(test, 'privacyPolicy', FIELDS.privacyPolicy)
  const second = await act('save', first, { fields: { ...FIELDS.privacyPolicy, text: 'Новый текст.' } })
  const note = { change_note: 'Короче', change_note_kk: 'Қысқарақ', effective_on: '2026-12-01' }
  return act('publish', second, { ...note, ...when })
}

describe('a text of the centre', () => {
  it('has numbered publications, of which earlier ones stay readable', async () => {
    expect((await get()).statusCode).toBe(404)
    await twoVersions()
    const newest = (await get()).json().data
    expect(newest).toMatchObject({
      text: 'Новый текст.',
      version: 2,
      effective_on: '2026-12-01',
      change_note: 'Короче',
      change_note_kk: 'Қысқарақ',
      versions: [
        { version: 2, effective_on: '2026-12-01' },
        { version: 1, effective_on: '2026-11-21', change_note: null },
      ],
    })
    const first = (await get('?version=1')).json().data
    expect(first).toMatchObject({
      version: 1,
      title: 'Политика',
      contents: [{ id: 't-dannye', level: 2, text: 'Данные' }],
      effective_on: '2026-11-21',
    })
    expect((await get('?version=2')).json().data).toEqual(newest)
  })

  it.each(['3', '99999'])('has no version %s', async (version) => {
    await twoVersions()
    expect((await get(`?version=${version}`)).statusCode).toBe(404)
  })

  it.each(['0', '-1', 'последняя', '1.5', '99999999999'])('is not asked for version %s', async (version) => {
    await twoVersions()
    expect((await get(`?version=${version}`)).statusCode).toBe(400)
  })

  it('does not show drafts by number', async () => {
    const item = await publishedItem(test, 'privacyPolicy', FIELDS.privacyPolicy)
    await act('save', item, { fields: { ...FIELDS.privacyPolicy, text: 'Тайна' } })
    expect((await get('?version=2')).statusCode).toBe(404)
  })

  it('keeps a planned publication secret until it begins', async () => {
    const planned = await twoVersions({ from: hours(2) })
    expect((await get()).json().data).toMatchObject({ version: 1, versions: [{ version: 1 }] })
    expect((await get('?version=2')).statusCode).toBe(404)
    test.clock.advance(2 * 3_600_000)
    expect((await get()).json().data).toMatchObject({
      version: 2,
      versions: [{ version: 2 }, { version: 1 }],
    })
    expect(planned).toMatchObject({ state: 'changed', planned: { version: 2 } })
  })

  it('gives the number of a cancelled publication to the next one', async () => {
    const planned = await twoVersions({ from: hours(2) })
    const third = await act('save', planned, { fields: { ...FIELDS.privacyPolicy, text: 'Третий' } })
    await act('publish', third)
    test.clock.advance(3 * 3_600_000)
    expect((await get()).json().data).toMatchObject({ text: 'Третий', version: 2, versions: [{}, {}] })
  })

  it('keeps its number when it is published again, and shows nothing while it is withdrawn', async () => {
    const item = await publishedItem(test, 'privacyPolicy', FIELDS.privacyPolicy)
    await act('withdraw', item)
    expect((await get()).statusCode).toBe(404)
    expect((await get('?version=1')).statusCode).toBe(404)
    await act('publish', item)
    expect((await get()).json().data).toMatchObject({ version: 1, versions: [{ version: 1 }] })
  })

  it('has no end', async () => {
    const { id } = await contentItem(test, 'privacyPolicy', FIELDS.privacyPolicy)
    const { token } = await editor(test)
    const json = { version: 1, till: hours(1), effective_on: '2026-13-01' }
    const answer = await test.send({ path: `/api/content/publish/${id}`, token, json })
    expect(answer.json().errors).toMatchObject({ effective_on: ['wrong_format'] })
    const ends = await test.send({
      path: `/api/content/publish/${id}`,
      token,
      json: { version: 1, till: hours(1) },
    })
    expect(ends.json().errors).toEqual({ till: ['unexpected'] })
  })
})

describe('a consent', () => {
  const consents = () =>
    test.db
      .selectFrom('consents')
      .select(['kind', 'text_version', 'privacy_version'])
      .orderBy('kind')
      .execute()
  const coming = () => detailed(test, { ...DETAILS, phone: newPhone() })
  const finishing = async (versions?: object) => (await coming()).post('user/finish', { ...END, versions })

  it('names the publications that it was given to', async () => {
    await twoVersions()
    await publishedItem(test, 'termsOfUse', FIELDS.termsOfUse)
    await publishedItem(test, 'rulesAd', FIELDS.rulesAd, { from: hours(5) })
    const versions = { terms: 1, privacy: 2, ad_rules: null }
    expect((await finishing(versions)).statusCode).toBe(200)
    expect(await consents()).toEqual([
      { kind: 'ad_rules', text_version: null, privacy_version: null },
      { kind: 'terms', text_version: 1, privacy_version: 2 },
    ])
  })

  it('is given without them while nothing is published', async () => {
    expect((await finishing()).statusCode).toBe(200)
    expect(await consents()).toMatchObject([
      { text_version: null },
      { text_version: null, privacy_version: null },
    ])
  })

  it.each([
    ['an older policy', { terms: 1, privacy: 1 }, { terms: ['text_changed'] }],
    ['a policy that does not exist', { terms: 1, privacy: 3 }, { terms: ['text_changed'] }],
    ['no policy', { terms: 1 }, { terms: ['text_changed'] }],
    ['no terms', { terms: null, privacy: 2 }, { terms: ['text_changed'] }],
    ['rules that are not shown yet', { terms: 1, privacy: 2, ad_rules: 1 }, { ad_rules: ['text_changed'] }],
    ['nothing', undefined, { terms: ['text_changed'] }],
    ['version zero', { terms: 0 }, { 'versions.terms': ['too_small'] }],
    ['a text besides', { about: 1 }, { 'versions.about': ['unexpected'] }],
  ])('to %s is not taken, and can be given again', async (_what, versions, errors) => {
    await twoVersions()
    await publishedItem(test, 'termsOfUse', FIELDS.termsOfUse)
    await publishedItem(test, 'rulesAd', FIELDS.rulesAd, { from: hours(5) })
    const browser = await coming()
    const refused = await browser.post('user/finish', { ...END, versions })
    expect([refused.statusCode, refused.json().errors]).toEqual([422, errors])
    expect(await consents()).toEqual([])
    const again = await browser.post('user/finish', { ...END, versions: { terms: 1, privacy: 2 } })
    expect(again.statusCode, again.body).toBe(200)
    expect(await consents()).toHaveLength(2)
  })

  it('to a text that was published while it was read is asked for again', async () => {
    await publishedItem(test, 'termsOfUse', FIELDS.termsOfUse)
    const browser = await coming()
    await publishedItem(test, 'rulesAd', FIELDS.rulesAd)
    const refused = await browser.post('user/finish', { ...END, versions: { terms: 1 } })
    expect(refused.json().errors).toEqual({ ad_rules: ['text_changed'] })
    const again = await browser.post('user/finish', { ...END, versions: { terms: 1, ad_rules: 1 } })
    expect(again.statusCode, again.body).toBe(200)
    expect(await consents()).toMatchObject([{ text_version: 1 }, { text_version: 1, privacy_version: null }])
  })
})
