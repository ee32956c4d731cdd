import { expect, it, vi } from 'vitest'
import { type BatchAnswer, oneC, rowOf } from '../../testing/one-c.ts'
import { newFolder, serverProcess, signBossIn } from '../../testing/server-process.ts'

const DOCUMENTS = 300

it('a batch goes on after its process was killed, and nothing is there twice', async () => {
  const folder = await newFolder()
  const server = serverProcess({ SAUDA_DATA: folder })
  const address = await server.listening()
  const base = await newBase(address)
  const rows = Array.from({ length: DOCUMENTS }, () => rowOf())
  const { data } = await at(address, base).batch(rows)
  const kill = (done: number) => done > 0 && done < DOCUMENTS
  await vi.waitUntil(async () => kill((await at(address, base).report(data.id)).data.done), {
    timeout: 60_000,
    interval: 5,
  })
  server.child.kill('SIGKILL')
  await server.ended

  const again = serverProcess({ SAUDA_DATA: folder })
  const address2 = await again.listening()
  const done = await finished(address2, base, data.id)
  expect(done).toMatchObject({ done: DOCUMENTS, created: DOCUMENTS, refused: 0, unchanged: 0 })
  const repeat = await at(address2, base).batch(rows)
  expect(await finished(address2, base, repeat.data.id)).toMatchObject({ created: 0, unchanged: DOCUMENTS })
})

type Base = { login: string; secret: string }

const at = (address: URL, base: Base) =>
  oneC((request) => fetch(request), { address: address.origin, ...base })

const finished = (address: URL, base: Base, id: number): Promise<BatchAnswer> =>
  vi.waitUntil(
    async () => {
      const { data } = await at(address, base).report(id)
      return data.state === 'done' && data
    },
    { timeout: 120_000, interval: 100 },
  )

async function newBase(address: URL): Promise<Base> {
  const { data } = (await (await signBossIn(address)).json()) as { data: { token: string } }
  const answer = await fetch(new URL('/api/exchange/createBase', address), {
    method: 'POST',
    headers: { authorization: `Bearer ${data.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Бухгалтерия' }),
  })
  const created = (await answer.json()) as { data: { base: { login: string }; secret: string } }
  return { login: created.data.base.login, secret: created.data.secret }
}
