import { answeredRequest, askFor, brakeShop, deals, partEntries } from '../part-requests.ts'
import { type Person, person } from '../people.ts'
import type { TestServer } from '../test-server.ts'
import { ALL, forRoles, ONLY_OWN, ONLY_STAFF, type Row, SIGNED_IN } from './row.ts'

/** What the asker and staff see, and no other. */
const ASKER_OR_STAFF = [401, 404, 200, 200, 200, 404, 401] as const
const ONLY_SHOPS = [401, 200, 403, 403, 403, 403, 401] as const
/** What concerns another shop does not exist for a shop. */
const NOT_OTHERS = [401, 404, 403, 403, 403, 403, 401] as const

let asked = 0

/** Somebody who may ask: a stranger instead of a person who is blocked. */
async function asker(test: TestServer, of: Person): Promise<Person> {
  const { blocked_at } = await test.db
    .selectFrom('users')
    .select('blocked_at')
    .where('id', '=', of.id)
    .executeTakeFirstOrThrow()
  return blocked_at ? person(test, 5) : of
}

/** A request of a person, each for another part. */
async function requestOf(test: TestServer, somebody: Person): Promise<number> {
  const of = await asker(test, somebody)
  asked += 1
  // Each is the only open one, so that there is always room for it.
  await test.db.deleteFrom('part_requests').where('asker_id', '=', of.id).execute()
  return askFor(test, of, { text: `Суппорт ${asked}` })
}

async function answerOf(test: TestServer, somebody: Person): Promise<{ id: number; answerId: number }> {
  const of = await asker(test, somebody)
  await test.db.deleteFrom('part_requests').where('asker_id', '=', of.id).execute()
  return answeredRequest(test, of)
}

/** A request of somebody that the shop of a tenant was asked, or another shop for people of none. */
async function requestTo(test: TestServer, of: Person): Promise<{ id: number; shop: Person }> {
  const { toyota, caliper } = await partEntries(test)
  const shop = of.company_id === null ? await brakeShop(test) : of
  if (of.company_id !== null) {
    await test.db.deleteFrom('company_deals').where('company_id', '=', of.company_id).execute()
    await test.db.deleteFrom('part_asks').where('company_id', '=', of.company_id).execute()
    await deals(test, of, { brands: [toyota], parts: [caliper] })
  }
  return { id: await askFor(test, await person(test, 5)), shop }
}

const toShop = (path: string, json: object): Row => ({
  ask: async ({ test, of }) => ({ path: `/api/userRequest/${path}/${(await requestTo(test, of)).id}`, json }),
  own: ONLY_SHOPS,
  foreign: NOT_OTHERS,
})

const ofAnswer = (path: string, json: object | undefined): Row => ({
  ask: async ({ test, of }) => ({
    path: `/api/userRequest/${path}/${(await answerOf(test, of)).answerId}`,
    ...(json && { json }),
  }),
  own: SIGNED_IN,
  foreign: ONLY_OWN,
})

/** Part requests: of the asker, of the shops that were asked, and of staff. */
export const OF_PART_REQUESTS = {
  partRequestPage: forRoles(SIGNED_IN, () => ({
    path: '/api/userRequest/pagination',
    json: { list: 'own' },
  })),
  allPartRequests: forRoles(ONLY_STAFF, () => ({ path: '/api/userRequest/all', json: { list: 'staff' } })),
  createPartRequest: forRoles(SIGNED_IN, async ({ test }) => {
    asked += 1
    const { toyota } = await partEntries(test)
    return { path: '/api/userRequest/create', json: { text: `Суппорт ${asked}`, brand_id: toyota } }
  }),
  unpublishPartRequest: {
    ask: async ({ test, of }) => ({
      path: `/api/userRequest/unpublish/${await requestOf(test, of)}`,
      json: { reason: 'given_up' },
    }),
    own: SIGNED_IN,
    foreign: ONLY_OWN,
  },
  countPartRequests: {
    ask: ({ of }) => ({ method: 'GET', path: `/api/userRequest/count/${of.id}` }),
    own: SIGNED_IN,
    foreign: ONLY_OWN,
  },
  getPartRequest: {
    ask: async ({ test, of }) => ({
      method: 'GET',
      path: `/api/userRequest/get/${await requestOf(test, of)}`,
    }),
    own: SIGNED_IN,
    foreign: ASKER_OR_STAFF,
  },
  previewPartRequest: forRoles(ALL, async ({ test }) => ({
    path: '/api/userRequest/preview',
    json: { text: 'Суппорт', brand_id: (await partEntries(test)).toyota },
  })),
  widenPartRequest: {
    ask: async ({ test, of }) => {
      const { kia } = await partEntries(test)
      const id = await requestOf(test, of)
      const { toyota } = await partEntries(test)
      await deals(test, await person(test, 1), { brands: [toyota, kia] })
      return { path: `/api/userRequest/widen/${id}` }
    },
    own: SIGNED_IN,
    foreign: ONLY_OWN,
  },
  reopenPartRequest: {
    ask: async ({ test, of }) => {
      const id = await requestOf(test, of)
      await test.send({
        path: `/api/userRequest/unpublish/${id}`,
        token: of.token,
        json: { reason: 'given_up' },
      })
      return { path: `/api/userRequest/reopen/${id}` }
    },
    own: SIGNED_IN,
    foreign: ONLY_OWN,
  },
  setPartGoing: ofAnswer('going', { going: true }),
  answerPartRequest: toShop('answer', { has: true, price: 500, seen_version: null }),
  skipPartRequest: toShop('skip', { skip: true }),
  partMutes: forRoles(ONLY_SHOPS, () => ({ method: 'GET', path: '/api/userRequest/mutes' })),
  removePartMute: {
    ask: async ({ test, of }) => {
      const { shop } = await requestTo(test, of)
      const { id } = await test.db
        .insertInto('part_mutes')
        .values({
          ...{ company_id: shop.company_id ?? 0, kind: 'tomorrow', brand_id: null, spare_part_id: null },
          ...{ until: new Date(test.clock.now().getTime() + 86_400_000), created_at: test.clock.now() },
        })
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirstOrThrow()
      return { path: `/api/userRequest/unmute/${id}` }
    },
    own: ONLY_SHOPS,
    foreign: NOT_OTHERS,
  },
  viewPartRequest: {
    ask: async ({ test, of }) => ({ path: `/api/userRequest/setView/${await requestOf(test, of)}` }),
    own: SIGNED_IN,
    foreign: ASKER_OR_STAFF,
  },
  reportPartRequest: {
    ask: async ({ test, of }) => {
      const { id, answerId } = await answerOf(test, of)
      return { path: `/api/userRequest/report/${id}`, json: { reason: 'rude', answer_id: answerId } }
    },
    own: SIGNED_IN,
    foreign: [401, 404, 403, 403, 403, 404, 401],
  },
  resolvePartReports: forRoles(ONLY_STAFF, async ({ test }) => {
    const { id, shop } = await answeredRequest(test, await person(test, 5))
    const json = { reason: 'rude' }
    await test.send({ path: `/api/userRequest/report/${id}`, token: shop.token, json })
    return { path: `/api/userRequest/resolveReports/${id}` }
  }),
  takeDownPartRequest: forRoles(ONLY_STAFF, async ({ test }) => ({
    path: `/api/userRequest/takeDown/${await askFor(test, await person(test, 5))}`,
    json: { reason: 'rude', comment: 'Грубость в тексте' },
  })),
  partStanding: forRoles(SIGNED_IN, () => ({ method: 'GET', path: '/api/userRequest/standing' })),
  partBars: forRoles(ONLY_STAFF, () => ({ method: 'GET', path: '/api/userRequest/bars' })),
  barFromPartRequests: forRoles(ONLY_STAFF, async ({ test }) => ({
    path: `/api/userRequest/bar/${(await person(test, 5)).id}`,
    json: { until: '2026-12-31', reason: 'rude', comment: 'Грубость в тексте' },
  })),
  unbarFromPartRequests: forRoles(ONLY_STAFF, async ({ test }) => {
    const { id } = await person(test, 5)
    const now = test.clock.now()
    const until = new Date(now.getTime() + 86_400_000)
    const bar = { party_id: id, reason: 'rude', comment: 'Грубость', until, created_at: now }
    await test.db.insertInto('part_bars').values(bar).execute()
    return { path: `/api/userRequest/unbar/${id}` }
  }),
  partMessages: ofAnswer('messages', {}),
  sendPartMessage: ofAnswer('send', { text: 'Здравствуйте' }),
  readPartMessages: ofAnswer('readMessages', { up_to: 1 }),
  showPartPresence: ofAnswer('presence', { sign: 'typing' }),
  givePartPhone: {
    ask: async ({ test, of }) => {
      const { answerId } = await answerOf(test, of)
      await test.db
        .updateTable('users')
        .set({ phone: `+7701${String(of.id).padStart(7, '0')}` })
        .where('id', '=', of.id)
        .execute()
      return { path: `/api/userRequest/givePhone/${answerId}` }
    },
    own: SIGNED_IN,
    foreign: ONLY_OWN,
  },
  partMissing: forRoles(ONLY_STAFF, () => ({ path: '/api/userRequest/missing', json: {} })),
  partMissingExport: forRoles(ONLY_STAFF, () => ({ path: '/api/userRequest/missingExport', json: {} })),
} satisfies Record<string, Row>
