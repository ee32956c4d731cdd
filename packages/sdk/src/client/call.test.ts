import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type CallOptions, type CreateOptions, create, newIdempotencyKey, read, write } from './call.ts'
import { createPortal, type Portal } from './create-portal.ts'
import { serve, serveAnswer } from './test-server.ts'

const get = (portal: Portal, options?: CallOptions) =>
  read(portal, options, (init) => portal.http.GET('/api/contact/get', init))
const change = (portal: Portal, options?: CallOptions) =>
  write(portal, options, (init) => portal.http.POST('/api/session/signOut', init))

const make = (portal: Portal, options?: CreateOptions) =>
  create(portal, options, (init) => portal.http.POST('/api/session/signOut', init))

/** A server that never responds. */
const silent = () => serve((request) => void request.resume())

describe('responses', () => {
  test('returns `data` of the body', async () => {
    const { baseUrl } = await serveAnswer(200, { data: true })
    expect(await change(createPortal({ baseUrl }))).toBe(true)
  })

  test.each([false, 0, null, '', []])('returns the falsy data %j', async (data) => {
    const { baseUrl } = await serveAnswer(200, { data })
    expect(await change(createPortal({ baseUrl }))).toEqual(data)
  })

  test('throws an error with all its fields', async () => {
    const failure = {
      message: 'Проверьте поля.',
      code: 'invalid',
      errors: { title: ['too_short'], 'photos.2': ['photo_pixels'] },
      request_id: 'req-1f',
    }
    const { baseUrl } = await serveAnswer(422, failure)
    await expect(change(createPortal({ baseUrl }))).rejects.toMatchObject({ status: 422, ...failure })
  })

  test('a refused action contains the possible actions', async () => {
    const failure = { message: 'x', code: 'action_not_allowed', allowed_actions: ['up'] }
    const { baseUrl } = await serveAnswer(409, failure)
    await expect(change(createPortal({ baseUrl }))).rejects.toMatchObject({ allowed_actions: ['up'] })
  })

  test('the status of the response wins over one in the body', async () => {
    const { baseUrl } = await serveAnswer(403, { message: 'x', code: 'forbidden', status: 200 })
    await expect(change(createPortal({ baseUrl }))).rejects.toMatchObject({ status: 403 })
  })

  test.each([
    [200, 'not json', 'unexpected_answer'],
    [200, '', 'unexpected_answer'],
    [200, '{}', 'unexpected_answer'],
    [200, 'null', 'unexpected_answer'],
    [204, '', 'unexpected_answer'],
    [404, '<html>', 'unexpected_answer'],
    [418, '{"code":5}', 'unexpected_answer'],
    [500, '', 'unexpected_answer'],
    [413, '<html>', 'too_large'],
    [429, '', 'too_many_requests'],
    [503, '', 'unavailable'],
  ])('%d with the foreign body %j: %s', async (status, body, code) => {
    const { baseUrl } = await serveAnswer(status, body, { 'X-Request-Id': 'req-1f' })
    await expect(change(createPortal({ baseUrl }))).rejects.toMatchObject({
      status,
      code,
      request_id: 'req-1f',
    })
  })

  test.each([502, 504])('a read fails with `unavailable` after %d of a proxy', async (status) => {
    const { baseUrl } = await serveAnswer(status, '<html>')
    await expect(get(createPortal({ baseUrl, retries: 0 }))).rejects.toMatchObject({
      status,
      code: 'unavailable',
    })
  })

  test.each([
    ['7', 7],
    ['Sat, 21 Nov 2026 06:01:00 GMT', 60],
    ['0', undefined],
    ['soon', undefined],
    ['Wed, 21 Oct 2015 07:28:00 GMT', undefined],
  ])('reads Retry-After %j by the clock of the server', async (header, retry_after) => {
    // Five years away from the clock of the program.
    const headers = { 'Retry-After': header, Date: 'Sat, 21 Nov 2026 06:00:00 GMT' }
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-11-21T06:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const { baseUrl } = await serveAnswer(429, '', headers)
    await expect(change(createPortal({ baseUrl }))).rejects.toMatchObject({ retry_after })
  })

  test('without a readable clock of the server, that of the program counts', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const headers = { 'Retry-After': 'Sat, 21 Nov 2026 06:01:00 GMT', Date: '?' }
    const { baseUrl } = await serveAnswer(429, '', headers)
    await expect(change(createPortal({ baseUrl }))).rejects.toMatchObject({ retry_after: 60 })
  })
})

describe('no response', () => {
  test('the connection is refused', async () => {
    const gone = createPortal({ baseUrl: 'http://127.0.0.1:1' })
    await expect(change(gone)).rejects.toMatchObject({ status: 0, code: 'network', cause: expect.any(Error) })
  })

  test('the connection breaks in the middle of a response', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 })
      response.write('{"data":', () => response.destroy())
    })
    await expect(get(createPortal({ baseUrl, retries: 0 }))).rejects.toMatchObject({ code: 'network' })
  })

  test.each([
    'portal.example',
    'localhost:3000',
    'ftp://portal.example',
    'http://portal example',
    'https:/\\\\:0',
  ])('the base URL %j is no address', async (baseUrl) => {
    const error = { status: 0, code: 'invalid_url', message: expect.stringContaining(baseUrl) }
    await expect(change(createPortal({ baseUrl }))).rejects.toMatchObject(error)
  })

  test('times out by the limit of the portal or of the call', async () => {
    const baseUrl = await silent()
    await expect(get(createPortal({ baseUrl, timeout: 20 }))).rejects.toMatchObject({ code: 'timeout' })
    await expect(get(createPortal({ baseUrl }), { timeout: 20 })).rejects.toMatchObject({ code: 'timeout' })
  })

  test('times out in the middle of a response', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 })
      response.write('{"data":')
    })
    await expect(change(createPortal({ baseUrl, timeout: 50 }))).rejects.toMatchObject({ code: 'timeout' })
  })

  test('0 disables the timeout', async () => {
    const baseUrl = await serve((_, response) => setTimeout(() => response.end('{"data":true}'), 50))
    expect(await change(createPortal({ baseUrl, timeout: 0 }))).toBe(true)
  })

  test('can be aborted before, during and between attempts', async () => {
    const before = await serveAnswer(200, { data: true })
    const { signal } = { signal: AbortSignal.abort() }
    await expect(get(createPortal(before), { signal })).rejects.toMatchObject({ code: 'aborted' })
    const reason = new Error('my reason')
    const aborted = get(createPortal(before), { signal: AbortSignal.abort(reason) })
    await expect(aborted).rejects.toMatchObject({ code: 'aborted', cause: reason })
    expect(before.requests).toHaveLength(0)

    const during = new AbortController()
    const baseUrl = await serve(() => during.abort())
    await expect(get(createPortal({ baseUrl }), during)).rejects.toMatchObject({ code: 'aborted' })

    const between = new AbortController()
    const busy = await serveAnswer(503, '', { 'Retry-After': '4' })
    const portal = createPortal({ ...busy, onResponse: () => setTimeout(() => between.abort(), 20) })
    await expect(get(portal, between)).rejects.toMatchObject({ code: 'aborted' })
    expect(busy.requests).toHaveLength(1)
  })
})

describe('retries', () => {
  test('retries a read until it succeeds', async () => {
    let asked = 0
    const baseUrl = await serve((_, response) => {
      asked++
      if (asked < 3) response.writeHead(503).end()
      else response.end('{"data":{"phones":[]}}')
    })
    expect(await get(createPortal({ baseUrl }))).toEqual({ phones: [] })
    expect(asked).toBe(3)
  })

  test('retries a read after a broken connection', async () => {
    let asked = 0
    const baseUrl = await serve((request, response) => {
      asked++
      if (asked === 1) request.socket.destroy()
      else response.end('{"data":{"phones":[]}}')
    })
    expect(await get(createPortal({ baseUrl }))).toEqual({ phones: [] })
  })

  test('makes as many retries as the portal or the call allows', async () => {
    const { baseUrl, requests } = await serveAnswer(503, '')
    const portal = createPortal({ baseUrl, retries: 1, backoff: () => 0 })
    await expect(get(portal)).rejects.toMatchObject({ status: 503 })
    await expect(get(portal, { retries: 3 })).rejects.toMatchObject({ status: 503 })
    await expect(get(portal, { retries: 0 })).rejects.toMatchObject({ status: 503 })
    expect(requests).toHaveLength(2 + 4 + 1)
  })

  test('waits as long as `backoff` says', async () => {
    const attempts: number[] = []
    const { baseUrl } = await serveAnswer(503, '')
    const portal = createPortal({ baseUrl, backoff: (attempt) => attempts.push(attempt) })
    await expect(get(portal)).rejects.toMatchObject({ status: 503 })
    expect(attempts).toEqual([0, 1])
  })

  test.each([429, 502, 503, 504])('sends a write once, even after %d', async (status) => {
    const { baseUrl, requests } = await serveAnswer(status, '')
    await expect(change(createPortal({ baseUrl }))).rejects.toMatchObject({ status })
    expect(requests).toHaveLength(1)
  })

  test.each([400, 401, 403, 404, 409, 422, 500])('does not retry a read after %d', async (status) => {
    const { baseUrl, requests } = await serveAnswer(status, { message: 'x', code: 'x' })
    await expect(get(createPortal({ baseUrl }))).rejects.toMatchObject({ status })
    expect(requests).toHaveLength(1)
  })
})

describe('creating calls', () => {
  test('a call keeps its key over its retries, another call has another', async () => {
    const keys: unknown[] = []
    const baseUrl = await serve((request, response) => {
      response.setHeader('X-Idempotency', '24h')
      if (request.method === 'GET') return response.end('{"data":{}}')
      keys.push(request.headers['idempotency-key'])
      if (keys.length === 1) request.socket.destroy()
      else if (keys.length === 2) response.writeHead(503).end()
      else response.end('{"data":true}')
    })
    const portal = createPortal({ baseUrl })
    for (const _ of ['one', 'another']) expect(await make(portal)).toBe(true)
    expect(keys).toHaveLength(4)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
    for (const key of keys) expect(key).toMatch(/^[!-~]{16,255}$/)
  })

  test('sends the caller’s own key unchanged', async () => {
    const { requests, ...portal } = await serveAnswer(200, { data: true })
    await make(createPortal(portal), { idempotencyKey: 'mine' })
    expect(requests[0]?.headers).toMatchObject({
      'idempotency-key': 'mine',
      'x-portal-client': expect.stringContaining('sdk/'),
    })
  })

  test.each([401, 409, 413, 422, 500])('does not retry after %d', async (status) => {
    const { baseUrl, requests } = await serveAnswer(status, { message: 'x', code: 'x' })
    await expect(make(createPortal({ baseUrl }))).rejects.toMatchObject({ status })
    expect(requests).toHaveLength(1)
  })

  test('keys are unique', () => {
    expect(new Set(Array.from({ length: 1000 }, newIdempotencyKey)).size).toBe(1000)
  })
})
