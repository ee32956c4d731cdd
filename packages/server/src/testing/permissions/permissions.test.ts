import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationsOf, readContract } from '../../contract/document.ts'
import { rowsToRun } from '../matrix.ts'
import { colleague, type Person, person } from '../people.ts'
import { type TestServer, testServer } from '../test-server.ts'
import { BY_FUNCTION } from './by-function.ts'
import { OF_ACCESS } from './of-access.ts'
import { OF_ADS } from './of-ads.ts'
import { OF_AUDIT } from './of-audit.ts'
import { OF_COMPANY } from './of-company.ts'
import { OF_COMPANY_SETTINGS } from './of-company-settings.ts'
import { OF_CONTENT } from './of-content.ts'
import { OF_DOCUMENTS } from './of-documents.ts'
import { OF_EXCHANGE } from './of-exchange.ts'
import { OF_FAVOURITES } from './of-favourites.ts'
import { OF_OTHERS } from './of-others.ts'
import { OF_PART_REQUESTS } from './of-part-requests.ts'
import { OF_PEOPLE } from './of-people.ts'
import { OF_PEOPLE_DESK } from './of-people-desk.ts'
import { OF_REVIEWS } from './of-reviews.ts'
import { OF_SEARCH } from './of-search.ts'
import { OF_SIGNING } from './of-signing.ts'
import { PEOPLE, type Row } from './row.ts'

const EXPECTED: Record<OperationId, Row> = {
  ...OF_ACCESS,
  ...OF_PEOPLE,
  ...OF_PEOPLE_DESK,
  ...OF_COMPANY,
  ...OF_ADS,
  ...OF_DOCUMENTS,
  ...OF_AUDIT,
  ...OF_EXCHANGE,
  ...OF_REVIEWS,
  ...OF_SEARCH,
  ...OF_SIGNING,
  ...OF_COMPANY_SETTINGS,
  ...OF_PART_REQUESTS,
  ...OF_CONTENT,
  ...OF_FAVOURITES,
  ...OF_OTHERS,
}

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

describe.each(operationsOf(readContract()))('$id', ({ id }) => {
  const row = EXPECTED[id]

  it('has a row of expectations', () => {
    expect(row, `${id} is in the contract and has no expectations`).toBeDefined()
  })

  describe.each(rowsToRun(PEOPLE, servedBy(row)))('%s', (who) => {
    it.each(rowsToRun(['own', 'foreign'] as const, 'own'))('%s', async (whose) => {
      const me = await somebody(who)
      const of = whose === 'own' && me ? me : await person(test, 1)
      const answer = await test.send({ ...(await row.ask({ test, me, of })), token: me?.token })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(row[whose][PEOPLE.indexOf(who)])
    })
  })
})

/** People of a company: what differs from its owner, whose column is the tenant's. */
describe.each(rowsToRun(['accountant', 'seller'] as const, 'seller'))('%s', (of) => {
  // What a guest may as well depends on nobody's function.
  const ids = operationsOf(readContract()).map(({ id }) => id)
  const [guest, tenant] = [PEOPLE.indexOf('guest'), PEOPLE.indexOf('tenant')]
  it.each(ids.filter((id) => EXPECTED[id].own[guest] !== EXPECTED[id].own[tenant]))('%s', async (id) => {
    const me = await colleague(test, await person(test, 1), of)
    const row = EXPECTED[id]
    const answer = await test.send({ ...(await row.ask({ test, me, of: me })), token: me.token })
    const expected = BY_FUNCTION[of][id] ?? row.own[tenant]
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(expected)
  })
})

/** The first whom the operation serves. Some serve nobody here: they need a secret, or a state that has its own tests. */
function servedBy(row: Row | undefined): (typeof PEOPLE)[number] {
  return PEOPLE.find((_, at) => (row?.own[at] ?? 500) < 400) ?? 'administrator'
}

async function somebody(who: (typeof PEOPLE)[number]): Promise<Person | null> {
  if (who === 'guest') return null
  if (who === 'blocked') return person(test, 5, { blocked: true })
  return person(test, PEOPLE.indexOf(who))
}
