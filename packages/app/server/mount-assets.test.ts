import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mountAssets } from './mount.ts'

const SCRIPT = 'export const answer = 42\n'
const server = fastify()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/part-1a2b.js'), SCRIPT)
  await writeFile(join(folder, 'assets/part-1a2b.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'assets/heic-worker-1a2b.js'), SCRIPT)
  await writeFile(join(folder, 'assets/heic-worker-1a2b.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'sw.js'), SCRIPT)
  await writeFile(join(folder, 'sw.js.br'), brotliCompressSync(SCRIPT))
  await mountAssets(server, folder)
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, encoding?: string) =>
  server.inject({ url, headers: { ...(encoding && { 'accept-encoding': encoding }) } })

it('serves a built script as immutable, precompressed', async () => {
  const answer = await get('/assets/part-1a2b.js', 'br')
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(answer.headers['content-type']).toMatch(/^\w+\/javascript/)
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT)
})

it.each([undefined, 'br'])(
  'lets only the worker that reads HEIC compile WebAssembly, encoding %s',
  async (encoding) => {
    const policy = 'content-security-policy'
    const worker = await get('/assets/heic-worker-1a2b.js', encoding)
    expect(worker.headers[policy]).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect((await get('/assets/part-1a2b.js', encoding)).headers[policy]).toBeUndefined()
  },
)

it('serves it uncompressed to clients that accept no encoding', async () => {
  const answer = await get('/assets/part-1a2b.js')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body).toBe(SCRIPT)
})

it('serves files outside the assets folder for an hour', async () => {
  const answer = await get('/favicon.svg')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
})

it.each([undefined, 'br'])(
  'has browsers look for a new service worker each time, with the encoding %s',
  async (encoding) => {
    const answer = await get('/sw.js', encoding)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
  },
)

it.each([
  ['that does not exist', '/assets/part-9z.js'],
  ['in a different case', '/assets/PART-1a2b.js'],
  ['that is a precompressed variant', '/assets/part-1a2b.js.br'],
  ['outside the folder', '/assets/../favicon.svg/..%2f..%2fetc/passwd'],
  ['by an encoded path', '/assets/..%2ffavicon.svg'],
])('responds with 404 for a file %s', async (_which, url) => {
  expect((await get(url)).statusCode).toBe(404)
})
