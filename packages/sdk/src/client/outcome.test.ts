import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type CreateOptions, create, read, write } from './call.ts'
import { createPortal, type Portal } from './create-portal.ts'
import { serve, serveAnswer } from './test-server.ts'

const change = (portal: Portal) =>
  write(portal, undefined, (init) => portal.http.POST('/api/session/signOut', init))
const make = (portal: Portal, options?: CreateOptions) =>
  create(portal, options, (init) => portal.http.POST('/api/session/signOut', init))

/** What happens to each POST in turn: its response is lost, or it has a status. The last one repeats. */
type Fate = 'lost' | number

/** A host that honours keys, or does not; `asked` has the methods of all requests. */
async function host(fates: Fate[], { honoursKeys }: { honoursKeys: boolean | 'lost' | 502 }) {
  const asked: string[] = []
  const baseUrl = await serve((request, response) => {
    request.resume()
    asked.push(request.method ?? '')
    if (request.method === 'GET') {
      if (honoursKeys === 'lost') return request.socket.destroy()
      if (honoursKeys === 502) return response.writeHead(fates.length > 0 ? 502 : 200).end()
      if (honoursKeys) response.setHeader('X-Idempotency', '24h')
      return response.end('{"data":{}}')
    }
    const fate = fates.length > 1 ? fates.shift() : fates[0]
    if (fate === 'lost') return request.socket.destroy()
    response.writeHead(fate ?? 500).end(fate === 200 ? '{"data":true}' : '')
  })
  return { portal: createPortal({ baseUrl, backoff: () => 0 }), asked }
}

describe('a call that changes something', () => {
  test('fails with `outcome_unknown` when its connection is lost', async () => {
    const { portal, asked } = await host(['lost'], { honoursKeys: true })
    await expect(change(portal)).rejects.toMatchObject({
      status: 0,
      code: 'outcome_unknown',
      cause: { code: 'network', cause: expect.any(Error) },
    })
    expect(asked).toEqual(['POST'])
  })

  test('fails with `outcome_unknown` when the connection breaks in the middle of the response', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 })
      response.write('{"data":', () => response.destroy())
    })
    await expect(change(createPortal({ baseUrl }))).rejects.toMatchObject({ code: 'outcome_unknown' })
  })

  test.each([502, 504])('fails with `outcome_unknown` after %d of a proxy', async (status) => {
    const { baseUrl } = await serveAnswer(status, '<html>', { 'X-Request-Id': 'req-1f' })
    await expect(change(createPortal({ baseUrl }))).rejects.toMatchObject({
      status,
      code: 'outcome_unknown',
      request_id: 'req-1f',
    })
  })

  test.each([
    ['offline when it is sent', [false, false], 'network'],
    ['offline only after it was sent', [true, false], 'outcome_unknown'],
    ['online again when it fails', [false, true], 'network'],
  ])('in a browser that is %s', async (_, [before, after], code) => {
    const browser = { onLine: before }
    vi.stubGlobal('navigator', browser)
    onTestFinished(() => void vi.unstubAllGlobals())
    const fetch = async () => {
      browser.onLine = after
      throw new TypeError('Failed to fetch')
    }
    await expect(change(createPortal({ baseUrl: 'http://portal.example', fetch }))).rejects.toMatchObject({
      code,
    })
  })

  test('fails with `network` when nothing was sent', async () => {
    await expect(change(createPortal({ baseUrl: 'http://127.0.0.1:1' }))).rejects.toMatchObject({
      code: 'network',
    })
  })

  test('onError gets the error that is thrown', async () => {
    const { baseUrl } = await serveAnswer(502, '')
    const failed: unknown[] = []
    const portal = createPortal({ baseUrl, onError: (error) => failed.push(error) })
    const thrown = await change(portal).catch((error) => error)
    expect(failed).toEqual([thrown])
  })
})

describe('a creating call', () => {
  test('is repeated after a lost connection if the host honours keys', async () => {
    const { portal, asked } = await host(['lost', 200], { honoursKeys: true })
    expect(await make(portal)).toBe(true)
    expect(asked).toEqual(['POST', 'GET', 'POST'])
  })

  test.each([502, 504])('is repeated after %d if the host honours keys', async (status) => {
    const { portal, asked } = await host([status, 200], { honoursKeys: true })
    expect(await make(portal)).toBe(true)
    expect(asked).toEqual(['POST', 'GET', 'POST'])
  })

  test('is not repeated if the host does not honour keys', async () => {
    const { portal, asked } = await host(['lost', 200], { honoursKeys: false })
    await expect(make(portal)).rejects.toMatchObject({ code: 'outcome_unknown' })
    expect(asked).toEqual(['POST', 'GET'])
  })

  test('is not repeated if the host cannot be asked', async () => {
    const { portal, asked } = await host(['lost', 200], { honoursKeys: 'lost' })
    await expect(make(portal)).rejects.toMatchObject({ code: 'outcome_unknown' })
    expect(asked).toEqual(['POST', 'GET', 'GET'])
  })

  test('asks again when a proxy answers the question', async () => {
    const { portal, asked } = await host([502, 200], { honoursKeys: 502 })
    await expect(make(portal)).rejects.toMatchObject({ code: 'outcome_unknown' })
    expect(asked).toEqual(['POST', 'GET', 'GET'])
  })

  test('asks a host without keys once after a proxy got no response', async () => {
    const { portal, asked } = await host([502, 200], { honoursKeys: false })
    await expect(make(portal)).rejects.toMatchObject({ status: 502, code: 'outcome_unknown' })
    expect(asked).toEqual(['POST', 'GET'])
  })

  test('asks with the headers of the call, without the key', async () => {
    const got: unknown[] = []
    const baseUrl = await serve((request, response) => {
      request.resume()
      got.push([request.method, request.headers['x-api-key'], request.headers['idempotency-key']])
      if (got.length === 1) return request.socket.destroy()
      response.setHeader('X-Idempotency', '24h')
      response.end('{"data":true}')
    })
    const portal = createPortal({ baseUrl, backoff: () => 0 })
    await make(portal, { headers: { 'X-Api-Key': 'gate' }, idempotencyKey: 'mine' })
    expect(got).toEqual([
      ['POST', 'gate', 'mine'],
      ['GET', 'gate', undefined],
      ['POST', 'gate', 'mine'],
    ])
  })

  test.each<[Fate, string]>([
    ['lost', 'outcome_unknown'],
    [503, 'outcome_unknown'],
    [429, 'outcome_unknown'],
    [401, 'outcome_unknown'],
    [403, 'outcome_unknown'],
    [404, 'outcome_unknown'],
    [500, 'outcome_unknown'],
    [409, 'unexpected_answer'],
    [413, 'too_large'],
    [422, 'unexpected_answer'],
  ])('after a lost connection, a final %s means %s', async (fate, code) => {
    const { portal } = await host(['lost', fate], { honoursKeys: true })
    await expect(make(portal)).rejects.toMatchObject({ code })
  })

  test('is repeated after 503 without asking the host: nothing was executed', async () => {
    const { portal, asked } = await host([503, 200], { honoursKeys: false })
    expect(await make(portal)).toBe(true)
    expect(asked).toEqual(['POST', 'POST'])
  })

  test('is not repeated without retries', async () => {
    const { portal, asked } = await host(['lost', 200], { honoursKeys: true })
    await expect(make(portal, { retries: 0 })).rejects.toMatchObject({ code: 'outcome_unknown' })
    expect(asked).toEqual(['POST'])
  })

  test('a timeout or an abort stays one', async () => {
    const baseUrl = await serve((request) => void request.resume())
    const portal = createPortal({ baseUrl, timeout: 20 })
    await expect(make(portal)).rejects.toMatchObject({ code: 'timeout' })
    const signal = AbortSignal.timeout(20)
    await expect(make(portal, { signal, timeout: 0 })).rejects.toMatchObject({ code: 'aborted' })
  })
})

test('a read fails with `network` when its connection is lost', async () => {
  const baseUrl = await serve((request) => void request.socket.destroy())
  const portal = createPortal({ baseUrl, backoff: () => 0 })
  const reading = read(portal, undefined, (init) => portal.http.GET('/api/session/me', init))
  await expect(reading).rejects.toMatchObject({ code: 'network' })
})
