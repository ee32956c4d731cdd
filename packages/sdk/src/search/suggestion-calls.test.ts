import { expect, it } from 'vitest'
import { serve } from '../client/test-server.ts'
import { createPortal } from '../index.ts'
import { nearParts, searchAliases, suggest } from './index.ts'

it('sends what was typed as it is, and the limit if there is one', async () => {
  const asked: (string | undefined)[] = []
  const baseUrl = await serve((request, response) => {
    asked.push(request.url)
    response.end(JSON.stringify({ data: { query: '', groups: [] } }))
  })
  const portal = createPortal({ baseUrl })
  await suggest(portal, ' a&b=c ')
  await suggest(portal, '', { limit: 2 })
  expect(asked.map((url) => [...new URL(url ?? '', baseUrl).searchParams])).toEqual([
    [['q', ' a&b=c ']],
    [
      ['q', ''],
      ['limit', '2'],
    ],
  ])
})

it('is dropped by its signal', async () => {
  const baseUrl = await serve((_request, response) => void response.writeHead(200))
  const dropped = suggest(createPortal({ baseUrl }), 'тормоз', { signal: AbortSignal.abort() })
  await expect(dropped).rejects.toThrow()
})

it('asks for the words of one kind or of all', async () => {
  const asked: (string | undefined)[] = []
  const baseUrl = await serve((request, response) => {
    asked.push(request.url)
    response.end(JSON.stringify({ data: { items: [], total: 0, truncated: false } }))
  })
  const portal = createPortal({ baseUrl })
  await searchAliases(portal)
  await searchAliases(portal, 'brand')
  expect(asked).toEqual(['/api/search/aliases', '/api/search/aliases?kind=brand'])
})

it('asks for the parts near to a query, as many as are wanted', async () => {
  const asked: (string | undefined)[] = []
  const baseUrl = await serve((request, response) => {
    asked.push(request.url)
    response.end(JSON.stringify({ data: { items: [], total: 0, truncated: false } }))
  })
  const portal = createPortal({ baseUrl })
  await nearParts(portal, 'a&b')
  await nearParts(portal, '', { limit: 6 })
  expect(asked).toEqual(['/api/search/near?q=a%26b', '/api/search/near?q=&limit=6'])
})
