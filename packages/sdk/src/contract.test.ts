import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import {
  acceptInvitation,
  auth,
  checkCode,
  currentFlow,
  endOtherSessions,
  endSession,
  finishRegistration,
  followAccessLink,
  leaveFlow,
  listSessions,
  me,
  registerUser,
  registrationNext,
  restoreAccess,
  setPassword,
  signIn,
  signOut,
  updateUser,
} from './access/index.ts'
import {
  activateAd,
  adModeration,
  adPage,
  adRooms,
  allAds,
  archiveAd,
  bulkAds,
  countAds,
  createAd,
  deleteAd,
  getAd,
  needEdits,
  publishAd,
  raiseAd,
  removeAdImage,
  showPhone,
  takeDownAdImage,
  unpublishAd,
  updateAd,
  watchAd,
} from './ads/index.ts'
import { DRAFT } from './ads/test-draft.ts'
import { serve, serveAnswer } from './client/test-server.ts'
import { getContact, listBrands, listServices, listSpareParts } from './content/index.ts'
import { createPortal, type Portal } from './index.ts'
import { authorizeChannel, realtimeSettings } from './live/index.ts'
import { countNotifications, countViewed, notificationPage, setView } from './notifications/index.ts'
import {
  decideTenantApplication,
  inviteUser,
  listFacilities,
  listInvitations,
  listLetters,
  listTenantApplications,
  readLetter,
  revokeInvitation,
  usersOfDepartment,
  usersOfDepartments,
  usersOfFacility,
} from './people/index.ts'
import { listRooms, roomCard, roomsOf } from './rooms/index.ts'
import { VERSION } from './version.ts'

type Answer = { content: Record<string, { example: { data: unknown } }> }
type Operation = {
  operationId: string
  'x-effect': 'read' | 'write'
  parameters?: { $ref?: string }[]
  responses: { 200: Answer | { $ref: string } }
}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Answer> }
}

const EMAIL = 'person@sauda.example'
const CREDENTIALS = { login: EMAIL, password: 'correct horse battery' }

const TENANT = { id: 5, role_id: 1 }
const OPERATOR = { id: 5, role_id: 4 }

/** Every operation that has a function, by its id. */
const CALLS: Record<string, (portal: Portal) => Promise<unknown>> = {
  auth: (portal) => signIn(portal, CREDENTIALS),
  me,
  signOut,
  registerUser: (portal) => registerUser(portal, { email: EMAIL }),
  restoreAccess: (portal) => restoreAccess(portal, '5'),
  checkCode: (portal) => checkCode(portal, '402917'),
  registrationNext: (portal) => registrationNext(portal, { kind: 'person', name: 'Айгерім' }),
  finishRegistration: (portal) => finishRegistration(portal, { password: 'correct horse battery' }),
  setPassword: (portal) => setPassword(portal, 5, { password: 'correct horse battery' }),
  acceptInvitation: (portal) => acceptInvitation(portal, 'y0vQ3m8Z'),
  followAccessLink: (portal) => followAccessLink(portal, 'y0vQ3m8Z'),
  currentFlow,
  leaveFlow,
  updateUser: (portal) => updateUser(portal, 5, { language: 'kk' }),
  listSessions,
  endSession: (portal) => endSession(portal, 5),
  endOtherSessions,
  listFacilities,
  usersOfDepartments: (portal) => usersOfDepartments(portal, [3, 4]),
  usersOfDepartment: (portal) => usersOfDepartment(portal, 5),
  usersOfFacility: (portal) => usersOfFacility(portal, 5),
  inviteUser: (portal) => inviteUser(portal, { email: EMAIL, role_id: 3 }),
  listInvitations,
  revokeInvitation: (portal) => revokeInvitation(portal, 5),
  listTenantApplications,
  decideTenantApplication: (portal) => decideTenantApplication(portal, 5, { accept: true, room_ids: [54] }),
  listLetters: (portal) => listLetters(portal, 'console'),
  readLetter: (portal) => readLetter(portal, 'console', '5'),
  adPage,
  allAds,
  adRooms,
  createAd: (portal) => createAd(portal, DRAFT, [new File(['x'], 'cover.jpg')]),
  publishAd: (portal) => publishAd(portal, 5),
  getAd: (portal) => getAd(portal, 5),
  countAds: (portal) => countAds(portal, 5),
  showPhone: (portal) => showPhone(portal, 5),
  updateAd: (portal) => updateAd(portal, 5, DRAFT, { photos: ['6f1c2b7e9a3d4f508c1e'], version: 3 }),
  removeAdImage: (portal) => removeAdImage(portal, { id: 5, key: '6f1c2b7e9a3d4f508c1e' }),
  takeDownAdImage: (portal) =>
    takeDownAdImage(portal, { id: 5, key: '6f1c2b7e9a3d4f508c1e', reason: 'personal' }),
  needEdits: (portal) => needEdits(portal, 5, { reason: 'price' }),
  unpublishAd: (portal) => unpublishAd(portal, 5),
  archiveAd: (portal) => archiveAd(portal, 5),
  deleteAd: (portal) => deleteAd(portal, 5),
  activateAd: (portal) => activateAd(portal, 5),
  raiseAd: (portal) => raiseAd(portal, 5),
  bulkAds: (portal) => bulkAds(portal, { action: 'archive', ids: [5], versions: [2] }),
  adModeration: (portal) => adModeration(portal, 5),
  watchAd: (portal) => watchAd(portal, 5),
  listNotifications: (portal) => notificationPage(portal, OPERATOR),
  countNotifications: (portal) => countNotifications(portal, OPERATOR),
  countViewedNotifications: (portal) => countViewed(portal, OPERATOR),
  viewNotifications: (portal) => setView(portal, OPERATOR, [901]),
  listTenantNotifications: (portal) => notificationPage(portal, TENANT),
  countTenantNotifications: (portal) => countNotifications(portal, TENANT),
  countViewedTenantNotifications: (portal) => countViewed(portal, TENANT),
  viewTenantNotifications: (portal) => setView(portal, TENANT, [901]),
  realtimeSettings,
  authorizeChannel: (portal) =>
    authorizeChannel(portal, { socket_id: '1.2', channel_name: 'private-user-5' }),
  listRooms,
  roomsOfUser: (portal) => roomsOf(portal, 5),
  roomCard: (portal) => roomCard(portal, 5),
  listBrands,
  listServices,
  listSpareParts,
  getContact,
}

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
  'listSessions',
  'listFacilities',
  'usersOfDepartments',
  'usersOfDepartment',
  'usersOfFacility',
  'listInvitations',
  'listTenantApplications',
  'listLetters',
]

/** Operations whose functions turn a failure into a value instead of throwing. */
const NEVER_THROW = [
  ...LISTS,
  'auth',
  'countAds',
  'listNotifications',
  'countNotifications',
  'countViewedNotifications',
  'listTenantNotifications',
  'countTenantNotifications',
  'countViewedTenantNotifications',
]

/** Results of functions that do not return the response unchanged. */
const ANSWERS: Record<string, (data: Record<string, unknown>) => unknown> = {
  showPhone: ({ phone }) => phone,
  allAds: (all) => ({ ...all, next: null }),
  usersOfDepartments: (all) => ({ ...all, next: null }),
  usersOfDepartment: (all) => ({ ...all, next: null }),
  usersOfFacility: (all) => ({ ...all, next: null }),
  bulkAds: ({ items }) => items,
  listNotifications: (part) => ({ ...part, skip: 0 }),
  listTenantNotifications: (part) => ({ ...part, skip: 0 }),
}

/** Operations that are linked to and not called. */
const LINKS = ['getPhoto', 'getContract', 'getReference', 'getReferenceFile']

const contract: Contract = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'))
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
)
const called = operations.filter(({ operationId }) => CALLS[operationId])

test('every operation has a function, and every function an operation', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(ids.filter((id) => !LINKS.includes(id)).sort()).toEqual(Object.keys(CALLS).sort())
})

test.each(called)('$operationId sends $method $path and parses the example', async (operation) => {
  const example = exampleOf(operation)
  const { baseUrl, requests } = await serveAnswer(200, example ?? '')
  const answer = await CALLS[operation.operationId]?.(createPortal({ baseUrl }))
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `${operation.method} ${operation.path.replace('{id}', '5')}`,
  ])
  // Without it a call that changes something is rejected, and a restore is such a GET.
  expect(requests[0]?.headers['x-portal-client']).toBe(`sdk/${VERSION}`)
  const data = example?.data
  expect(answer).toEqual(ANSWERS[operation.operationId]?.(Object(data)) ?? data)
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
  await setView(portal, { id: 7, role_id: 5 }, [3, 1])
  expect(asked).toEqual([
    '/api/notificationTenant/get',
    { user_id: 5, skip: 20, limit: 10 },
    '/api/notification/setView',
    { user_id: 7, ids: [3, 1] },
  ])
})

function takesKey({ parameters = [] }: Operation): boolean {
  return parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'))
}

function exampleOf(operation: Operation): { data: unknown } | undefined {
  const answer = operation.responses[200]
  const whole = '$ref' in answer ? contract.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer
  return whole?.content['application/json']?.example
}
