import { describe, expect, it } from 'vitest'
import { createThread } from './thread.ts'

/** A thread that runs this program. */
const running = (program: string, patience = 10_000) =>
  createThread<string, string>({
    file: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    patience,
    idle: 10_000,
    megabytes: 64,
  })

const ECHO = `
  import { parentPort } from 'node:worker_threads'
  let asked = 0
  parentPort.on('message', (request) => {
    asked++
    if (request === 'die') process.exit(1)
    if (request === 'hang') for (;;);
    if (request === 'eat') { const all = []; for (;;) all.push(new Array(1e6).fill(asked)) }
    if (request === 'crash') setTimeout(() => { throw new Error('crashed') })
    else if (request === 'fail') parentPort.postMessage({ error: new TypeError('failed') })
    else parentPort.postMessage({ answer: request + ' ' + asked })
  })`

describe('a thread', () => {
  it('answers one request after the other', async () => {
    const ask = running(ECHO)
    expect(await Promise.all(['a', 'b', 'c'].map((request) => ask(request)))).toEqual(['a 1', 'b 2', 'c 3'])
  })

  it('passes an error on and lives', async () => {
    const ask = running(ECHO)
    await expect(ask('fail')).rejects.toThrow(new TypeError('failed'))
    expect(await ask('a')).toBe('a 2')
  })

  it.each([
    ['die', 'the thread died'],
    ['crash', 'the thread died'],
    ['eat', 'the thread died'],
  ])(
    'that comes to an end by «%s» fails that request, and a new one answers the next',
    async (request, why) => {
      const ask = running(ECHO)
      const results = await Promise.allSettled([ask('a'), ask(request), ask('b')])
      expect(results.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
        'a 1',
        why,
        'b 1',
      ])
    },
  )

  it('that takes too long is ended, and a new one answers the next', async () => {
    const ask = running(ECHO, 1000)
    const results = await Promise.allSettled([ask('hang'), ask('a')])
    expect(results).toMatchObject([
      { status: 'rejected', reason: { message: 'the thread took too long' } },
      { status: 'fulfilled', value: 'a 1' },
    ])
  })

  it('that cannot start fails', async () => {
    await expect(running('import "node:nothing"')('a')).rejects.toThrow('the thread died')
  })
})
