import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { keepInMemory } from './kept-signatures.ts'
import { type Called, type Instead, testPortal } from './test-portal.ts'
import { page, stepsOf } from './test-run.ts'

const IDS = [1, 2, 3, 4, 5, 6, 7]

/** What may happen to a request, besides nothing. */
const fault = fc.constantFrom<'session' | Instead>(
  undefined,
  'cut',
  'lost',
  'session',
  { status: 503, code: 'unavailable' },
  { status: 410, code: 'signing_over' },
)

test('whatever happens to requests, sessions and the storage, each document is signed, and once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fault, { maxLength: 20 }),
      fc.array(fc.boolean(), { maxLength: 10 }),
      async (faults, unkept) => {
        const portal = await testPortal(IDS)
        const accepted: number[] = []
        portal.judge = (result) => {
          if (result.outcome === 'accepted') accepted.push(result.id)
          return result
        }
        portal.instead = ({ call }: Called) => {
          const next = faults.shift()
          if (next === 'session') portal.sessions.clear()
          // Files and sessions themselves are only lost by the network.
          if (next === 'session' || (typeof next === 'object' && next.status === 410 && call === 'start'))
            return
          return next
        }
        const memory = keepInMemory()
        const kept = {
          ...memory,
          keep: async (signature: Parameters<typeof memory.keep>[0]) => {
            if (unkept.shift()) throw new DOMException('full', 'QuotaExceededError')
            await memory.keep(signature)
          },
        }
        const { run } = page(portal, { kept })
        await run.start()
        // A file that could not be read in two sessions is asked for again.
        while (faults.length > 0 || stepsOf(run).includes('failed')) await run.retry()
        expect([run.batch().phase, new Set(stepsOf(run))]).toEqual(['finished', new Set(['done'])])
        expect(accepted.sort()).toEqual(IDS)
        expect((await memory.load())?.signatures ?? []).toEqual([])
        run.close()
      },
    ),
    { numRuns: 60 },
  )
  vi.useRealTimers()
})
