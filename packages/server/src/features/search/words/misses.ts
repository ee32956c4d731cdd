import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import { cutPage, readCursor } from '../../../contract/paging.ts'
import { recordAct } from '../../../platform/audit-queries.ts'
import { withTransaction } from '../../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../../platform/jobs/job.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import type { Clause } from '../clause.ts'
import { clauseViews } from '../clause-views.ts'
import { dictionaryOf } from '../dictionary.ts'
import { understandAll } from '../understand.ts'
import { dismiss, findMisses, findMissesSince, sweepMisses } from './miss-queries.ts'
import { thingsOf } from './things.ts'

type Schemas = components['schemas']
type MissDeps = Pick<Deps, 'db' | 'clock'>

const USUAL = 50

/** What the catalogue makes of a query now: the ads that it finds, and what it was taken for. */
export interface Reading
  extends Pick<Schemas['SearchReading'], 'ads' | 'ads_is_estimate' | 'corrected' | 'without'> {
  clauses: readonly Clause[]
}

/** Returns what the search understands of a query, and what it finds. @throws RefusalError `forbidden` */
export async function checkQuery(
  { db, readingOf }: MissDeps & { readingOf(q: string): Promise<Reading> },
  actor: Actor,
  q: string,
): Promise<Schemas['SearchReading']> {
  requireCapability(actor, 'search.manage')
  const [{ clauses, ...found }, dictionary] = await Promise.all([readingOf(q), dictionaryOf(db)])
  return { query: q, ...found, clauses: clauseViews(clauses, thingsOf(dictionary)) }
}

/** Returns the queries that found nothing since a time, by day; at most 27,000. */
export const missesSince = (db: Deps['db'], since: Date): ReturnType<typeof findMissesSince> =>
  findMissesSince(db, since)

/** Returns a page of the queries that found nothing, with what is understood of them now. @throws RefusalError `forbidden`, `invalid` */
export async function missPage(
  { db, clock }: MissDeps,
  actor: Actor,
  { cursor, limit = USUAL }: Schemas['SearchMissRequest'],
): Promise<Schemas['SearchMissPage']> {
  requireCapability(actor, 'search.manage')
  const after = placeIn(cursor)
  const found = await findMisses(db, { now: clock.now(), after, limit: limit + 1 })
  const { rows, next } = cutPage(found.rows, limit, ({ times, last_at, query }) => ({
    order: ORDER,
    value: `${times} ${last_at} ${query}`,
    id: ONE,
  }))
  const [things, attempts] = await Promise.all([
    dictionaryOf(db).then(thingsOf),
    understandAll(
      db,
      rows.map(({ text }) => text),
    ),
  ])
  const items = rows.map((row, at) => ({
    ...row,
    clauses: clauseViews(attempts[at]?.[0]?.plan.kept ?? [], things),
  }))
  return { items, total: found.total, next }
}

const ORDER = 'asked'
/** Queries have no ids: they are identified by their text, which the value of a cursor has. */
const ONE = 1

function placeIn(cursor: string | null | undefined) {
  const place = readCursor(cursor, { [ORDER]: 'named' })
  if (!place) return undefined
  const [times = '', lastAt = '', ...query] = String(place.value).split(' ')
  return { times: Number(times), lastAt, query: query.join(' ') }
}

/** Takes a query off the list; it is not counted again for as long as queries are kept. @throws RefusalError `forbidden`, `not_found` */
export async function dismissMiss({ db, clock }: MissDeps, actor: Actor, query: string): Promise<true> {
  requireCapability(actor, 'search.manage')
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    if (!(await dismiss(trx, query, now))) throw new RefusalError('not_found')
    const details = { query }
    await recordAct(trx, {
      actorId: actor.id,
      subject: 'search_miss',
      subjectId: 0,
      action: 'dismiss',
      details,
      now,
    })
    return true as const
  })
}

/** Deletes queries that are kept no longer. */
export function sweepMissesJob({ db, clock }: MissDeps): Job {
  return defineJob('sweep-search-misses', () => sweepMisses(db, clock.now()), { every: '41 4 * * *' })
}
