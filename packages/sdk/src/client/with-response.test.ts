import { expect, test } from 'vitest'
import { type CallOptions, read } from './call.ts'
import { createPortal, type Portal } from './create-portal.ts'
import { orZero } from './page.ts'
import { serve, serveAnswer } from './test-server.ts'
import { withResponse } from './with-response.ts'

const me = (portal: Portal, options?: CallOptions) =>
  read(portal, options, (init) => portal.http.GET('/api/session/me', init))

test('returns the data, the status, the headers and the request id', async () => {
  const { baseUrl } = await serveAnswer(200, { data: null }, { 'X-Request-Id': 'req-1f', 'X-More': 'yes' })
  const portal = createPortal({ baseUrl })
  const { headers, ...rest } = await withResponse((options) => me(portal, options))
  expect(rest).toEqual({ data: null, status: 200, request_id: 'req-1f' })
  expect(headers.get('X-More')).toBe('yes')
})

test('the last response counts', async () => {
  let asked = 0
  const baseUrl = await serve((_, response) => {
    asked++
    response.setHeader('X-Request-Id', `req-${asked}`)
    response.writeHead(asked === 1 ? 503 : 200).end('{"data":null}')
  })
  const portal = createPortal({ baseUrl, backoff: () => 0 })
  expect(await withResponse((options) => me(portal, options))).toMatchObject({ request_id: 'req-2' })
})

test('throws what the call throws', async () => {
  const { baseUrl } = await serveAnswer(403, { message: 'x', code: 'forbidden' })
  const portal = createPortal({ baseUrl })
  await expect(withResponse((options) => me(portal, options))).rejects.toMatchObject({ code: 'forbidden' })
})

test('a call that never throws may have no response', async () => {
  const portal = createPortal({ baseUrl: 'http://127.0.0.1:1', retries: 0 })
  const { headers, ...rest } = await withResponse((options) => orZero(me(portal, options).then(() => 1)))
  expect(rest).toEqual({ data: 0, status: 0, request_id: null })
  expect([...headers]).toEqual([])
})
