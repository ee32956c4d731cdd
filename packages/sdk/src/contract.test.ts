import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { auth, signIn } from './access/index.ts'
import { countAds } from './ads/index.ts'
import { serve, serveAnswer } from './client/test-server.ts'
import { createPortal } from './index.ts'
import {
  countNotifications,
  countViewed,
  notificationPage,
  setView,
  unviewAll,
  viewAll,
} from './notifications/index.ts'
import { countPartRequests } from './part-requests/index.ts'
import { CALLS, CREDENTIALS, OPERATOR, SENT, TENANT } from './test-calls.ts'
import { CONTENT_LISTS } from './test-content-calls.ts'
import { answerOf, bodyErrors, bodyOf, operations, queryOf, receivedBody, takesKey } from './test-contract.ts'
import { ofEachKind } from './test-document-calls.ts'
import { VERSION } from './version.ts'

/** List functions: a failure is an empty list. */
const LISTS = [
  'adPage',
  'allAds',
  'adRooms',
  'listRooms',
  'roomsOfUser',
  'listBrands',
  'listServices',
  'listSpareParts',
  'listDistricts',
  'listSessions',
  'listFacilities',
  'findUsers',
  'personPage',
  'usersOfDepartments',
  'usersOfDepartment',
  'usersOfFacility',
  'listInvitations',
  'listTenantApplications',
  'listLetters',
  'listExchangeBases',
  'auditPage',
  'reviewPage',
  'allReviews',
  'exchangeJournal',
  'exchangeHealth',
  'listSignatories',
  'searchWordPage',
  'searchTargets',
  'searchMissPage',
  'searchAliases',
  'favouritePage',
  'partRequestPage',
  'allPartRequests',
  'partMutes',
  'partBars',
  'partMissing',
  ...CONTENT_LISTS,
  ...ofEachKind('Page', 'All', 'Tenants', 'ByRid', 'History', 'DatePage', 'DateList', 'Statuses'),
]

/** Operations whose functions turn a failure into a value instead of throwing. */
const NEVER_THROW = [
  ...LISTS,
  'auth',
  'countAds',
  'countPartRequests',
  'listNotifications',
  'countNotifications',
  'countViewedNotifications',
  'listTenantNotifications',
  'countTenantNotifications',
  'countViewedTenantNotifications',
]

const wholeList = (all: Record<string, unknown>) => ({ ...all, next: null })
const bytes = () => expect.any(Uint8Array)
const file = () => ({
  stream: expect.any(ReadableStream),
  name: null,
  type: 'application/json',
  size: null,
  documents: null,
})

/** Results of functions that do not return the response unchanged. */
const ANSWERS: Record<string, (data: Record<string, unknown>) => unknown> = {
  showPhone: ({ phone }) => phone,
  allAds: wholeList,
  allReviews: wholeList,
  findUsers: wholeList,
  usersOfDepartments: wholeList,
  usersOfDepartment: wholeList,
  usersOfFacility: wholeList,
  bulkAds: ({ items }) => items,
  listSignatories: wholeList,
  searchTargets: wholeList,
  searchAliases: wholeList,
  allPartRequests: wholeList,
  partMutes: wholeList,
  partBars: wholeList,
  completionSignatureFile: bytes,
  applicationSignatureFile: bytes,
  listNotifications: (part) => ({ ...part, skip: 20 }),
  listTenantNotifications: (part) => ({ ...part, skip: 20 }),
  ...Object.fromEntries(
    ofEachKind('All', 'Tenants', 'ByRid', 'DateList', 'Statuses').map((id) => [id, wholeList]),
  ),
  ...Object.fromEntries(
    [
      ...ofEachKind('Download', 'DownloadAll', 'DownloadByIds', 'Export', 'ImportTemplate'),
      ...['completion', 'application'].flatMap((kind) =>
        ['Copy', 'Cms', 'Archive', 'Archives'].map((what) => `${kind}Signature${what}`),
      ),
    ].map((id) => [id, file]),
  ),
  auditExport: file,
  partMissingExport: file,
  exchangeJournalExport: file,
  ...Object.fromEntries(ofEachKind('Import').map((id) => [id, () => expect.anything()])),
}

/** Operations that are linked to and not called. */
const LINKS = [
  'getPhoto',
  'getContract',
  'getReference',
  'getReferenceFile',
  'getContentImage',
  ...ofEachKind('Preview'),
]

const called = operations.filter(({ operationId }) => CALLS[operationId])

test('every operation has a function, and every function an operation', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(ids.filter((id) => !LINKS.includes(id)).sort()).toEqual(Object.keys(CALLS).sort())
})

test.each(called)('$operationId sends $method $path and parses the example', async (operation) => {
  const example = answerOf(operation)
  const { baseUrl, requests } = await serveAnswer(200, example ?? '')
  const answer = await CALLS[operation.operationId]?.(createPortal({ baseUrl }))
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `${operation.method} ${operation.path.replace(/\{\w+\}/g, '5')}${queryOf(operation)}`,
  ])
  // Without it a call that changes something is rejected, and a restore is such a GET.
  expect(requests[0]?.headers['x-portal-client']).toBe(`sdk/${VERSION}`)
  const data = example?.data
  expect(answer).toEqual(ANSWERS[operation.operationId]?.(Object(data)) ?? data)
})

test.each(called)('$operationId sends the body of the example, and it fits the schema', async (operation) => {
  const bodies: unknown[] = []
  const baseUrl = await serve(async (request, response) => {
    bodies.push(await receivedBody(request))
    response.end(JSON.stringify(answerOf(operation) ?? {}))
  })
  await CALLS[operation.operationId]?.(createPortal({ baseUrl }))
  expect(bodies).toEqual([SENT[operation.operationId] ?? bodyOf(operation)])
  expect(bodyErrors(operation, bodies[0])).toBeNull()
})

test.each([
  ['needEdits', {}, "data must have required property 'reason'"],
  ['needEdits', { reason: 'photo' }, 'data/reason must be equal to one of the allowed values'],
  ['bulkAds', undefined, 'data must be object'],
  ['updateAd', { photo_order: ['none'] }, "data must have required property 'id'"],
  ['createAd', { room_ids: '54' }, 'data/room_ids must be array'],
  ['signOut', {}, 'there is no body'],
])('the body of %s is not %j', (id, body, error) => {
  const operation = called.find(({ operationId }) => operationId === id)
  expect(operation && bodyErrors(operation, body)).toBe(error)
})

test('every body that is not the example belongs to an operation', () => {
  expect(Object.keys(SENT).filter((id) => !called.some(({ operationId }) => operationId === id))).toEqual([])
})

test('only reads and calls with a key are retried, as the contract says', async () => {
  const asked = called.map(async (operation) => {
    const { baseUrl, requests } = await serveAnswer(503, '')
    await CALLS[operation.operationId]?.(createPortal({ baseUrl })).catch(() => undefined)
    const keys = new Set(requests.map(({ headers }) => headers['idempotency-key']))
    return [operation.operationId, requests.length, keys.size, keys.has(undefined)]
  })
  expect(await Promise.all(asked)).toEqual(
    called.map((operation) => {
      const tries = operation['x-effect'] === 'read' || takesKey(operation) ? 3 : 1
      return [operation.operationId, tries, 1, !takesKey(operation)]
    }),
  )
})

test('on failure lists are empty with an error, counts are 0, all other calls throw', async () => {
  const { baseUrl } = await serveAnswer(403, { message: 'x', code: 'forbidden' })
  const portal = createPortal({ baseUrl })
  const error = expect.objectContaining({ code: 'forbidden' })
  for (const id of LISTS) {
    expect(await CALLS[id]?.(portal)).toEqual({ items: [], total: 0, next: null, error })
  }
  for (const reader of [TENANT, OPERATOR]) {
    const page = { items: [], total: 0, next: null, skip: 40, error }
    expect(await notificationPage(portal, reader, { skip: 40 })).toEqual(page)
    expect(await countNotifications(portal, reader)).toBe(0)
    expect(await countViewed(portal, reader)).toBe(0)
  }
  expect(await countAds(portal, 5)).toBe(0)
  expect(await countPartRequests(portal, 5)).toBe(0)
  expect(await auth(portal, CREDENTIALS)).toBe(false)
  expect(await signIn(portal, CREDENTIALS)).toEqual({ error })
  for (const id of Object.keys(CALLS).filter((id) => !NEVER_THROW.includes(id))) {
    await expect(CALLS[id]?.(portal)).rejects.toEqual(error)
  }
})

test('auth returns the user', async () => {
  const user = { id: 12, role_id: 5 }
  const { baseUrl } = await serveAnswer(200, { data: { user, token: null } })
  expect(await auth(createPortal({ baseUrl }), CREDENTIALS)).toEqual(user)
})

test('tenants and other users have separate notification calls', async () => {
  const asked: unknown[] = []
  const baseUrl = await serve(async (request, response) => {
    asked.push(request.url, JSON.parse(await text(request)))
    response.end('{"data":{"items":[],"total":0,"next":null}}')
  })
  const portal = createPortal({ baseUrl })
  await notificationPage(portal, TENANT, { skip: 20, limit: 10 })
  await notificationPage(portal, { id: 7, role_id: 5 }, { only: 'unread' })
  await setView(portal, { id: 7, role_id: 5 }, [3, 1])
  await viewAll(portal, TENANT, 901)
  await unviewAll(portal, TENANT, '2026-11-21T06:00:00.000Z')
  expect(asked).toEqual([
    '/api/notificationTenant/get',
    { user_id: 5, skip: 20, limit: 10 },
    '/api/notification/get',
    { user_id: 7, skip: 0, only: 'unread' },
    '/api/notification/setView',
    { user_id: 7, ids: [3, 1] },
    '/api/notificationTenant/setView',
    { user_id: 5, ids: [], up_to: 901 },
    '/api/notificationTenant/setView',
    { user_id: 5, ids: [], undo: '2026-11-21T06:00:00.000Z' },
  ])
})
