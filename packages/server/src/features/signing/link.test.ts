import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { lettersTo, letterTo } from '../../testing/letters.ts'
import { type Person, person } from '../../testing/people.ts'
import { acts, type Company, company, type SigningStage, signingStage } from '../../testing/signing-stage.ts'

let stage: SigningStage
let tenant: Company
beforeAll(async () => {
  stage = await signingStage()
})
beforeEach(async () => {
  tenant = await company(stage)
})
afterAll(() => stage.close())

const ask = ({ token }: Person, json: object) =>
  stage.test.send({ path: '/api/signingLink/send', token, json })

it('the letter leads to the list and holds no secret', async () => {
  expect((await ask(tenant.user, { kind: 'completion' })).statusCode).toBe(200)
  const { subject, text, html } = await letterTo(stage.test, tenant.user.email)
  expect(subject).toBe('Подписать акты на компьютере')
  const links = text.match(/https?:\S+/g) ?? []
  expect(
    links.map((link) => new URL(link)).map(({ pathname, search, hash }) => pathname + search + hash),
  ).toEqual(['/completion'])
  expect(html).toContain('Открыть документы')
})

it('or to one document, in the language of the user', async () => {
  const [id = 0] = await acts(stage, tenant, 1, { kind: 'application' })
  await stage.test.db.updateTable('users').set({ language: 'kk' }).where('id', '=', tenant.user.id).execute()
  expect((await ask(tenant.user, { kind: 'application', id })).statusCode).toBe(200)
  const { subject, text } = await letterTo(stage.test, tenant.user.email)
  expect(subject).toBe('Қосымшаларға компьютерде қол қою')
  expect(text).toContain(`/kk/application/${id}`)
})

it('a document of another tenant, of another kind, or none at all gets no letter', async () => {
  const other = await company(stage)
  const [foreign = 0] = await acts(stage, other)
  const [own = 0] = await acts(stage, tenant)
  for (const json of [
    { kind: 'completion', id: foreign },
    { kind: 'application', id: own },
    { kind: 'completion', id: 9_000_000 },
  ])
    expect((await ask(tenant.user, json)).statusCode).toBe(404)
  expect(await lettersTo(stage.test, tenant.user.email)).toEqual([])
})

it.each([
  ['an invoice', { kind: 'invoice' }],
  ['no kind', {}],
  ['an id that is none', { kind: 'completion', id: 'all' }],
  ['an address to send it to', { kind: 'completion', email: 'stranger@example.kz' }],
])('%s is refused', async (_what, json) => {
  expect((await ask(tenant.user, json)).statusCode).toBe(422)
})

it('whoever signs nothing gets none', async () => {
  expect((await ask(await person(stage.test, 4), { kind: 'completion' })).statusCode).toBe(403)
  expect((await ask(await person(stage.test, 5), { kind: 'completion' })).statusCode).toBe(403)
})

it('three letters in a quarter of an hour are enough; others have their own', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < 4; nth++) statuses.push((await ask(tenant.user, { kind: 'completion' })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  const other = await company(stage)
  expect((await ask(other.user, { kind: 'completion' })).statusCode).toBe(200)
  stage.test.clock.advance(900_000)
  expect((await ask(tenant.user, { kind: 'completion' })).statusCode).toBe(200)
})
