import { describe, expect, test } from 'vitest'
import { VERSION } from '../version.ts'
import { read, write } from './call.ts'
import { createPortal, type Portal, type PortalOptions } from './create-portal.ts'
import { serveAnswer } from './test-server.ts'

const me = (portal: Portal) => read(portal, undefined, (init) => portal.http.GET('/api/session/me', init))

/** A portal whose requests are recorded instead of sent. */
function kept(options: Partial<PortalOptions> = {}) {
  const sent: { url: string; init: RequestInit }[] = []
  const portal = createPortal({
    baseUrl: 'https://portal.example/',
    fetch: async (url, init = {}) => {
      sent.push({ url, init })
      return Response.json({ data: null })
    },
    ...options,
  })
  return { portal, sent }
}

describe('requests', () => {
  test('have the header of the client, the language and the token', async () => {
    const { baseUrl, requests } = await serveAnswer(200, { data: null })
    await me(createPortal({ baseUrl, language: 'kk', token: 'secret' }))
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/api/session/me' })
    expect(requests[0]?.headers).toMatchObject({
      'x-portal-client': `sdk/${VERSION}`,
      'accept-language': 'kk',
      authorization: 'Bearer secret',
    })
  })

  test('have no token and no language by default', async () => {
    const { portal, sent } = kept()
    await me(portal)
    const headers = new Headers(sent[0]?.init.headers)
    expect([headers.get('Authorization'), headers.get('Accept-Language')]).toEqual([null, null])
  })

  test('include cookies of the same origin unless there is a token', async () => {
    for (const [options, credentials] of [
      [{}, 'same-origin'],
      [{ token: 'secret' }, 'omit'],
      [{ token: () => 'secret' }, 'omit'],
    ] as const) {
      const { portal, sent } = kept(options)
      await me(portal)
      expect(sent[0]?.init.credentials).toBe(credentials)
    }
  })

  test.each([
    ['https://portal.example', 'https://portal.example/api/session/me'],
    ['https://portal.example/', 'https://portal.example/api/session/me'],
    ['https://portal.example/sub/', 'https://portal.example/sub/api/session/me'],
    ['', '/api/session/me'],
  ])('go from %j to %s', async (baseUrl, url) => {
    const { portal, sent } = kept({ baseUrl })
    await me(portal)
    expect(sent[0]?.url).toBe(url)
  })

  test('have encoded parameters in their path', async () => {
    const { portal, sent } = kept()
    const params = { path: { id: 'a/б' } }
    await read(portal, undefined, (init) => portal.http.GET('/api/user/restore/{id}', { ...init, params }))
    expect(sent[0]?.url).toBe('https://portal.example/api/user/restore/a%2F%D0%B1')
  })

  test('have a JSON body', async () => {
    const { portal, sent } = kept()
    await write(portal, undefined, (init) =>
      portal.http.POST('/api/user/auth', { ...init, body: { login: 'ә', password: 'x' } }),
    )
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"login":"ә","password":"x"}' })
    expect(new Headers(sent[0]?.init.headers).get('Content-Type')).toBe('application/json')
  })
})

describe('the client without functions', () => {
  test.each(['text', 'blob', 'arrayBuffer', 'stream'] as const)('returns a body as %s', async (parseAs) => {
    const portal = createPortal({ baseUrl: '', fetch: async () => new Response('a picture') })
    const { data } = await portal.http.GET('/api/session/me', { parseAs })
    expect(await new Response(data).text()).toBe('a picture')
  })

  test('returns a body that is no JSON as an error', async () => {
    const portal = createPortal({ baseUrl: '', fetch: async () => new Response('<html>') })
    const { data, error } = await portal.http.GET('/api/session/me')
    expect([data, error]).toEqual([undefined, '<html>'])
  })
})

test('portals share no state', async () => {
  const one = kept({ token: 'one' })
  const two = kept({ token: 'two', language: 'kk' })
  await Promise.all([me(one.portal), me(two.portal), me(one.portal)])
  const tokens = (sent: { init: RequestInit }[]) =>
    sent.map(({ init }) => new Headers(init.headers).get('Authorization'))
  expect(tokens(one.sent)).toEqual(['Bearer one', 'Bearer one'])
  expect(tokens(two.sent)).toEqual(['Bearer two'])
})
