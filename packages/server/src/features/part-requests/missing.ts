import type { components } from '@sauda/sdk'
import type { Actor } from '../../contract/call.ts'
import { cutPage, readCursor } from '../../contract/paging.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { requireCapability } from '../access/require-capability.ts'
import { titleReader } from '../ads/editing/read-title.ts'
import type { Deps } from '../deps.ts'
import { missesSince } from '../search/words/misses.ts'
import { saidOf } from './announce.ts'
import { countAdsOf, findNames, findUnanswered } from './missing-queries.ts'

type Schemas = components['schemas']
type Missing = Schemas['PartMissing']

const USUAL = { days: 30, limit: 50 }
const DAY = 86_400_000
const WEEK = 7 * DAY
const ORDER = 'missing'

/** Something that somebody asked or searched for. */
interface Want {
  partId: number | null
  brandId: number | null
  text: string
  at: Date
  times: number
  /** Null for a search, of which nobody is kept. */
  askerId: number | null
}

/** What is wanted of one part and brand. */
interface Row {
  wants: Want[]
  requests: number
  searches: number
}

/** Returns a page of what people ask for and nobody here has. @throws RefusalError `forbidden`, `invalid` */
export async function partMissing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { cursor, limit = USUAL.limit, ...filter }: Schemas['PartMissingRequest'],
): Promise<Schemas['PartMissingPage']> {
  requireCapability(actor, 'requests.moderate')
  const from = Number(readCursor(cursor, { [ORDER]: 'number' })?.value ?? 0)
  const all = await allMissing(db, filter, clock.now())
  const shown = all.slice(from, from + limit + 1)
  const { rows, next } = cutPage(shown, limit, () => ({ order: ORDER, value: from + limit, id: 1 }))
  return { items: rows, total: all.length, next }
}

/** Returns all that is missing, what was wanted most often first. Searches are kept for 90 days, at most 300 new ones a day. */
export async function allMissing(
  db: Db,
  { days = USUAL.days, brand_id, spare_part_id }: Omit<Schemas['PartMissingRequest'], 'cursor' | 'limit'>,
  now: Date,
): Promise<Missing[]> {
  const since = new Date(now.getTime() - days * DAY)
  const rows = new Map<string, Row>()
  for (const want of await wantsSince(db, since)) {
    if (brand_id !== undefined && want.brandId !== brand_id) continue
    if (spare_part_id !== undefined && want.partId !== spare_part_id) continue
    const key =
      want.partId === null ? `${want.brandId} ${want.text.toLowerCase()}` : `${want.partId}/${want.brandId}`
    const row = rows.get(key) ?? { wants: [], requests: 0, searches: 0 }
    row.wants.push(want)
    if (want.askerId === null) row.searches += want.times
    else row.requests += want.times
    rows.set(key, row)
  }
  const [names, ads] = [
    await findNames(db),
    await countAdsOf(db, [
      ...new Set([...rows.values()].flatMap(({ wants: [first] }) => first?.partId ?? [])),
    ]),
  ]
  const weeks = Math.ceil((days * DAY) / WEEK)
  return [...rows.values()]
    .map((row) => viewRow(row, { names, ads, weeks, now }))
    .toSorted(
      (a, b) =>
        b.people - a.people ||
        b.requests + b.searches - a.requests - a.searches ||
        b.last_at.localeCompare(a.last_at) ||
        a.text.localeCompare(b.text),
    )
}

async function wantsSince(db: Db, since: Date): Promise<Want[]> {
  const [asked, missed, read] = [
    await findUnanswered(db, since),
    await missesSince(db, since),
    await titleReader(db),
  ]
  return [
    ...asked.map(
      ({ asker_id, brand_id, spare_part_id, text, created_at }): Want => ({
        partId: spare_part_id,
        brandId: brand_id,
        text: saidOf(text),
        at: created_at,
        times: 1,
        askerId: asker_id,
      }),
    ),
    ...missed.map(({ text, times, last_at }): Want => {
      const { spare_part, brand } = read(text)
      return {
        partId: spare_part?.id ?? null,
        brandId: brand?.id ?? null,
        text: saidOf(text),
        at: last_at,
        times,
        askerId: null,
      }
    }),
  ]
}

interface Around {
  names: Awaited<ReturnType<typeof findNames>>
  ads: ReadonlyMap<string, number>
  weeks: number
  now: Date
}

function viewRow({ wants, requests, searches }: Row, { names, ads, weeks, now }: Around): Missing {
  const newest = wants.reduce((last, want) => (want.at > last.at ? want : last))
  const { partId, brandId } = newest
  const byWeek = Array.from({ length: weeks }, () => 0)
  for (const { at, times } of wants) {
    const ago = Math.min(weeks - 1, Math.max(0, Math.floor((now.getTime() - at.getTime()) / WEEK)))
    byWeek[weeks - 1 - ago] = (byWeek[weeks - 1 - ago] ?? 0) + times
  }
  const counted =
    partId === null ? 0 : brandId === null ? adsOfPart(ads, partId) : adsOf(ads, partId, brandId)
  return {
    spare_part: partId === null ? null : (names.parts.get(partId) ?? null),
    brand: brandId === null ? null : (names.brands.get(brandId) ?? null),
    text: newest.text,
    requests,
    people: new Set(wants.flatMap(({ askerId }) => askerId ?? [])).size,
    searches,
    ads: counted,
    last_at: newest.at.toISOString(),
    weeks: byWeek,
  }
}

/** Ads for any brand fit every brand. */
function adsOf(ads: ReadonlyMap<string, number>, part: number, brand: number): number {
  return (ads.get(`${part} ${brand}`) ?? 0) + (ads.get(`${part} 0`) ?? 0)
}

function adsOfPart(ads: ReadonlyMap<string, number>, part: number): number {
  return [...ads].reduce((sum, [key, count]) => (key.startsWith(`${part} `) ? sum + count : sum), 0)
}
