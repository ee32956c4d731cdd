import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentSetNames } from '@sauda/sdk/content-editor'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photoFile, photoVariants } from '../features/ads/photos/photos.ts'
import type { ContentSet, Fields } from '../features/content/content-columns.ts'
import { checkFields, missingFields, untranslatedFields } from '../features/content/editing/check-fields.ts'
import { showImage } from '../features/content/images.ts'
import { testClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import { verifyPassword } from '../platform/passwords.ts'
import { openStorage } from '../platform/storage.ts'
import { testDatabase } from '../testing/test-database.ts'
import { drawings } from './data/drawings.ts'
import { drawnOnDemand } from './drawn-on-demand.ts'
import { openDrawn } from './drawn-pictures.ts'
import { type DemoDeps, type DemoSignIn, insertDemoCentre } from './insert-demo.ts'

const drawing = '<svg viewBox="0 0 4 3"><circle cx="2" cy="1.5" r="1"/></svg>'

let database: Database
let folder: string
let deps: DemoDeps
let signIns: DemoSignIn[] | undefined
const lines: string[] = []
const log = (line: string) => lines.push(line)

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'sauda-demo-'))
  await Promise.all(drawings.map((name) => writeFile(join(folder, `${name}.svg`), drawing)))
  const drawn = join(folder, 'drawn')
  const clock = testClock(new Date('2026-11-21T06:00:00Z'))
  deps = {
    db: database.db,
    storage: drawnOnDemand(openStorage(join(folder, 'files')), openDrawn(drawn)),
    clock,
    pictures: { drawings: folder, drawn },
    log,
  }
  signIns = await insertDemoCentre(deps)
}, 300_000)

afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const count = async (what: ReturnType<typeof sql.raw>) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${what}`.execute(database.db)
  return rows[0]?.n
}

describe('the inserted demo centre', () => {
  it.each([
    ['users', 110],
    ['companies', 60],
    ['memberships', 63],
    ["memberships where function = 'owner'", 60],
    ['rooms', 200],
    ['facilities', 2],
    ['departments', 8],
    ['users where role_id in (3, 4) and department_id is null', 0],
    ['companies where department_id is null', 0],
    ['users where role_id = 1 and department_id is not null', 0],
    ['tenant_applications a join users u on u.id = a.user_id where u.role_id = 5 and decided_at is null', 3],
    ['invitations where ended_at is null and expires_at > created_at', 3],
    // The people who sign in have each some favourites, one that fell and one that is gone.
    ['favourites', 40],
    [
      'favourites f join ad_listings l using (ad_id) where l.price < f.saved_price and told_price = l.price',
      5,
    ],
    ['favourites f where not exists (select from ad_listings l where l.ad_id = f.ad_id)', 5],
    ['ads', 2000],
    ['ad_listings', 1670],
    ['ads where newest_revision_id is null', 0],
    ['ads where status = 31 and live_revision_id is null', 0],
    ['ads join ad_revisions r on r.id in (newest_revision_id, live_revision_id) where r.ad_id <> ads.id', 0],
    ['ads join ad_revisions r on r.id = live_revision_id where r.approved_at is null', 0],
    ['ad_revisions r where not exists (select 1 from ad_revision_photos where revision_id = r.id)', 0],
    ['photos where not has_avif', 0],
    ["ad_listings where card ->> 'photo' is null", 0],
    [
      '(select from ad_revision_photos join ad_revisions on id = revision_id group by photo_id having count(distinct ad_id) > 1) shared',
      0,
    ],
    ['document_batches', 51],
    ['documents where deleted_at is not null', 0],
    // Those of a shop that has not registered yet.
    ['documents where bin not in (select bin from companies)', 2],
    ['documents where status <> 1 and bin not in (select bin from companies)', 0],
    ['exchange_bases where revoked_at is null', 1],
    ['documents where base_id is null', 0],
    ["exchange_rows where outcome = 'refused' and document_id is null and problems <> '[]'", 3],
    ["exchange_rows where outcome = 'refused' and problems = '[]'", 0],
    ["exchange_rows where outcome <> 'refused' and (document_id is null or problems <> '[]')", 0],
    [
      'exchange_rows r join documents d on d.id = r.document_id where (d.kind, d.guid, d.number, d.total) <> (r.kind, r.guid, r.number, r.total)',
      0,
    ],
    [
      'exchange_batches b where finished_at is null or total <> (select count(*) from exchange_rows where batch_id = b.id)',
      0,
    ],
    ["exchange_rows where at > '2026-11-21T06:00:00Z'", 0],
    [
      'documents d where not exists (select from document_versions v where (v.document_id, v.version) = (d.id, d.version))',
      0,
    ],
    [
      "documents d join document_versions v on (v.document_id, v.version) = (d.id, d.version) where (v.content->>'total')::bigint <> d.total",
      0,
    ],
    ['document_versions where file is not null', 0],
    [
      "documents d where status <> (select to_status from audit a where a.subject = 'document' and a.subject_id = d.id order by at desc, id desc limit 1)",
      0,
    ],
    [
      "documents d where not exists (select from audit a where a.subject = 'document' and a.subject_id = d.id and a.action = 'received')",
      0,
    ],
    ["audit where subject = 'document' and at > '2026-11-21T06:00:00Z'", 0],
    [
      'document_reminders r where not exists (select from documents d where d.batch_id = r.batch_id and d.bin = r.bin)',
      0,
    ],
    ["ad_listings where levels = array[2]::smallint[] and card -> 'plate' ->> 'level' <> '2'", 0],
  ])('has this many %s: %i', async (what, n) => {
    expect(await count(sql.raw(what))).toBe(n)
  })

  it('has every size of every photo', async () => {
    const photos = await database.db
      .selectFrom('photos')
      .select(['key', 'files_key', 'width', 'height'])
      .execute()
    expect(photos.length).toBeGreaterThan(50)
    const pictures = new Set(photos.map(({ key, files_key }) => files_key ?? key))
    expect(pictures.size).toBeLessThan(photos.length / 10)
    for (const { width, height } of photos) expect([width, height]).toEqual([1280, 960])
    for (const key of pictures) {
      for (const variant of photoVariants) {
        expect((await photoFile(deps.storage, key, variant)).type).toMatch(/^image/)
      }
    }
  })

  it('has texts in every set, which an editor could publish as they are, in both languages', async () => {
    const { rows } = await sql<{ kind: ContentSet; fields: Fields }>`
      select kind, fields from content_items i join content_versions v on (v.item_id, v.number) = (i.id, i.live_version)
    `.execute(database.db)
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(contentSetNames))
    for (const { kind, fields } of rows) {
      expect(checkFields(kind, fields)).toEqual({ fields })
      expect(missingFields(kind, fields)).toEqual({})
      expect(untranslatedFields(kind, fields)).toEqual([])
    }
  })

  it('has long legal texts whose headings are the same in both languages', async () => {
    for (const set of ['termsOfUse', 'privacyPolicy', 'rulesAd', 'rulesShoppingCenter']) {
      const { rows } = await sql<{ text: string; text_kk: string }>`
        select fields->>'text' as text, fields->>'text_kk' as text_kk from content_items i
          join content_versions v on v.item_id = i.id where kind = ${set}`.execute(database.db)
      const [{ text = '', text_kk = '' } = {}] = rows
      const ranks = (one: string) => one.split('\n').flatMap((line) => /^(#+) [\d.]*/.exec(line)?.[0] ?? [])
      expect(ranks(text_kk)).toEqual(ranks(text))
      const words = [text, text_kk].map(
        (one) => one.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length,
      )
      for (const count of words) expect([set, count >= 800 && count <= 1500]).toEqual([set, true])
    }
  })

  it('has an earlier version of the rules of the centre, and says what has changed', async () => {
    const { rows } = await sql<{
      edition: number
      change_note: string | null
      change_note_kk: string | null
    }>`
      select edition, change_note, change_note_kk from content_items i
        join content_versions v on v.item_id = i.id where kind = 'rulesShoppingCenter' order by edition`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { edition: 1, change_note: null, change_note_kk: null },
      {
        edition: 2,
        change_note: expect.stringMatching(/^2\.3\..*\n4\.3\./),
        change_note_kk: expect.stringMatching(/^2\.3\..*\n4\.3\./),
      },
    ])
  })

  it('has every size of the pictures of the texts', async () => {
    const images = await database.db.selectFrom('content_images').select(['key', 'preview']).execute()
    expect(images.length).toBeGreaterThan(5)
    for (const { key, preview } of images) {
      expect(preview).toMatch(/^data:image\/webp;base64,/)
      for (const variant of ['small.avif', 'medium.avif', 'large.avif', 'small.webp', 'large.jpeg'] as const)
        expect((await showImage(deps, key, variant)).headers).toMatchObject({ etag: `"${key}-${variant}"` })
    }
  })

  it('has notified owners of staff decisions, and marked old notifications as viewed', async () => {
    const told = await sql<{ type: number; unread: boolean; own: boolean }>`
      select distinct n.type, n.viewed_at is null as unread, n.user_id = ad.owner_id as own
      from notifications n join ads ad on ad.id = (n.body->'user_banner_id'->>'id')::bigint`.execute(
      database.db,
    )
    expect(new Set(told.rows.map(({ own }) => own))).toEqual(new Set([true]))
    expect(new Set(told.rows.map(({ type }) => type))).toEqual(new Set([20, 30, 31]))
    expect(new Set(told.rows.map(({ unread }) => unread))).toEqual(new Set([true, false]))
  })

  it('has told staff which tenant signed and rejected what, and of nothing else', async () => {
    const told = await sql<{ type: number; company: string | null; named: boolean }>`
      select n.type, d.company, d.company = (coalesce(n.body->'invoice_id', n.body->'completion_id',
          n.body->'application_id')->>'company') as named
      from notifications n join users u on u.id = n.user_id and u.role_id in (2, 3, 4) and n.kind <> 'favourite'
        left join documents d on d.id = (coalesce(n.body->'invoice_id', n.body->'completion_id',
          n.body->'application_id')->>'id')::bigint`.execute(database.db)
    expect(told.rows.every(({ named }) => named)).toBe(true)
    expect(new Set(told.rows.map(({ type }) => type))).toEqual(new Set([2, 3]))
  })

  it('has notifications in the order of their time', async () => {
    const mixed = await sql`
      select 1 from notifications a join notifications b on b.id > a.id and b.created_at < a.created_at limit 1`.execute(
      database.db,
    )
    expect(mixed.rows).toEqual([])
  })

  it('has told tenants of what came last, and reminded them of what waits', async () => {
    const told = await sql<{ kind: string; type: number; own: boolean; unread: boolean }>`
      select distinct n.kind, n.type, n.viewed_at is null as unread, d.bin = t.bin as own
      from notifications n join companies t on t.id = n.company_id
        join documents d on d.id = (coalesce(n.body->'invoice_id', n.body->'completion_id', n.body->'application_id')->>'id')::bigint
      where n.kind in ('invoice', 'act', 'appendix') and n.created_at <= '2026-11-21T06:00:00Z'`.execute(
      database.db,
    )
    expect(new Set(told.rows.map(({ kind }) => kind))).toEqual(new Set(['invoice', 'act', 'appendix']))
    expect(told.rows.every(({ own }) => own)).toBe(true)
  })

  it('lets one user of every role sign in, each with its own password', async () => {
    expect(signIns?.map(({ role_id }) => role_id)).toEqual([1, 2, 3, 4, 5])
    expect(new Set(signIns?.map(({ password }) => password)).size).toBe(5)
    for (const { role_id, email, password } of signIns ?? []) {
      const user = await database.db
        .selectFrom('users')
        .select(['role_id', 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      expect(user.role_id).toBe(role_id)
      expect(await verifyPassword(user.password_hash, password)).toBe(true)
    }
  })

  it('logs its steps, but no password', () => {
    expect(lines.length).toBeGreaterThan(1)
    for (const { password } of signIns ?? []) expect(lines.join()).not.toContain(password)
  })

  it('does nothing if there are users already', async () => {
    const before = await count(sql.raw('ads'))
    expect(await insertDemoCentre(deps)).toBeUndefined()
    expect(await count(sql.raw('ads'))).toBe(before)
  })

  it('inserts nothing if a drawing is missing', async () => {
    const empty = await testDatabase()
    const nowhere = { ...deps, db: empty.db, pictures: { drawings: join(folder, 'nowhere') } }
    await expect(insertDemoCentre(nowhere)).rejects.toThrow('ENOENT')
    expect(await empty.db.selectFrom('users').select('id').execute()).toEqual([])
    await empty.close()
  })
})
