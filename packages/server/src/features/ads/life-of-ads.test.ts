import {
  AD_ACTIONS,
  AD_STATUSES,
  type AdAction,
  type AdFacts,
  adFields,
  adForm,
  allowedActions,
  nextState,
} from '@sauda/sdk/ads'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ad, DRAFT } from '../../testing/ads.ts'
import { type Person, person } from '../../testing/people.ts'
import { namedPhotos } from '../../testing/photos.ts'
import { type Ask, type TestServer, testServer } from '../../testing/test-server.ts'
import type { Remark } from './audit-queries.ts'

const PEOPLE = ['guest', 'blocked', 'stranger', 'owner', 'staff'] as const
type Who = (typeof PEOPLE)[number]
type Acting = 'owner' | 'staff'

interface Scene {
  status: number
  live: boolean
}

const LIVE = 'То, что видят все'
const EDIT = 'Правка, которая ждёт'
const CHANGED = 'Правка из формы'

/** The outcome of an action, written independently of the code. */
interface Outcome {
  status: number
  /** The public revision after it. */
  seen: string | null
  /** Who is notified, and of which type. Nobody is of an ad that waits: it is in the queue. */
  told?: readonly [who: 'owner', type: number]
  deleted?: true
}

const inReview = [10, 15]

/**
 * An independent copy of the action table; undefined is an error. All ads here have an approved revision and end far in
 * the future.
 */
const SAID: Record<
  AdAction,
  (scene: Scene & { seen: string | null; newest: string }, as: Acting) => Outcome | undefined
> = {
  publish: ({ status, newest }, as) =>
    as === 'staff' && [...inReview, 30].includes(status)
      ? { status: 31, seen: newest, told: ['owner', 31] }
      : undefined,
  needEdits: ({ status, seen }, as) =>
    as === 'staff' && [...inReview, 30, 31].includes(status)
      ? { status: 20, seen, told: ['owner', 20] }
      : undefined,
  update: (scene, as) => revised(scene, as, CHANGED),
  removeImage: (scene, as) => revised(scene, as, scene.newest),
  takeDownImage: ({ status, seen }, as) =>
    as === 'staff' ? { status, seen, told: ['owner', 998] } : undefined,
  activate: ({ status, newest }, as) =>
    [30, 40].includes(status)
      ? { status: 31, seen: newest, ...(as === 'staff' && { told: ['owner', 31] }) }
      : undefined,
  up: ({ status, live, seen }) => (live ? { status, seen } : undefined),
  unpublish: ({ status, live }, as) =>
    live
      ? {
          status: [15, 20].includes(status) ? status : 30,
          seen: null,
          ...(as === 'staff' && { told: ['owner', 30] }),
        }
      : undefined,
  archive: ({ status }, as) =>
    status === 40 ? undefined : { status: 40, seen: null, ...(as === 'staff' && { told: ['owner', 40] }) },
  delete: ({ status }, as) =>
    as === 'owner' && status === 31
      ? undefined
      : { status, seen: null, deleted: true, ...(as === 'staff' && { told: ['owner', 40] }) },
  showPhone: ({ status, seen }) => ({ status, seen }),
}

function revised(
  { status, seen }: Scene & { seen: string | null },
  as: Acting,
  says: string,
): Outcome | undefined {
  if (status === 40) return undefined
  if (as === 'staff') return { status, seen: status === 31 ? says : seen }
  if (status === 10) return { status, seen }
  return { status: 15, seen }
}

let test: TestServer
let people: Record<Exclude<Who, 'guest'>, Person>
beforeAll(async () => {
  test = await testServer()
  people = {
    blocked: await person(test, 5, { blocked: true }),
    stranger: await person(test, 5),
    owner: await person(test, 5),
    staff: await person(test, 3),
  }
})
afterAll(() => test.close())

const path = (operation: string) => (id: number) => ({ path: `/api/userBanner/${operation}/${id}` })

const ASK: Record<AdAction, (id: number, photo: string) => Ask> = {
  publish: path('publish'),
  needEdits: (id) => ({ ...path('needEdits')(id), json: { reason: 'text', comment: 'Уточните годы.' } }),
  update: (id) => {
    const form = adForm(adFields({ ...DRAFT, title: CHANGED }), [])
    form.append('id', String(id))
    return { ...path('update')(id), form }
  },
  removeImage: (id, key) => ({ path: '/api/userBanner/removeImage', json: { id, key } }),
  takeDownImage: (id, key) => ({
    path: '/api/userBanner/takeDownImage',
    json: { id, key, reason: 'personal' },
  }),
  activate: path('activate'),
  up: path('up'),
  unpublish: (id) => ({ ...path('unpublish')(id), json: { reason: 'outdated' } }),
  archive: path('archive'),
  delete: (id) => ({ ...path('delete')(id), json: { reason: 'fraud' } }),
  showPhone: path('showPhone'),
}

const REASONS: Partial<Record<AdAction, (photo: string) => Remark>> = {
  needEdits: () => ({ code: 'text', comment: 'Уточните годы.' }),
  unpublish: () => ({ code: 'outdated', comment: null }),
  delete: () => ({ code: 'fraud', comment: null }),
  takeDownImage: (photo) => ({ code: 'personal', comment: null, photo }),
}

interface Rows {
  status: number
  version: number
  deleted: boolean
  listed: string | null
  audit: object[]
  news: object[]
}

/** Everything that an action may have changed. */
async function rowsOf(id: number): Promise<Rows> {
  const found = await sql<Rows>`
    select status, version, deleted_at is not null as deleted,
      (select card ->> 'title' from ad_listings where ad_id = ads.id) as listed,
      (select coalesce(jsonb_agg(jsonb_build_object('action', action, 'actor_id', actor_id, 'from', from_status, 'to', to_status,
        'reason', reason, 'says', (select title from ad_revisions where id = revision_id))), '[]')
        from audit where subject = 'ad' and subject_id = ads.id) as audit,
      (select coalesce(jsonb_agg(jsonb_build_object('user_id', user_id, 'type', type, 'reason', body -> 'reason',
        'deleted', body -> 'user_banner_id' ? 'deleted')), '[]')
        from notifications where body -> 'user_banner_id' ->> 'id' = ads.id::text) as news
    from ads where id = ${id}`.execute(test.db)
  const [row] = found.rows
  if (!row) throw new Error(`there is no ad ${id}`)
  return row
}

async function publicTitle(id: number): Promise<string | null> {
  const answer = await test.send({ path: `/api/userBanner/getById/${id}` })
  return answer.statusCode === 404 ? null : answer.json().data.title
}

/** An ad with a waiting edit if its status implies one, and published before unless it is new. */
async function setUp({ status, live }: Scene): Promise<{ id: number; photo: string; newest: string }> {
  const edited = status === 15 || status === 20
  const approved = live || status === 30 || status === 40
  const newest = edited && approved ? EDIT : LIVE
  const id = await ad(test, people.owner.id, {
    status,
    live,
    approved,
    draft: { title: newest },
    ...(newest === EDIT && { before: { title: LIVE } }),
  })
  const [photo = ''] = await namedPhotos(test, id, 1)
  return { id, photo, newest }
}

function factsOf({ status, live }: Scene, as: Acting): AdFacts {
  const now = test.clock.now()
  return {
    actor: as,
    status,
    live,
    deleted: false,
    expires_at: live ? new Date(now.getTime() + 30 * 86_400_000) : null,
    raised_at: null,
    published_at: live || status === 30 || status === 40 ? now : null,
    now,
    changedSinceApproval: [15, 20].includes(status) || (status === 10 && !live),
    removedByStaff: false,
  }
}

/** Why a user is rejected before the action table is checked. */
function standing(action: AdAction, who: Who, { live }: Scene): number | undefined {
  if (who === 'staff') return undefined
  if (who === 'owner') return ['publish', 'needEdits', 'takeDownImage'].includes(action) ? 403 : undefined
  if (action === 'showPhone') return live ? 200 : 404
  if (who === 'stranger') return live ? 403 : 404
  return 401
}

const SCENES = AD_STATUSES.flatMap((status) => [false, true].map((live): Scene => ({ status, live })))

describe.each(AD_ACTIONS)('%s', (action) => {
  describe.each(SCENES)('on an ad of $status, live: $live', (scene) => {
    it.each(PEOPLE)('by %s', async (who) => {
      await test.db.deleteFrom('throttles').execute()
      const { id, photo, newest } = await setUp(scene)
      const seen = scene.live ? LIVE : null
      const me = who === 'guest' ? undefined : people[who]
      const answer = await test.send({ ...ASK[action](id, photo), token: me?.token })

      const refused = standing(action, who, scene)
      const as: Acting = who === 'staff' ? 'staff' : 'owner'
      const outcome = refused ? undefined : SAID[action]({ ...scene, seen, newest }, as)
      expect(answer.statusCode, answer.body).toBe(refused ?? (outcome ? 200 : 409))
      if (!refused) {
        const facts = factsOf(scene, as)
        expect(nextState(action, facts).ok, 'the table says otherwise').toBe(outcome !== undefined)
        if (!outcome) {
          const { code, allowed_actions } = answer.json()
          expect([code, allowed_actions]).toEqual(['action_not_allowed', allowedActions(facts)])
        }
      }

      const after: Outcome = outcome ?? { status: scene.status, seen }
      const did = outcome && action !== 'showPhone'
      const reason = (as === 'staff' && REASONS[action]?.(photo)) || null
      const says = action === 'update' ? CHANGED : newest
      expect(await rowsOf(id)).toEqual({
        status: after.status,
        version: did && action !== 'up' ? 2 : 1,
        deleted: after.deleted ?? false,
        listed: after.seen,
        audit: did ? [{ action, actor_id: me?.id, from: scene.status, to: after.status, reason, says }] : [],
        news: (after.told ? [after.told] : []).map(([who, type]) => ({
          user_id: people[who].id,
          type,
          reason: reason?.code ?? null,
          deleted: after.deleted ?? false,
        })),
      } satisfies Rows)
      expect(await publicTitle(id)).toBe(after.seen)
    })
  })
})
