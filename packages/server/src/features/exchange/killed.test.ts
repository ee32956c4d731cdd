import { expect, it, vi } from 'vitest'
import { type BatchAnswer, type Fields, oneC } from '../../player/client.ts'
import { newDataFolder } from '../../testing/data-folders.ts'
import { rowOf } from '../../testing/one-c.ts'
import { type ServerProcess, serverProcess, signBossIn } from '../../testing/server-process.ts'

const DOCUMENTS = 300

it('a batch and its repeat go on after their process was killed, and nothing is there twice', async () => {
  const folder = await newDataFolder()
  const first = serverProcess({ SAUDA_DATA: folder })
  const base = await newBase(await first.listening())
  const rows = Array.from({ length: DOCUMENTS }, () => rowOf())
  const batch = await killedMidway(first, base, rows)

  const second = serverProcess({ SAUDA_DATA: folder })
  const done = await finished(await second.listening(), base, batch)
  expect(done).toMatchObject({ done: DOCUMENTS, created: DOCUMENTS, refused: 0, unchanged: 0 })
  const repeat = await killedMidway(second, base, rows)

  const third = serverProcess({ SAUDA_DATA: folder })
  expect(await finished(await third.listening(), base, repeat)).toMatchObject({
    created: 0,
    unchanged: DOCUMENTS,
  })
})

/** Sends a batch and kills the process when some of its rows are done. Returns the id of the batch. */
async function killedMidway(server: ServerProcess, base: Base, rows: readonly Fields[]): Promise<number> {
  const c = at(await server.listening(), base)
  const { id } = (await c.batch(rows)).data
  const isMidway = ({ done }: BatchAnswer) => done > 0 && done < DOCUMENTS
  await vi.waitUntil(async () => isMidway((await c.report(id)).data), { timeout: 60_000, interval: 5 })
  server.child.kill('SIGKILL')
  await server.ended
  return id
}

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
