import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ad } from '../../../../testing/ads.ts'
import { anotherServer } from '../../../../testing/another-server.ts'
import { person } from '../../../../testing/people.ts'
import { emptyDatabase } from '../../../../testing/test-database.ts'
import { type TestServer, testServer } from '../../../../testing/test-server.ts'
import { projectListings } from '../projection-queries.ts'
import { bestOf } from './best-rows.ts'
import { wantedOf } from './conditions.ts'
import { readListingVersion } from './listing-rows-queries.ts'
import { listingsAt } from './listings-at.ts'

let test: TestServer
let seller: number

beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.close())

beforeEach(async () => {
  await emptyDatabase(test)
  seller = (await person(test, 5)).id
})

/** The ids of the ads in memory, by id. */
async function known(db = test.db): Promise<number[]> {
  const listings = await listingsAt(db)
  const places = bestOf(listings, wantedOf(listings, {}), { sort: 'newest', limit: 10_000 })
  return places.map(({ id }) => id).toSorted((a, b) => a - b)
}

const live = (price = 1000) =>
  ad(test, seller, { live: true, status: 31, draft: { title: 'Коврики', price } })

/** Copies of an ad's row: so many that they are changed at once. */
async function addMany(id: number, count: number): Promise<void> {
  await sql`insert into ads (owner_id, status, sort_at, created_at, changed_at, live_revision_id, newest_revision_id)
    select owner_id, status, sort_at, created_at, changed_at, live_revision_id, newest_revision_id from ads,
      generate_series(1, ${count}::int) where id = ${id}`.execute(test.db)
  await projectListings(test.db, 'all')
}

const countOf = async () => (await known()).length

describe('the ads in memory', () => {
  it('are those of the catalogue, and none in an empty one', async () => {
    expect(await known()).toEqual([])
    const [first, second] = [await live(), await live()]
    await ad(test, seller, { status: 21 })
    expect(await known()).toEqual([first, second])
  })

  it('follow a change, a removal and a new ad, also in one transaction', async () => {
    const [changed, removed] = [await live(), await live()]
    await known()
    await test.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('ad_listings').where('ad_id', '=', removed).execute()
      await sql`update ad_listings set price = 7 where ad_id = ${changed}`.execute(trx)
    })
    const added = await live()
    expect(await known()).toEqual([changed, added])
    const listings = await listingsAt(test.db)
    expect(bestOf(listings, wantedOf(listings, { price_to: 7 }), { sort: 'newest', limit: 9 })).toHaveLength(
      1,
    )
  })

  it('do not follow what is rolled back', async () => {
    const id = await live()
    await known()
    const before = await readListingVersion(test.db)
    const failing = test.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('ad_listings').execute()
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await readListingVersion(test.db)).toBe(before)
    expect(await known()).toEqual([id])
  })

  it('follow a change by another server', async () => {
    const other = await anotherServer(test)
    try {
      const id = await live()
      expect(await known(other.deps.db)).toEqual([id])
      await test.db.deleteFrom('ad_listings').execute()
      expect(await known(other.deps.db)).toEqual([])
    } finally {
      await other.close()
    }
  })

  it('are read whole where most have changed at once, and in portions where many have', async () => {
    const id = await live()
    expect(await countOf()).toBe(1)
    await addMany(id, 2499)
    expect(await countOf()).toBe(2500)
    await sql`delete from ad_listings where ad_id % 5 in (0, 1)`.execute(test.db)
    expect(await countOf()).toBe(1500)
    await sql`update ad_listings set price = 3 where ad_id % 5 = 2`.execute(test.db)
    const listings = await listingsAt(test.db)
    expect(
      bestOf(listings, wantedOf(listings, { price_to: 3 }), { sort: 'newest', limit: 999 }),
    ).toHaveLength(500)
  })

  it('are read again where the changes since are not listed any more', async () => {
    const [kept, gone] = [await live(), await live()]
    await known()
    await test.db.deleteFrom('ad_listings').where('ad_id', '=', gone).execute()
    await sql`delete from listing_changes`.execute(test.db)
    await sql`delete from listing_commits`.execute(test.db)
    await sql`update listing_version set forgotten = version`.execute(test.db)
    await live().then((id) => test.db.deleteFrom('ad_listings').where('ad_id', '=', id).execute())
    expect(await known()).toEqual([kept])
  })

  describe('after the database was restored to an earlier version', () => {
    let kept: number
    beforeEach(async () => {
      kept = await live()
      const backup = await sql<{ version: number }>`select version from listing_version`.execute(test.db)
      const lost = await live()
      await known()
      await sql`alter table ad_listings disable trigger listings_removed`.execute(test.db)
      await test.db.deleteFrom('ad_listings').where('ad_id', '=', lost).execute()
      await sql`alter table ad_listings enable trigger listings_removed`.execute(test.db)
      expect(await known()).toEqual([kept, lost])
      const version = backup.rows[0]?.version ?? 0
      await sql`delete from listing_commits where version > ${version}`.execute(test.db)
      await sql`update listing_version set version = ${version}`.execute(test.db)
    })

    it('are read again', async () => {
      expect(await known()).toEqual([kept])
    })

    it('are read again also if an ad was changed before anybody asked', async () => {
      const added = await live()
      expect(await known()).toEqual([kept, added])
    })
  })

  it('are brought up to date, and not read anew, by the first change of all', async () => {
    const first = await listingsAt(test.db)
    const id = await live()
    expect(await listingsAt(test.db)).toBe(first)
    expect(await known()).toEqual([id])
  })

  it('are asked for by many requests at once and read once', async () => {
    await live()
    const all = await Promise.all(Array.from({ length: 20 }, () => listingsAt(test.db)))
    expect(new Set(all).size).toBe(1)
    const read = (await listingsAt(test.db)).deadRows()
    expect(read).toBe(0)
  })

  it('are read by the next request if reading failed', async () => {
    const id = await live()
    await sql`alter table ad_listings rename to hidden_listings`.execute(test.db)
    await expect(known()).rejects.toThrow('ad_listings')
    await sql`alter table hidden_listings rename to ad_listings`.execute(test.db)
    expect(await known()).toEqual([id])
  })

  it('are read anew in the background once most rows are of former states', async () => {
    const id = await live()
    await addMany(id, 999)
    const first = await listingsAt(test.db)
    for (const price of [1, 2, 3]) {
      await sql`update ad_listings set price = ${price} where ad_id % 5 < 2`.execute(test.db)
      await listingsAt(test.db)
    }
    await expect.poll(() => listingsAt(test.db)).not.toBe(first)
    const listings = await listingsAt(test.db)
    expect(listings.deadRows()).toBe(0)
    expect(
      bestOf(listings, wantedOf(listings, { price_to: 3 }), { sort: 'newest', limit: 999 }),
    ).toHaveLength(400)
  })
})

describe('changes', () => {
  const listed = () =>
    test.db
      .selectFrom('listing_changes')
      .innerJoin('listing_commits', 'listing_commits.id', 'commit_id')
      .select(['version', 'ad_id'])
      .orderBy('version')
      .orderBy('ad_id')
      .execute()

  it('have a version for each transaction, however many ads and statements it has', async () => {
    const [one, two] = [await live(), await live()]
    await sql`delete from listing_changes`.execute(test.db)
    await test.db.transaction().execute(async (trx) => {
      await sql`update ad_listings set price = 5`.execute(trx)
      await sql`update ad_listings set price = 6 where ad_id = ${one}`.execute(trx)
    })
    const version = await readListingVersion(test.db)
    expect(await listed()).toEqual([
      { version, ad_id: one },
      { version, ad_id: two },
    ])
    await sql`update ad_listings set price = 6 where ad_id = ${one}`.execute(test.db)
    const last = (await listed()).at(-1)
    expect(last).toEqual({ version: await readListingVersion(test.db), ad_id: one })
    expect(last?.version).toBeGreaterThan(version)
  })

  it('have no version where no ad was changed', async () => {
    const before = await readListingVersion(test.db)
    await sql`update ad_listings set price = 5 where ad_id = 0`.execute(test.db)
    expect(await readListingVersion(test.db)).toBe(before)
  })

  it('keep what was changed before a savepoint that is rolled back', async () => {
    const [one, two] = [await live(), await live()]
    await known()
    await test.db.transaction().execute(async (trx) => {
      await sql`delete from ad_listings where ad_id = ${one}`.execute(trx)
      await sql`savepoint middle`.execute(trx)
      await sql`delete from ad_listings where ad_id = ${two}`.execute(trx)
      await sql`rollback to savepoint middle`.execute(trx)
    })
    expect(await known()).toEqual([two])
  })

  it('are seen that were made after a savepoint was rolled back', async () => {
    const [one, two] = [await live(), await live()]
    await known()
    await test.db.transaction().execute(async (trx) => {
      await sql`savepoint first`.execute(trx)
      await sql`delete from ad_listings where ad_id = ${one}`.execute(trx)
      await sql`rollback to savepoint first`.execute(trx)
      await sql`delete from ad_listings where ad_id = ${two}`.execute(trx)
    })
    expect(await known()).toEqual([one])
  })

  it('have rising versions also where the clock goes back', async () => {
    await live()
    const ahead = (await readListingVersion(test.db)) + 3_600_000_000
    await sql`update listing_version set version = ${ahead}`.execute(test.db)
    await live()
    expect(await readListingVersion(test.db)).toBe(ahead + 1)
  })

  it('are listed for a day', async () => {
    const id = await live()
    const old = (await readListingVersion(test.db)) - 86_400_000_001
    await sql`update listing_commits set version = ${old}`.execute(test.db)
    await sql`update ad_listings set price = 5 where ad_id = ${id}`.execute(test.db)
    expect(await listed()).toEqual([{ version: await readListingVersion(test.db), ad_id: id }])
    const left = await test.db.selectFrom('listing_changes').select('ad_id').execute()
    expect(left).toHaveLength(1)
    const state = await test.db.selectFrom('listing_version').select('forgotten').executeTakeFirst()
    expect(state?.forgotten).toBe(old)
  })

  it('make a missing version', async () => {
    await sql`delete from listing_version`.execute(test.db)
    const id = await live()
    expect(await known()).toEqual([id])
  })
})
