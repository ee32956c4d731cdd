import { deepEqual, equal, rejects } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { test } from 'node:test'
import { oneAtATime } from './one-at-a-time.mjs'

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

test('work of the same name runs one after another, other work beside it', async () => {
  const [name, other] = [randomUUID(), randomUUID()]
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await pause()
    running--
  }
  await Promise.all([1, 2, 3, 4].map(() => oneAtATime(name, work)))
  equal(most, 1)
  await oneAtATime(name, () => oneAtATime(other, async () => {}))
})

test('it returns what the work returns, and lets others work if it fails', async () => {
  const name = randomUUID()
  await rejects(
    oneAtATime(name, async () => {
      throw new Error('no packages')
    }),
    /no packages/,
  )
  equal(await oneAtATime(name, async () => 'done'), 'done')
})

test('a process that was killed in the middle of its work holds nobody up', async () => {
  const name = randomUUID()
  const module = new URL('one-at-a-time.mjs', import.meta.url)
  const script = `
    const { oneAtATime } = await import(${JSON.stringify(module.href)})
    await oneAtATime(${JSON.stringify(name)}, () => new Promise((resolve) => {
      console.log('working')
      setTimeout(resolve, 600_000)
    }))`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script])
  await once(other.stdout, 'data')
  /** @type {string[]} */
  const order = []
  const waiting = oneAtATime(name, async () => order.push('worked'))
  await pause()
  order.push('killed')
  other.kill('SIGKILL')
  await waiting
  deepEqual(order, ['killed', 'worked'])
  // What it has left behind is taken over, also by one who comes later.
  equal(await oneAtATime(name, async () => 'done'), 'done')
})
