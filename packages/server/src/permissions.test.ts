import { adFields, adForm } from '@sauda/sdk/ads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operationsOf, readContract } from './contract/document.ts'
import { ad, DRAFT } from './testing/ads.ts'
import { PASSWORD, type Person, person, room } from './testing/people.ts'
import { namedPhotos, storedPhoto } from './testing/photos.ts'
import { type Ask, type TestServer, testServer } from './testing/test-server.ts'

/** Who asks, in the order of the statuses below. */
const PEOPLE = ['guest', 'tenant', 'administrator', 'manager', 'operator', 'person', 'blocked'] as const

type Statuses = readonly [number, number, number, number, number, number, number]

interface Scene {
  test: TestServer
  /** Null for a guest. */
  me: Person | null
  /** Whose things are asked for: the asker's own, or a stranger's. */
  of: Person
}

interface Row {
  ask(scene: Scene): Ask | Promise<Ask>
  own: Statuses
  foreign: Statuses
}

const ALL = [200, 200, 200, 200, 200, 200, 200] as const
const SIGNED_IN = [401, 200, 200, 200, 200, 200, 401] as const
const ONLY_STAFF = [401, 403, 200, 200, 200, 403, 401] as const
const OWN_OR_STAFF = [401, 404, 200, 200, 200, 404, 401] as const

function open(path: string, method: 'GET' | 'POST' = 'GET'): Row {
  return { ask: () => ({ method, path }), own: ALL, foreign: ALL }
}

/** One of the two sets of notification calls: for its people, and only about themselves. */
function notifications(path: string, whose: 'tenants' | 'others', body?: object): Row {
  const isTenants = whose === 'tenants'
  return {
    ask: ({ of }) =>
      body ? { path, json: { user_id: of.id, ...body } } : { method: 'GET', path: `${path}/${of.id}` },
    own: isTenants ? [401, 200, 403, 403, 403, 403, 401] : [401, 403, 200, 200, 200, 200, 401],
    foreign: isTenants ? [401, 404, 403, 403, 403, 403, 401] : [401, 403, 404, 404, 404, 404, 401],
  }
}

const EXPECTED: Record<OperationId, Row> = {
  auth: {
    ask: ({ me, of }) => ({
      path: '/api/user/auth',
      json: {
        login: me?.email ?? 'nobody@test.example',
        password: me?.id === of.id ? PASSWORD : 'чужой пароль',
      },
    }),
    own: [401, 200, 200, 200, 200, 200, 403],
    foreign: [401, 401, 401, 401, 401, 401, 401],
  },
  me: open('/api/session/me'),
  signOut: open('/api/session/signOut', 'POST'),
  adPage: {
    ask: ({ of }) => ({
      path: '/api/userBanner/pagination',
      json: { list: 'own', seller_id: of.id, user_id: of.id },
    }),
    own: SIGNED_IN,
    foreign: SIGNED_IN,
  },
  allAds: {
    ask: ({ of }) => ({ path: '/api/userBanner/all', json: { list: 'new', seller_id: of.id } }),
    own: SIGNED_IN,
    foreign: SIGNED_IN,
  },
  adRooms: {
    ask: ({ of }) => ({ path: '/api/userBanner/rooms', json: { user_id: of.id } }),
    own: SIGNED_IN,
    foreign: SIGNED_IN,
  },
  createAd: {
    ask: async ({ test, me, of }) => {
      const foreign = me?.id !== of.id
      const rooms = foreign ? [await room(test, { tenant: of.id })] : []
      const form = adForm(adFields({ ...DRAFT, room_ids: rooms }), [])
      form.append('user_id', String(of.id))
      form.append('status', '31')
      return { path: '/api/userBanner/create', form }
    },
    own: SIGNED_IN,
    foreign: [401, 422, 422, 422, 422, 422, 401],
  },
  publishAd: {
    ask: async ({ test, of }) => ({ path: `/api/userBanner/publish/${await ad(test, of.id)}` }),
    own: ONLY_STAFF,
    foreign: OWN_OR_STAFF,
  },
  updateAd: {
    ask: async ({ test, of }) => {
      const id = await ad(test, of.id)
      const form = adForm(adFields(DRAFT), [])
      form.append('id', String(id))
      return { path: `/api/userBanner/update/${id}`, form }
    },
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  removeAdImage: {
    ask: async ({ test, of }) => {
      const id = await ad(test, of.id)
      const [key] = await namedPhotos(test, id, 1)
      return { path: '/api/userBanner/removeImage', json: { id, key } }
    },
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  needEdits: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/needEdits/${await ad(test, of.id)}`,
      json: { reason: 'text' },
    }),
    own: ONLY_STAFF,
    foreign: OWN_OR_STAFF,
  },
  unpublishAd: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/unpublish/${await ad(test, of.id, { status: 31, live: true })}`,
      json: { reason: 'outdated' },
    }),
    own: SIGNED_IN,
    // What is published is no secret.
    foreign: ONLY_STAFF,
  },
  archiveAd: {
    ask: async ({ test, of }) => ({ path: `/api/userBanner/archive/${await ad(test, of.id)}` }),
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  deleteAd: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/delete/${await ad(test, of.id)}`,
      json: { reason: 'fraud' },
    }),
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  activateAd: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/activate/${await ad(test, of.id, { status: 30, approved: true })}`,
    }),
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  raiseAd: {
    ask: async ({ test, of }) => ({
      path: `/api/userBanner/up/${await ad(test, of.id, { status: 31, live: true })}`,
    }),
    own: SIGNED_IN,
    foreign: ONLY_STAFF,
  },
  bulkAds: {
    ask: async ({ test, of }) => ({
      path: '/api/userBanner/bulk',
      json: { action: 'publish', ids: [await ad(test, of.id)] },
    }),
    own: ONLY_STAFF,
    foreign: ONLY_STAFF,
  },
  adModeration: {
    ask: async ({ test, of }) => ({
      method: 'GET',
      path: `/api/userBanner/moderation/${await ad(test, of.id)}`,
    }),
    own: ONLY_STAFF,
    foreign: ONLY_STAFF,
  },
  watchAd: {
    ask: async ({ test, of }) => ({ path: `/api/userBanner/watch/${await ad(test, of.id)}` }),
    own: ONLY_STAFF,
    foreign: ONLY_STAFF,
  },
  getAd: {
    ask: async ({ test, of }) => ({ path: `/api/userBanner/getById/${await ad(test, of.id)}` }),
    own: [404, 200, 200, 200, 200, 200, 404],
    foreign: [404, 404, 200, 200, 200, 404, 404],
  },
  countAds: {
    ask: ({ of }) => ({ method: 'GET', path: `/api/userBanner/count/${of.id}` }),
    own: SIGNED_IN,
    foreign: [401, 404, 404, 404, 404, 404, 401],
  },
  showPhone: {
    ask: async ({ test, of }) => ({ path: `/api/userBanner/showPhone/${await ad(test, of.id)}` }),
    own: [404, 200, 200, 200, 200, 200, 404],
    foreign: [404, 404, 200, 200, 200, 404, 404],
  },
  getPhoto: {
    ask: async ({ test, of }) => ({ method: 'GET', path: await storedPhoto(test, await ad(test, of.id)) }),
    own: ALL,
    foreign: ALL,
  },
  listRooms: open('/api/room/get'),
  roomsOfUser: {
    ask: ({ of }) => ({ method: 'GET', path: `/api/room/getByUserId/${of.id}` }),
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  roomCard: {
    ask: async ({ test, of }) => ({
      method: 'GET',
      path: `/api/room/getUserInfo/${await room(test, { tenant: of.id })}`,
    }),
    own: ALL,
    foreign: ALL,
  },
  listBrands: open('/api/dictionaryBrand/list'),
  listServices: open('/api/dictionaryService/list'),
  listSpareParts: open('/api/dictionarySparePart/list'),
  listNotifications: notifications('/api/notification/get', 'others', {}),
  countNotifications: notifications('/api/notification/count', 'others'),
  countViewedNotifications: notifications('/api/notification/viewCount', 'others'),
  viewNotifications: notifications('/api/notification/setView', 'others', { ids: [1] }),
  listTenantNotifications: notifications('/api/notificationTenant/get', 'tenants', {}),
  countTenantNotifications: notifications('/api/notificationTenant/count', 'tenants'),
  countViewedTenantNotifications: notifications('/api/notificationTenant/viewCount', 'tenants'),
  viewTenantNotifications: notifications('/api/notificationTenant/setView', 'tenants', { ids: [1] }),
  realtimeSettings: { ...open('/api/realtime/settings'), own: SIGNED_IN, foreign: SIGNED_IN },
  authorizeChannel: {
    ask: ({ of }) => ({
      path: '/api/realtime/auth',
      json: { socket_id: '12.34', channel_name: `private-user-${of.id}` },
    }),
    own: SIGNED_IN,
    foreign: [401, 403, 403, 403, 403, 403, 401],
  },
  getContact: open('/api/contact/get'),
  getContract: open('/api/openapi.json'),
  getReference: open('/api/docs'),
  getReferenceFile: open('/api/docs/swagger-ui.css'),
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

  describe.each(PEOPLE)('%s', (who) => {
    it.each(['own', 'foreign'] as const)('%s', async (whose) => {
      const me = await somebody(who)
      const of = whose === 'own' && me ? me : await person(test, 1)
      const answer = await test.send({ ...(await row.ask({ test, me, of })), token: me?.token })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(row[whose][PEOPLE.indexOf(who)])
    })
  })
})

async function somebody(who: (typeof PEOPLE)[number]): Promise<Person | null> {
  if (who === 'guest') return null
  if (who === 'blocked') return person(test, 5, { blocked: true })
  return person(test, PEOPLE.indexOf(who))
}
