import {
  AD_FIELDS,
  type Ad,
  type AdDraft,
  type AdField,
  adFields,
  adForm,
  checkAd,
  valuesOfAd,
} from '@sauda/sdk/ads'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DRAFT } from '../../testing/ads.ts'
import { type Person, person } from '../../testing/people.ts'
import { namedPhotos } from '../../testing/photos.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { FOUND, LISTED, SAID } from './ad-columns.ts'

let test: TestServer
let owner: Person
let manager: Person
/** The ids in the drafts. */
const known = { brand: 0, part: 0, service: 0, room: 0 }

beforeAll(async () => {
  test = await testServer()
  owner = await person(test, 1)
  manager = await person(test, 3)
  const one = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(test.db)).rows[0]?.id
  known.brand = (await one(sql`insert into brands (name) values ('Toyota') returning id`)) ?? 0
  known.part =
    (await one(
      sql`insert into spare_parts (name, name_kk, category) values ('Фара', 'Шам', 'lights') returning id`,
    )) ?? 0
  known.service =
    (await one(sql`insert into services (name, name_kk) values ('Покраска', 'Бояу') returning id`)) ?? 0
  known.room = (await one(sql`select id from rooms where company_id = ${owner.company_id}`)) ?? 0
})
afterAll(() => test.close())

/** Together, the two drafts fill in every field. */
const drafts = {
  part: (): AdDraft => ({
    ...DRAFT,
    kind: 'part',
    brand_id: known.brand,
    spare_part_id: known.part,
    title: 'Фара правая, Camry 50',
    title_kk: 'Оң жақ шам, Camry 50',
    text: 'Оригинал, стекло без царапин.',
    text_kk: 'Түпнұсқа, әйнегі сызатсыз.',
    price: 45_000,
    condition: 'used',
    vin: 'JZX100-0012345',
    room_ids: [known.room],
    weekdays: [1, 2, 6],
    hours_from: '10:00',
    hours_to: '18:30',
  }),
  service: (): AdDraft => ({
    ...DRAFT,
    kind: 'service',
    service_id: known.service,
    text: 'Покраска бампера за один день.',
    price: null,
    condition: null,
  }),
}

async function columnsOf(table: string): Promise<string[]> {
  const found = await sql<{ column_name: string }>`
    select column_name from information_schema.columns where table_name = ${table}`.execute(test.db)
  return found.rows.map(({ column_name }) => column_name).toSorted()
}

describe('the lists of columns', () => {
  it('contain every column of a revision', async () => {
    const kept = ['id', 'ad_id', 'vector', 'created_by', 'created_at', 'approved_by', 'approved_at']
    expect(await columnsOf('ad_revisions')).toEqual([...SAID, ...FOUND, ...kept].toSorted())
  })

  it('contain every column of a listing', async () => {
    const own = ['ad_id', 'seller_id', 'sort_at', 'card']
    expect(await columnsOf('ad_listings')).toEqual([...LISTED, ...own].toSorted())
  })
})

it('the drafts of this test fill in every field', () => {
  for (const field of Object.keys(AD_FIELDS) as AdField[]) {
    const filled = Object.values(drafts).some(
      (draft) => ![null, ''].includes(draft()[field]?.toString() ?? null),
    )
    expect(filled, field).toBe(true)
  }
})

describe.each(Object.entries(drafts))('every field of a %s', (_, draft) => {
  type Row = Record<string, unknown>
  let listing: Row
  /** The content of each revision, in order. */
  const kept: Record<string, Row> = {}
  let id: number

  const send = async (path: string, { token }: Person, body: { json?: object; form?: FormData }) => {
    const answer = await test.send({ path: `/api/userBanner/${path}`, token, ...body })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const rowOf = async (column: 'newest_revision_id' | 'live_revision_id') => {
    const found = await sql<Row>`select r.* from ads a join ad_revisions r on r.id = ${sql.ref(`a.${column}`)}
      where a.id = ${id}`.execute(test.db)
    return found.rows[0] ?? {}
  }
  /** Opens the ad in the editor and submits it unchanged. */
  const sendAsItIs = async (who: Person) => {
    const ad: Ad = await send(`getById/${id}`, who, { json: { revision: 'newest' } })
    const { phone } = await send(`showPhone/${id}`, who, {})
    const checked = checkAd(valuesOfAd(ad, phone), { isTenant: true })
    if (!checked.draft) throw new Error(JSON.stringify(checked.errors))
    const form = adForm(adFields(checked.draft), [])
    form.append('id', String(id))
    await send(`update/${id}`, who, { form })
  }

  beforeAll(async () => {
    id = (await send('create', owner, { form: adForm(adFields(draft()), []) })).id
    kept.creation = await rowOf('newest_revision_id')
    await sendAsItIs(owner)
    kept['an edit by the owner'] = await rowOf('newest_revision_id')
    await sendAsItIs(manager)
    kept['an edit by staff'] = await rowOf('newest_revision_id')
    const [key] = await namedPhotos(test, id, 1)
    await send('removeImage', owner, { json: { id, key } })
    kept['the removal of a photo'] = await rowOf('newest_revision_id')
    const { version } = await send(`getById/${id}`, owner, { json: { revision: 'newest' } })
    await send(`publish/${id}`, manager, { json: { version } })
    kept.approval = await rowOf('live_revision_id')
    const found = await sql<Row>`select * from ad_listings where ad_id = ${id}`.execute(test.db)
    listing = found.rows[0] ?? {}
  })

  it.each(Object.keys(AD_FIELDS) as AdField[])('is kept by every action on the ad: %s', (field) => {
    const [creation] = Object.entries(kept)
    expect(creation?.[1].id).toBeDefined()
    expect(new Set(Object.values(kept).map((row) => row.id)).size).toBe(4)
    for (const [done, row] of Object.entries(kept)) expect(row[field], done).toEqual(draft()[field])
  })

  it.each(FOUND)('is searchable in the same way after every action: %s', (column) => {
    for (const [done, row] of Object.entries(kept)) expect(row[column], done).toEqual(kept.creation?.[column])
  })

  it.each(LISTED)('is listed as in the live revision: %s', (column) => {
    expect(listing[column]).toEqual(kept.approval?.[column])
  })

  it('is visible to everybody, except the phone', async () => {
    const answer = await test.send({ path: `/api/userBanner/getById/${id}`, json: {} })
    expect(answer.body).not.toContain(draft().phone)
    const checked = checkAd(valuesOfAd(answer.json().data, draft().phone), { isTenant: true })
    expect(checked).toEqual({ draft: draft() })
  })
})
