import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mountPages } from './mount.ts'

const MEGABYTE = 1024 * 1024
const server = fastify()

beforeAll(async () => {
  await mountPages(server, (_request, response) => response.end('page'))
  await server.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(() => server.close())

/** The status for a form with this Content-Length; its body is not sent. */
function statusOf(path: string, length?: number): Promise<number | undefined> {
  const { port } = server.server.address() as AddressInfo
  const headers = length === undefined ? undefined : { 'content-length': length }
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method: 'POST', headers, agent: false }, (answer) => {
      resolve(answer.statusCode)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.flushHeaders()
  })
}

const editors = [
  '/ads/create',
  '/ads/create/where',
  '/kk/ads/create/where',
  '/ads/create.data?index',
  '/ads/7/edit',
  '/ads/7/edit?a=b',
  '/ads/120/edit/where',
  '/kk/ads/7/edit/where',
]

it.each(editors)('accepts ten photos at %s', async (path) => {
  expect(await statusOf(path, 100 * MEGABYTE)).toBe(200)
})

it.each(editors)('rejects an eleventh photo at %s', async (path) => {
  expect(await statusOf(path, 110 * MEGABYTE)).toBe(413)
})

const contents = [
  '/dashboard/content/slider/new',
  '/dashboard/content/rulesShoppingCenter/12.data',
  '/kk/dashboard/content/rule/7?compare=2',
]

it.each(contents)('accepts a picture and 5 MB of text at %s', async (path) => {
  expect(await statusOf(path, 30 * MEGABYTE)).toBe(200)
  expect(await statusOf(path, 33 * MEGABYTE)).toBe(413)
})

it.each([
  '/dashboard/content',
  '/dashboard/content/slider',
  '/dashboard/content/slider/newest',
  '/dashboard/content/dictionaries/brands',
  '/dashboard/content/log?id=7',
  '/login',
  '/ads/createall',
  '/ads/7/editor',
  '/ads/7/act/edit',
  '/ads/0/edit',
  '/ads/x/edit',
  '/ru/ads/7/edit',
  '/login?next=/ads/7/edit',
])('accepts short text and no photos at %s', async (path) => {
  expect(await statusOf(path, 1024)).toBe(200)
  expect(await statusOf(path, MEGABYTE)).toBe(413)
})

it.each(['/login', '/ads/7/edit'])('rejects a form without Content-Length at %s', async (path) => {
  expect(await statusOf(path)).toBe(411)
})

it('leaves /api to the API', async () => {
  expect(await statusOf('/api/nothing', 2)).toBe(404)
})

/** The status and the Allow header for a request without a body. */
async function answerTo(method: string, path: string): Promise<[status: number, allow: string | null]> {
  const { port } = server.server.address() as AddressInfo
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method })
  return [status, headers.get('allow')]
}

it.each(['PUT', 'PATCH', 'DELETE'])('rejects %s with the allowed methods', async (method) => {
  expect(await answerTo(method, '/ads')).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  expect(await answerTo(method, '/api/nothing')).toEqual([404, null])
})

it('returns the allowed methods for OPTIONS', async () => {
  expect(await answerTo('OPTIONS', '/ads')).toEqual([204, 'GET, HEAD, POST, OPTIONS'])
})
