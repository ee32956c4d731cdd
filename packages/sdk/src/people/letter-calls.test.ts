import { expect, test } from 'vitest'
import { serveAnswer } from '../client/test-server.ts'
import { createPortal } from '../index.ts'
import { listLetters, readLetter } from './letter-calls.ts'

test('sends the token of the console', async () => {
  const { baseUrl, requests } = await serveAnswer(200, { data: { items: [], total: 0, next: null } })
  const portal = createPortal({ baseUrl })
  await listLetters(portal, '4c1d0a6b')
  await readLetter(portal, '4c1d0a6b', '0b4f3a52')
  expect(requests.map(({ url, headers }) => [url, headers['x-console-token']])).toEqual([
    ['/api/letter/list', '4c1d0a6b'],
    ['/api/letter/get/0b4f3a52', '4c1d0a6b'],
  ])
})
