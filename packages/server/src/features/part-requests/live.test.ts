import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LiveClient, liveClient } from '../../testing/live-client.ts'
import { answeredRequest, answerTo, askFor, brakeShop } from '../../testing/part-requests.ts'
import { type Person, person } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let port: number
const clients: LiveClient[] = []
beforeAll(async () => {
  test = await testServer()
  await test.server.fastify.listen({ port: 0, host: '127.0.0.1' })
  const address = test.server.fastify.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  for (const { pusher } of clients) pusher.disconnect()
  await test.close()
})

const listen = async (who: Person) => {
  const client = await liveClient(port, who)
  clients.push(client)
  await expect.poll(() => client.subscriptions).toBe(1)
  return client
}
const call = (path: string, { token }: Person, json: object) =>
  test.send({ path: `/api/userRequest/${path}`, token, json })
const heard = ({ heard: all }: LiveClient, name: string) =>
  all.flatMap(({ event, data }) => (event === name ? [data] : []))

describe('live', () => {
  it('both sides learn of an answer, of messages and signs, and nobody else does', async () => {
    const [buyer, stranger] = [await person(test, 5), await person(test, 5)]
    const { answerId, shop } = await answeredRequest(test, buyer)
    const other = await brakeShop(test)
    const [asker, seller, rival, outsider] = [
      await listen(buyer),
      await listen(shop),
      await listen(other),
      await listen(stranger),
    ]
    const topic = { of: 'part_request', id: answerId }
    await call(`presence/${answerId}`, shop, { sign: 'typing' })
    await call(`send/${answerId}`, shop, { text: 'Секрет' })
    await expect.poll(() => heard(asker, 'talk')).toEqual([topic])
    expect(heard(asker, 'talk-sign')).toEqual([{ ...topic, sign: 'typing', by: expect.any(String) }])
    expect(heard(asker, 'notification')).toMatchObject([
      { type: 8, user_request_id: { answer_id: answerId } },
    ])
    await expect.poll(() => heard(seller, 'talk')).toEqual([topic])
    expect(heard(seller, 'talk-sign')).toEqual([])

    const id = await askFor(test, buyer, { text: 'Суппорт задний' })
    await answerTo(test, shop, id)
    await expect.poll(() => heard(asker, 'part_request').length).toBeGreaterThan(1)
    await expect.poll(() => heard(rival, 'part_request').length).toBeGreaterThan(1)
    for (const { heard: all } of [rival, outsider]) {
      expect(all.filter(({ event }) => event.startsWith('talk'))).toEqual([])
      expect(JSON.stringify(all)).not.toMatch(/Секрет|38500/)
    }
    expect(outsider.heard).toEqual([])
  })
})
