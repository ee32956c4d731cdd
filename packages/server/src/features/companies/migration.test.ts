import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PortalServer, serveDatabase } from '../../create-server.ts'
import { testClock } from '../../platform/clock.ts'
import { migrate } from '../../platform/database/migrate.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { TEST_CONFIG } from '../../testing/test-server.ts'
import { projectListings } from '../ads/catalogue/projection-queries.ts'

/**
 * A part of the demo centre as the portal left it when a tenant was a single user: the whole database after migration 0047,
 * with sessions, a warned ad, a staged photo, a signature and what waits for 1C.
 */
const BEFORE = new URL('../../testing/before/0047.sql.gz', import.meta.url)

/** In it, the tenant of the sign-ins, two of its ads and two of its documents. */
const TENANT = { id: 24, bin: '380940021923', ad: 99, warned: 585, act: 4792, invoice: 4971 }

let database: Database
let server: PortalServer
let dataFolder: string
let before: Awaited<ReturnType<typeof stateOf>>
let after: typeof before
let tenants: { user_id: number; bin: string; display_name: string; ads: number; rooms: number }[]

const rowsOf = async <Row>(text: string) => (await sql.raw<Row>(text).execute(database.db)).rows

async function stateOf() {
  const tables = await rowsOf<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf<{ n: number }>(`select count(*)::int as n from "${name}"`)
    counts[name] = row?.n ?? 0
  }
  const cards = await rowsOf<{ ad_id: number; card: object }>(
    'select ad_id, card from ad_listings order by ad_id',
  )
  return { counts, cards }
}

beforeAll(async () => {
  database = await testDatabase()
  const dump = gunzipSync(await readFile(BEFORE)).toString()
  await database.db.connection().execute(async (connection) => {
    const raw = (text: string) => connection.executeQuery(CompiledQuery.raw(text))
    await raw('drop schema public cascade; create schema public; create extension pg_trgm with schema public')
    await raw(dump)
    await raw('reset all')
  })
  before = await stateOf()
  tenants = await rowsOf(`select t.user_id, t.bin, u.display_name,
      (select count(*)::int from ads where owner_id = u.id) as ads,
      (select count(*)::int from rooms where tenant_id = u.id) as rooms
    from tenants t join users u on u.id = t.user_id order by t.user_id`)
  expect(await migrate(database.db)).toContain('0048-companies.sql')
  after = await stateOf()
  dataFolder = await mkdtemp(join(tmpdir(), 'sauda-migrated-'))
  const clock = testClock(new Date('2026-11-21T06:00:00Z'))
  server = await serveDatabase({ ...TEST_CONFIG, dataFolder, clock }, database)
})
afterAll(async () => {
  await server.close()
  await rm(dataFolder, { recursive: true })
})

const send = async (
  method: 'GET' | 'POST',
  url: string,
  json?: object,
  headers: object = signedIn('tenant'),
) =>
  server.fastify.inject({
    ...{ method, url },
    headers: { 'x-portal-client': 'test', ...headers },
    ...(json && { payload: json }),
  })
const signedIn = (who: string) => ({ authorization: `Bearer ${who}-token` })
const data = async (...asked: Parameters<typeof send>) => {
  const answer = await send(...asked)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json().data
}
const me = () => data('GET', '/api/session/me')

it('No row of any table is lost: a tenant is a company and its owner', async () => {
  // Ads with another seller are changes of the catalogue.
  const {
    schema_migrations: _,
    listing_changes,
    listing_commits,
    tenants: were = 0,
    ...others
  } = before.counts
  expect(after.counts).toMatchObject({ ...others, companies: were, memberships: were })
  expect(Object.keys(after.counts)).not.toContain('tenants')
})

it('Every company has a number that nobody else has, the name on the door, the rooms and the ads of its tenant', async () => {
  const companies = await rowsOf(`select m.user_id, c.bin, c.sign as display_name,
      (select count(*)::int from ads where company_id = c.id and seller_id = c.id) as ads,
      (select count(*)::int from rooms where company_id = c.id) as rooms
    from companies c join memberships m on m.company_id = c.id and m.function = 'owner' order by m.user_id`)
  expect(companies).toEqual(tenants)
  expect(await rowsOf('select id from companies where id in (select id from users)')).toEqual([])
  expect(await rowsOf('select id from ads where company_id is null and seller_id <> owner_id')).toEqual([])
})

it('People are shown by their own names', async () => {
  expect((await rowsOf(`select display_name from users where id = ${TENANT.id}`))[0]).toEqual({
    display_name: expect.stringMatching(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u),
  })
})

it('The cards of the catalogue are the same', async () => {
  expect(after.cards).toEqual(before.cards)
  await withTransaction(database.db, (trx) => projectListings(trx, 'all'))
  expect((await stateOf()).cards).toEqual(before.cards)
})

it('A session goes on: the same person, who acts for the company now', async () => {
  const user = await me()
  expect(user).toMatchObject({ id: TENANT.id, role_id: 1, bin: TENANT.bin, function: 'owner' })
  expect(user.memberships).toEqual([
    {
      function: 'owner',
      since: expect.any(String),
      company: expect.objectContaining({ id: user.company_id }),
    },
  ])
  expect(user.department).not.toBeNull()
})

it('Calls with the number of the person or of the company answer the same', async () => {
  const { company_id } = await me()
  for (const path of ['room/getByUserId', 'document/count', 'notificationTenant/count', 'userBanner/count']) {
    const [ofPerson, ofCompany] = [
      await data('GET', `/api/${path}/${TENANT.id}`),
      await data('GET', `/api/${path}/${company_id}`),
    ]
    expect(ofPerson, path).toEqual(ofCompany)
  }
  const list = await data('POST', '/api/userBanner/all', { list: 'own' })
  expect(list.total).toBe(tenants.find(({ user_id }) => user_id === TENANT.id)?.ads)
})

it('Notifications are still there and still unread', async () => {
  const [count] = await rowsOf<{
    n: number
    read: number
  }>(`select count(*)::int as n, count(viewed_at)::int as read
    from notifications where user_id = ${TENANT.id}`)
  const { total } = await data('POST', '/api/notificationTenant/get', { user_id: TENANT.id })
  expect([total, await data('GET', `/api/notificationTenant/viewCount/${TENANT.id}`)]).toEqual([
    count?.n,
    count?.read,
  ])
})

it('The link in a letter about the end of an ad still renews it, without a session', async () => {
  const end = new Date('2026-11-23T06:00:00Z').getTime().toString(36)
  const proof = createHmac('sha256', 'ab'.repeat(32)).update(`${TENANT.warned}:${TENANT.id}:${end}`)
  const token = `${end}.${proof.digest('base64url')}`
  const ad = await data('POST', `/api/userBanner/activate/${TENANT.warned}`, { token }, {})
  expect(ad).toMatchObject({ id: TENANT.warned, status: 31, allowed_actions: expect.arrayContaining(['up']) })
})

it('A signature keeps its evidence and who sent it', async () => {
  const act = await data('GET', `/api/completion/getById/${TENANT.act}`)
  expect(act.signatures).toMatchObject([{ side: 'tenant', bin: TENANT.bin, user: expect.any(String) }])
  expect(
    await rowsOf(`select user_id, cms from document_signatures where document_id = ${TENANT.act}`),
  ).toEqual([{ user_id: TENANT.id, cms: expect.objectContaining({ length: 2 }) }])
})

it('The exchange still hands out what the tenant did, knows documents by their guid, and takes the acknowledgement', async () => {
  const base = { authorization: `Basic ${Buffer.from('base-demo:base-secret').toString('base64')}` }
  const changes = await data('GET', '/exchange/v1/changes', undefined, base)
  expect(changes.items).toMatchObject([{ guid: '7513ed94-1aa6-88a4-5b51-af097e880fa9', action: 'signed' }])
  const next = await data('GET', `/exchange/v1/changes?cursor=${changes.next}`, undefined, base)
  expect(next.items).toEqual([])
  expect(await rowsOf('select id from document_changes where acknowledged_at is null')).toEqual([])
})

it('A photo that was staged for an ad is the company’s, and a signing session goes on', async () => {
  const { company_id } = await me()
  expect(await rowsOf('select owner_id, company_id from staged_photos')).toEqual([
    { owner_id: TENANT.id, company_id },
  ])
  const path = `/api/completionSignature/file/0b316763-716e-4ee1-9434-8ae8d11402c7/${TENANT.act}`
  // The session is found; the document is not in it.
  expect((await send('GET', path)).json().code).toBe('not_found')
})

it('The company is told of a document that came before the migration', async () => {
  const waiting = await rowsOf<{ bin: string }>('select bin from document_news')
  expect(waiting).toEqual([{ bin: TENANT.bin }])
  const owners = await rowsOf(`select m.user_id from companies c join memberships m on m.company_id = c.id
    where c.bin = '${TENANT.bin}' and m.until is null`)
  expect(owners).toEqual([{ user_id: TENANT.id }])
})
