import { describe, expect, test } from 'vitest'
import { type CallOptions, read, write } from './call.ts'
import { createPortal, type DebugEvent, type Portal, type PortalOptions } from './create-portal.ts'
import { serve, serveAnswer } from './test-server.ts'

const me = (portal: Portal, options?: CallOptions) =>
  read(portal, options, (init) => portal.http.GET('/api/session/me', init))
const later = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('hooks', () => {
  test('are called before and after each attempt', async () => {
    const { baseUrl, requests } = await serveAnswer(200, { data: null })
    const seen: string[] = []
    const portal = createPortal({
      baseUrl,
      onRequest: ({ method, url, path, headers }) => {
        headers.set('Traceparent', '00-1')
        seen.push(`${method} ${url} ${path}`)
      },
      onResponse: (response, { method }) => seen.push(`${method} ${response.status}`),
      onError: (error) => seen.push(error.code),
    })
    await me(portal)
    expect(seen).toEqual([`GET ${baseUrl}/api/session/me /api/session/me`, 'GET 200'])
    expect(requests[0]?.headers.traceparent).toBe('00-1')
  })

  test('are called once for a call that finally failed', async () => {
    const codes: string[] = []
    const { baseUrl } = await serveAnswer(503, { message: 'x', code: 'unavailable' })
    const portal = createPortal({ baseUrl, onError: (error) => codes.push(error.code) })
    await expect(me(portal)).rejects.toMatchObject({ code: 'unavailable' })
    expect(codes).toEqual(['unavailable'])
  })

  test('are awaited one after another', async () => {
    const { baseUrl, requests } = await serveAnswer(403, { message: 'x', code: 'forbidden' })
    const seen: string[] = []
    const slow = (name: string) => async () => {
      seen.push(name)
      await later()
      seen.push(`${name}, done`)
    }
    const portal = createPortal({
      baseUrl,
      onRequest: [
        async ({ headers }) => {
          await later()
          headers.set('Traceparent', '00-1')
        },
        slow('request'),
      ],
      onResponse: [slow('response'), slow('response again')],
      onError: slow('error'),
    })
    await expect(me(portal, { onResponse: slow('response of the call') })).rejects.toMatchObject({
      code: 'forbidden',
    })
    const names = ['request', 'response', 'response again', 'response of the call', 'error']
    expect(seen).toEqual(names.flatMap((name) => [name, `${name}, done`]))
    expect(requests[0]?.headers.traceparent).toBe('00-1')
  })

  const mistake = new TypeError('undefined is not a function')
  const wrong = async () => {
    throw mistake
  }

  test.each<[string, Partial<PortalOptions>, number]>([
    ['onRequest', { onRequest: wrong }, 0],
    ['token', { token: wrong }, 0],
    ['onResponse', { onResponse: wrong }, 1],
    ['debug', { debug: wrong }, 1],
    ['the second of several', { onResponse: [() => undefined, wrong] }, 1],
  ])('an error of %s is thrown as it is and nothing is repeated', async (_, options, sent) => {
    const { baseUrl, requests } = await serveAnswer(200, { data: null })
    const failed: unknown[] = []
    const portal = createPortal({ baseUrl, onError: (error) => failed.push(error), ...options })
    await expect(me(portal)).rejects.toBe(mistake)
    expect([requests.length, failed]).toEqual([sent, []])
  })

  test('an error of onError or backoff is thrown as it is', async () => {
    const { baseUrl } = await serveAnswer(503, '')
    await expect(me(createPortal({ baseUrl, retries: 0, onError: wrong }))).rejects.toBe(mistake)
    const backoff = () => {
      throw mistake
    }
    await expect(me(createPortal({ baseUrl, backoff }))).rejects.toBe(mistake)
  })

  test('an error of onResponse of a call is thrown as it is', async () => {
    const { baseUrl } = await serveAnswer(200, { data: null })
    await expect(me(createPortal({ baseUrl }), { onResponse: wrong })).rejects.toBe(mistake)
  })

  test('an error of debug is thrown as it is, also without a response', async () => {
    await expect(me(createPortal({ baseUrl: 'http://127.0.0.1:1', debug: wrong }))).rejects.toBe(mistake)
  })

  test('a mistake in what is sent is thrown as it is', async () => {
    const { baseUrl, requests } = await serveAnswer(200, { data: null })
    const portal = createPortal({ baseUrl })
    const cyclic: { code: string; self?: unknown } = { code: '402917' }
    cyclic.self = cyclic
    const sending = write(portal, undefined, (init) =>
      portal.http.POST('/api/user/codeCheck', { ...init, body: cyclic }),
    )
    await expect(sending).rejects.toThrow(TypeError)
    await expect(me(portal, { headers: { 'X-Shop': 'Магазин' } })).rejects.toThrow(TypeError)
    const unfinished = write(portal, undefined, () => {
      throw mistake
    })
    await expect(unfinished).rejects.toBe(mistake)
    expect(requests).toHaveLength(0)
  })

  test('a hook that reads the body is a mistake', async () => {
    const { baseUrl, requests } = await serveAnswer(200, { data: null })
    const portal = createPortal({ baseUrl, onResponse: (response) => response.text() })
    await expect(me(portal)).rejects.toThrow('onResponse must not read the body')
    expect(requests).toHaveLength(1)
  })

  test('onError that never ends does not hold up a call that has a timeout', async () => {
    const { baseUrl } = await serveAnswer(403, { message: 'x', code: 'forbidden' })
    const portal = createPortal({ baseUrl, timeout: 50, onError: () => new Promise(() => {}) })
    await expect(me(portal)).rejects.toMatchObject({ code: 'forbidden' })
    const silent = await serve((request) => void request.resume())
    const called: string[] = []
    const onError = ({ code }: { code: string }) => {
      called.push(code)
      return new Promise(() => {})
    }
    await expect(me(createPortal({ baseUrl: silent, timeout: 20, onError }))).rejects.toMatchObject({
      code: 'timeout',
    })
    expect(called).toEqual(['timeout'])
  })

  test('a hook or a token that never ends is bound by the timeout and the signal', async () => {
    const { baseUrl, requests } = await serveAnswer(200, { data: null })
    const never = () => new Promise<never>(() => {})
    for (const options of [{ onRequest: never }, { token: never }, { onResponse: never }]) {
      const portal = createPortal({ baseUrl, timeout: 20, ...options })
      await expect(me(portal)).rejects.toMatchObject({ code: 'timeout' })
      const { signal } = { signal: AbortSignal.timeout(20) }
      await expect(me(portal, { signal, timeout: 0 })).rejects.toMatchObject({ code: 'aborted' })
    }
    expect(requests).toHaveLength(2)
  })
})

describe('debug', () => {
  test('reports each request without its values', async () => {
    const events: DebugEvent[] = []
    let asked = 0
    const baseUrl = await serve((request, response) => {
      request.resume()
      asked++
      if (asked === 1) return request.socket.destroy()
      response.setHeader('X-Request-Id', 'req-1f')
      response.end('{"data":{"email":"person@sauda.example"}}')
    })
    const portal = createPortal({ baseUrl, token: 'secret-token', debug: (event) => events.push(event) })
    await me(portal)
    await write(portal, { headers: { 'X-Access-Flow': 'secret-flow' } }, (init) =>
      portal.http.GET('/api/user/restore/{id}', {
        ...init,
        params: { path: { id: 'person@sauda.example' } },
      }),
    )
    await write(portal, undefined, (init) =>
      portal.http.POST('/api/user/codeCheck', { ...init, body: { code: '402917' } }),
    )
    const duration = expect.any(Number)
    const answered = { status: 200, duration, request_id: 'req-1f' }
    expect(events).toEqual([
      { operation: 'GET /api/session/me', status: 0, duration, request_id: null },
      { operation: 'GET /api/session/me', ...answered },
      { operation: 'GET /api/user/restore/{id}', ...answered },
      { operation: 'POST /api/user/codeCheck', ...answered },
    ])
    expect(JSON.stringify(events)).not.toMatch(/secret|person|402917/)
  })
})
