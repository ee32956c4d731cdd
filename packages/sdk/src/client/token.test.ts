import { json } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { read } from './call.ts'
import { createPortal, type Portal, type PortalOptions } from './create-portal.ts'
import { iterate } from './page.ts'
import { serve, serveAnswer } from './test-server.ts'

const me = (portal: Portal) => read(portal, undefined, (init) => portal.http.GET('/api/session/me', init))

/** A server that accepts one token, and the tokens that it got. */
async function serveToken(valid: string) {
  const got: (string | undefined)[] = []
  const baseUrl = await serve((request, response) => {
    got.push(request.headers.authorization)
    if (request.headers.authorization === `Bearer ${valid}`) return response.end('{"data":true}')
    response.writeHead(401).end('{"code":"sign_in_required","message":"x"}')
  })
  return { baseUrl, got }
}

test('a function is asked for the token of each request', async () => {
  const { baseUrl, got } = await serveToken('b')
  const tokens = ['b', 'b']
  const portal = createPortal({ baseUrl, token: async () => tokens.shift() })
  expect([await me(portal), await me(portal)]).toEqual([true, true])
  expect(got).toEqual(['Bearer b', 'Bearer b'])
})

test('after a 401 the function is asked once more, with the token that was refused', async () => {
  const { baseUrl, got } = await serveToken('new')
  const asked: (string | undefined)[] = []
  const portal = createPortal({
    baseUrl,
    token: (refused) => {
      asked.push(refused)
      return refused ? 'new' : 'old'
    },
  })
  expect(await me(portal)).toBe(true)
  expect([asked, got]).toEqual([
    [undefined, 'old'],
    ['Bearer old', 'Bearer new'],
  ])
})

test.each<[string, PortalOptions['token'], number]>([
  ['a fixed token', 'old', 1],
  ['the same token again', () => 'old', 1],
  ['no token any more', (refused) => (refused ? undefined : 'old'), 1],
  ['another refused token', (refused) => (refused ? 'other' : 'old'), 2],
])('with %s the call fails', async (_, token, requests) => {
  const { baseUrl, got } = await serveToken('new')
  await expect(me(createPortal({ baseUrl, token }))).rejects.toMatchObject({
    status: 401,
    code: 'sign_in_required',
  })
  expect(got).toHaveLength(requests)
})

test('a wrong password is not sent again', async () => {
  const { baseUrl, requests } = await serveAnswer(401, { code: 'wrong_credentials', message: 'x' })
  const portal = createPortal({ baseUrl, token: (refused) => (refused ? 'new' : 'old') })
  await expect(me(portal)).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(requests).toHaveLength(1)
})

test('the header of a call takes precedence over the token', async () => {
  const { baseUrl, got } = await serveToken('mine')
  const token = vi.fn(() => 'portal')
  for (const given of ['portal', token]) {
    const portal = createPortal({ baseUrl, token: given })
    const options = { headers: { authorization: 'Bearer mine' } }
    await read(portal, options, (init) => portal.http.GET('/api/session/me', init))
  }
  expect(got).toEqual(['Bearer mine', 'Bearer mine'])
  expect(token).not.toHaveBeenCalled()
})

test('hooks get the headers of each attempt anew', async () => {
  const traces: unknown[] = []
  const baseUrl = await serve((request, response) => {
    traces.push(request.headers.traceparent)
    const isFirst = traces.length === 1
    response.writeHead(isFirst ? 401 : 200).end(isFirst ? '{"code":"sign_in_required"}' : '{"data":true}')
  })
  const portal = createPortal({
    baseUrl,
    token: (refused) => (refused ? 'new' : 'old'),
    onRequest: ({ headers }) => headers.append('Traceparent', '00-1'),
  })
  expect(await me(portal)).toBe(true)
  expect(traces).toEqual(['00-1', '00-1'])
})

test('a function without a token makes a call of a guest', async () => {
  const { baseUrl, got } = await serveToken('new')
  const portal = createPortal({ baseUrl, token: () => undefined })
  await expect(me(portal)).rejects.toMatchObject({ code: 'sign_in_required' })
  expect(got).toEqual([undefined])
})

test('an error while the token is renewed is thrown as it is', async () => {
  const { baseUrl, got } = await serveToken('new')
  const offline = new Error('the identity provider is offline')
  const token = async (refused?: string) => {
    if (refused) throw offline
    return 'old'
  }
  await expect(me(createPortal({ baseUrl, token }))).rejects.toBe(offline)
  expect(got).toHaveLength(1)
})

test('a token that expires in the middle of an iteration is renewed', async () => {
  let valid = 'first'
  const baseUrl = await serve(async (request, response) => {
    const cursor = Object(await json(request)).cursor
    if (request.headers.authorization !== `Bearer ${valid}`) {
      return response.writeHead(401).end('{"code":"sign_in_required","message":"x"}')
    }
    valid = 'second'
    const page = cursor ? { items: [{ id: 2 }], next: null } : { items: [{ id: 1 }], next: 'more' }
    response.end(JSON.stringify({ data: { ...page, total: 2 } }))
  })
  const ids: number[] = []
  const walk = async (token: PortalOptions['token']) => {
    for await (const { id } of iterate((cursor) => page(createPortal({ baseUrl, token }), cursor)))
      ids.push(id)
  }
  await walk((refused) => (refused ? 'second' : 'first'))
  expect(ids).toEqual([1, 2])

  valid = 'first'
  await expect(walk('first')).rejects.toMatchObject({ code: 'sign_in_required' })
  expect(ids).toEqual([1, 2, 1])
})

const page = (portal: Portal, cursor: string | null) =>
  read(portal, undefined, (init) =>
    portal.http.POST('/api/userBanner/pagination', { ...init, body: { cursor } }),
  )
