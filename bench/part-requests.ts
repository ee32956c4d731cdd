import { matchWave } from '@sauda/sdk/part-requests'
import { findShopFacts } from '../packages/server/src/features/part-requests/shop-queries.ts'
import { type BenchServer, listPath, startBenchServer } from './bench-server.ts'
import { atMost, plain, type Row } from './row.ts'

const ADS = 100_000
const SHOPS = 1000
const ROUNDS = 30

/** Makes shops with people, rooms and deals, and lets each of them sell its share of the ads. */
async function addShops({ database }: BenchServer): Promise<void> {
  await database.query(`
    insert into companies (company, bin, sign, created_at)
    select 'ТОО ' || n, (900000000000 + n)::text, 'Лавка ' || n, now() from generate_series(1, ${SHOPS}) n`)
  await database.query(`
    insert into users (role_id, name, display_name, email, password_hash, created_at)
    select 1, 'Продавец', 'Продавец', 'shop-' || n || '@example.kz', '', now() from generate_series(1, ${SHOPS}) n`)
  await database.query(`
    insert into memberships (user_id, company_id, function, since)
    select u.id, c.id, 'owner', now() from (select id, row_number() over (order by id) as n from companies) c
      join (select id, row_number() over (order by id) as n from users where role_id = 1) u using (n)`)
  await database.query(`
    insert into rooms (level, number, area, company_id)
    select 1 + n % 5, 'B' || n, 20, id from (select id, row_number() over (order by id) as n from companies) c`)
  await database.query(`
    insert into company_deals (company_id, brand_id) select id, 1 + id % 40 from companies where id % 2 = 0`)
  await database.query(`
    insert into company_deals (company_id, spare_part_id) select id, 1 + id % 60 from companies where id % 3 = 0`)
  // The lists in memory are not read here before the start of the questions.
  await database.query('alter table ad_listings disable trigger user')
  await database.query(`
    update ad_listings l set seller_id = c.id
    from (select id, row_number() over (order by id) - 1 as n from companies) c where c.n = l.ad_id % ${SHOPS}`)
  await database.query('alter table ad_listings enable trigger user')
  await database.query('vacuum (analyze)')
}

async function matchingTime({ deps }: BenchServer): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    const began = performance.now()
    const wanted = { brandId: 1 + (n % 40), partId: 1 + (n % 60), category: 'brakes' }
    const shops = await findShopFacts(deps.db, wanted, { requestId: null, askerId: 0, now: new Date() })
    const { ask, quiet } = matchWave(shops, { wave: 3, isPartKnown: true })
    if (ask.length + quiet.length === 0) throw new Error('no shop fits')
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0
}

let asked = 0

/** A page of a brand with its facets, each with another bound of the price, so that none is answered from memory. */
async function questionTime({ port }: BenchServer): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    asked += 1
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${listPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-client': 'bench' },
      body: JSON.stringify({ brand_id: 1 + (n % 40), price_from: 1000 + asked, facets: true }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0
}

/** The matching of one part request against 1,000 shops and 100,000 ads, as a ratio to one question of the catalogue. */
export async function measurePartRequests(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(ADS, serverUrl)
  await addShops(server)
  await questionTime(server)
  const question = await questionTime(server)
  await matchingTime(server)
  const matching = await matchingTime(server)
  await server.close()
  const what = `part request, 1,000 shops, 100 k ads · ${kind}`
  return [
    plain(`${what} · question of the catalogue`, question, 'ms'),
    plain(`${what} · matching`, matching, 'ms'),
    atMost(`${what} · matching to question`, matching / question, 20, '×'),
  ]
}
