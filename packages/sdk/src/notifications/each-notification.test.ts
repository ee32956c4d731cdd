import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serve, serveAnswer } from '../client/test-server.ts'
import { createPortal } from '../index.ts'
import { eachNotification } from './each-notification.ts'

const READER = { id: 12, role_id: 5 }

/** A portal with notifications, newest first; `meanwhile` is called after each part. */
async function portalWith(ids: number[], meanwhile: (ids: number[]) => void = () => undefined) {
  const skips: number[] = []
  const baseUrl = await serve(async (request, response) => {
    const { skip, limit = 20 } = Object(await json(request))
    skips.push(skip)
    const items = ids.slice(skip, skip + limit).map((id) => ({ id, type: 31, view: 0 }))
    response.end(JSON.stringify({ data: { items, total: ids.length } }))
    meanwhile(ids)
  })
  return { portal: createPortal({ baseUrl }), skips }
}

async function idsOf(notifications: AsyncIterable<{ id: number }>) {
  const ids: number[] = []
  for await (const { id } of notifications) ids.push(id)
  return ids
}

test('fetches part after part', async () => {
  const { portal, skips } = await portalWith([5, 4, 3, 2, 1])
  expect(await idsOf(eachNotification(portal, READER, { limit: 2 }))).toEqual([5, 4, 3, 2, 1])
  expect(skips).toEqual([0, 2, 4])
})

test('skips what it is told to skip', async () => {
  const { portal, skips } = await portalWith([5, 4, 3, 2, 1])
  expect(await idsOf(eachNotification(portal, READER, { skip: 1, limit: 3 }))).toEqual([4, 3, 2, 1])
  expect(skips).toEqual([1, 4])
})

test('an empty list has one part', async () => {
  const { portal, skips } = await portalWith([])
  expect(await idsOf(eachNotification(portal, READER))).toEqual([])
  expect(skips).toEqual([0])
})

test('returns none twice when others arrive', async () => {
  let next = 6
  const { portal } = await portalWith([5, 4, 3, 2, 1], (ids) => {
    if (next < 9) ids.unshift(next++)
  })
  expect(await idsOf(eachNotification(portal, READER, { limit: 2 }))).toEqual([5, 4, 3, 2, 1])
})

test('ends when notifications disappear', async () => {
  const { portal } = await portalWith([5, 4, 3, 2, 1], (ids) => ids.splice(0, 2))
  expect(await idsOf(eachNotification(portal, READER, { limit: 2 }))).toEqual([5, 4, 1])
})

test('throws when a part fails', async () => {
  const { baseUrl } = await serveAnswer(403, { message: 'x', code: 'forbidden' })
  await expect(idsOf(eachNotification(createPortal({ baseUrl }), READER))).rejects.toMatchObject({
    code: 'forbidden',
  })
})
