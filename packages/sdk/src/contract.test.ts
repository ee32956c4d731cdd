import { readFileSync } from 'node:fs'
import { arrayBuffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { auth, me, signIn, signOut } from './access/index.ts'
import {
  type AdDraft,
  adPage,
  adRooms,
  allAds,
  countAds,
  createAd,
  eachAd,
  getAd,
  publishAd,
  showPhone,
} from './ads/index.ts'
import { serve, serveAnswer } from './client/test-server.ts'
import { getContact, listBrands, listServices, listSpareParts } from './content/index.ts'
import { createPortal, type Portal } from './index.ts'
import { listRooms, roomCard, roomsOf } from './rooms/index.ts'

type Answer = { content: Record<string, { example: { data: unknown } }> }
type Operation = {
  operationId: string
  'x-effect': 'read' | 'write'
  responses: { 200: Answer | { $ref: string } }
}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Answer> }
}

const CREDENTIALS = { login: 'person@sauda.example', password: 'correct horse battery' }
const DRAFT: AdDraft = {
  kind: 'part',
  brand_id: 1,
  spare_part_id: 7,
  service_id: null,
  title: 'Диски',
  title_kk: 'Дискілер',
  text: 'Комплект из двух',
  text_kk: null,
  price: 58_000,
  condition: 'new',
  phone: '+77010000012',
  room_ids: [54],
  weekdays: [1, 2],
  hours_from: null,
  hours_to: null,
}

/** Every operation that has a function, by its id. */
const CALLS: Record<string, (portal: Portal) => Promise<unknown>> = {
  auth: (portal) => signIn(portal, CREDENTIALS),
  me,
  signOut,
  adPage,
  allAds,
  adRooms,
  createAd: (portal) => createAd(portal, DRAFT, [new File(['x'], 'cover.jpg')]),
  publishAd: (portal) => publishAd(portal, 5),
  getAd: (portal) => getAd(portal, 5),
  countAds: (portal) => countAds(portal, 5),
  showPhone: (portal) => showPhone(portal, 5),
  listRooms,
  roomsOfUser: (portal) => roomsOf(portal, 5),
  roomCard: (portal) => roomCard(portal, 5),
  listBrands,
  listServices,
  listSpareParts,
  getContact,
}

/** Addresses to be linked to rather than called. */
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

test('every operation has a function, and every function its operation', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(ids.filter((id) => !LINKS.includes(id)).sort()).toEqual(Object.keys(CALLS).sort())
})

test.each(called)('$operationId asks $method $path and understands the example', async (operation) => {
  const example = exampleOf(operation)
  const { baseUrl, requests } = await serveAnswer(200, example ?? '')
  const answer = await CALLS[operation.operationId]?.(createPortal({ baseUrl }))
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `${operation.method} ${operation.path.replace('{id}', '5')}`,
  ])
  const data = example?.data
  if (operation.operationId === 'showPhone') expect({ phone: answer }).toEqual(data)
  else if (operation.operationId === 'allAds') expect(answer).toEqual({ ...Object(data), next: null })
  else expect(answer).toEqual(data)
})

test('reads are asked again and nothing else is, as the contract says of each', async () => {
  const asked = called.map(async (operation) => {
    const { baseUrl, requests } = await serveAnswer(503, '')
    await CALLS[operation.operationId]?.(createPortal({ baseUrl })).catch(() => undefined)
    return [operation.operationId, requests.length]
  })
  expect(await Promise.all(asked)).toEqual(
    called.map((operation) => [operation.operationId, operation['x-effect'] === 'read' ? 3 : 1]),
  )
})

test('lists are empty and say why, counts are 0, the rest throws', async () => {
  const { baseUrl } = await serveAnswer(403, { message: 'x', code: 'forbidden' })
  const portal = createPortal({ baseUrl })
  const error = expect.objectContaining({ code: 'forbidden' })
  for (const list of [adPage, allAds, adRooms, listRooms, listBrands, listServices, listSpareParts]) {
    expect(await list(portal)).toEqual({ items: [], total: 0, next: null, error })
  }
  expect(await roomsOf(portal, 5)).toEqual({ items: [], total: 0, next: null, error })
  expect(await countAds(portal, 5)).toBe(0)
  expect(await auth(portal, CREDENTIALS)).toBe(false)
  expect(await signIn(portal, CREDENTIALS)).toEqual({ error })
  for (const id of [
    'me',
    'signOut',
    'createAd',
    'publishAd',
    'getAd',
    'showPhone',
    'roomCard',
    'getContact',
  ]) {
    await expect(CALLS[id]?.(portal)).rejects.toEqual(error)
  }
})

test('auth answers the user', async () => {
  const user = { id: 12, role_id: 5 }
  const { baseUrl } = await serveAnswer(200, { data: { user, token: null } })
  expect(await auth(createPortal({ baseUrl }), CREDENTIALS)).toEqual(user)
})

test('an ad is handed in as one multipart form', async () => {
  let form = new FormData()
  const baseUrl = await serve(async (request, response) => {
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
    form = await new Response(await arrayBuffer(request), { headers }).formData()
    response.end('{"data":{"id":1}}')
  })
  await createAd(createPortal({ baseUrl }), DRAFT, [new File(['1'], 'a.jpg'), new File(['2'], 'b.png')])
  expect([...form.keys()]).toEqual(
    'kind brand_id spare_part_id title title_kk text price condition phone room_ids weekdays weekdays photos photos'.split(
      ' ',
    ),
  )
  expect(form.get('title_kk')).toBe('Дискілер')
})

test('each ad, page after page, from where one was', async () => {
  const bodies: unknown[] = []
  const baseUrl = await serve(async (request, response) => {
    const body = JSON.parse(await text(request))
    bodies.push(body)
    const last = body.cursor === 'b'
    response.end(
      JSON.stringify({ data: { items: [{ id: bodies.length }], total: 3, next: last ? null : 'b' } }),
    )
  })
  const ids: number[] = []
  for await (const ad of eachAd(createPortal({ baseUrl }), { q: 'диск', cursor: 'a' })) ids.push(ad.id)
  expect(ids).toEqual([1, 2])
  expect(bodies).toEqual([
    { q: 'диск', cursor: 'a' },
    { q: 'диск', cursor: 'b' },
  ])
})

function exampleOf(operation: Operation): { data: unknown } | undefined {
  const answer = operation.responses[200]
  const whole = '$ref' in answer ? contract.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer
  return whole?.content['application/json']?.example
}
