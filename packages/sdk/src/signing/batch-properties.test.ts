import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SigningResult } from '../generated/schemas.ts'
import { nextSigningBatch } from './batch.ts'
import { signingCounts } from './batch-counts.ts'
import { newSigningBatch } from './batch-state.ts'
import type { SigningEvent } from './signing-event.ts'
import { begun, NOW, play, result, results, SHA } from './test-batch.ts'

describe('whatever happens', () => {
  const IDS = [1, 2, 3]
  const some = fc.subarray(IDS)
  const event: fc.Arbitrary<SigningEvent> = fc.oneof(
    fc.constantFrom<SigningEvent>(
      { type: 'start' },
      { type: 'open' },
      { type: 'left' },
      { type: 'unsent' },
      { type: 'offline' },
      { type: 'online' },
      { type: 'expired' },
      { type: 'stop' },
      { type: 'settle' },
      { type: 'retry' },
    ),
    fc.boolean().map((several): SigningEvent => ({ type: 'opened', several, at: NOW })),
    some.map((ids): SigningEvent => begun(ids)),
    some.map((ids): SigningEvent => ({ type: 'sign', ids })),
    some.map((ids): SigningEvent => ({ type: 'submit', ids })),
    fc.constantFrom(...IDS).map((id): SigningEvent => ({ type: 'made', id, sha256: SHA })),
    fc
      .tuple(fc.constantFrom(...IDS), fc.boolean())
      .map(([id, right]): SigningEvent => ({ type: 'read', id, right })),
    fc
      .tuple(some, fc.constantFrom<SigningResult['outcome']>('accepted', 'pending', 'refused'))
      .map(
        ([ids, outcome]): SigningEvent =>
          results(...ids.map((id) => result(id, outcome, outcome === 'refused' ? 'expired' : null))),
      ),
  )

  test('what is done stays done, and a made signature is not lost without a refusal', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let batch = newSigningBatch(IDS)
        for (const one of events) {
          const next = nextSigningBatch(batch, one)
          for (const [at, { step }] of batch.documents.entries()) {
            const now = next.documents[at]?.step
            if (step === 'done') expect(now).toBe('done')
            if (step === 'kept' || step === 'submitting')
              expect(['kept', 'submitting', 'done', 'failed']).toContain(now)
            if ((step === 'kept' || step === 'submitting') && now === 'failed')
              expect(one.type).toBe('results')
          }
          expect(next.documents.map(({ id }) => id)).toEqual(IDS)
          batch = next
        }
      }),
    )
  })

  test('only documents whose bytes were right are signed', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const right = new Set<number>()
        let batch = newSigningBatch(IDS)
        for (const one of events) {
          const before = batch
          batch = nextSigningBatch(batch, one)
          if (
            one.type === 'read' &&
            one.right &&
            before.documents.find(({ id }) => id === one.id)?.step === 'preparing'
          )
            right.add(one.id)
          for (const { id, step } of batch.documents) if (step === 'signing') expect(right).toContain(id)
        }
      }),
    )
  })

  test('finished means that nothing is left', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const batch = play([...events, { type: 'settle' }], newSigningBatch(IDS))
        if (batch.phase === 'finished') {
          const { done, failed } = signingCounts(batch)
          // A late `retry` or a new session begins again; until then everything is settled.
          expect(done + failed).toBe(IDS.length)
        }
      }),
    )
  })
})
