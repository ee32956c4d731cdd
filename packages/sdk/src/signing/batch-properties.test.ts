import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SigningResult } from '../generated/schemas.ts'
import { nextSigningBatch } from './batch.ts'
import { signingCounts } from './batch-counts.ts'
import { newSigningBatch } from './batch-state.ts'
import type { SigningEvent } from './signing-event.ts'
import { begun, EXPIRES, NOW, offer, play, result, results, SHA } from './test-batch.ts'

describe('whatever happens', () => {
  const IDS = [1, 2, 3]
  const OTHER = 'b'.repeat(64)
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
      { type: 'proceed' },
      { type: 'settle' },
      { type: 'retry' },
    ),
    fc.boolean().map((several): SigningEvent => ({ type: 'opened', several, at: NOW })),
    some.map((ids): SigningEvent => begun(ids)),
    some.map((ids): SigningEvent => ({ type: 'sign', ids })),
    some.map((ids): SigningEvent => ({ type: 'submit', ids })),
    fc
      .tuple(fc.constantFrom(...IDS), fc.constantFrom(SHA, OTHER))
      .map(([id, sha256]): SigningEvent => ({ type: 'made', id, sha256 })),
    fc.constantFrom(...IDS).map((id): SigningEvent => ({ type: 'unread', id })),
    some.map((ids): SigningEvent => ({ type: 'refused', ids, code: 'invalid' })),
    fc.constantFrom('forbidden', 'signer_lost').map((code): SigningEvent => ({ type: 'trouble', code })),
    fc.tuple(some, some).map(
      ([done, ids]): SigningEvent => ({
        type: 'restore',
        done,
        kept: ids.map((id) => ({ id, sha256: SHA })),
      }),
    ),
    fc.tuple(some, some, fc.constantFrom(SHA, OTHER)).map(
      ([ids, skipped, sha256]): SigningEvent => ({
        type: 'begun',
        asked: IDS,
        session: {
          documents: ids.map((id) => offer(id, sha256)),
          skipped: skipped.map((id) => ({ id, code: 'already_signed' })),
          expires_at: EXPIRES,
        },
      }),
    ),
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
              expect(['results', 'begun', 'refused']).toContain(one.type)
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

  test('a signature is only taken for the bytes that the document has', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let batch = newSigningBatch(IDS)
        for (const one of events) {
          const next = nextSigningBatch(batch, one)
          for (const [at, { id, step, sha256 }] of next.documents.entries()) {
            const before = batch.documents[at]
            if (step !== 'kept' || before?.step === 'kept' || before?.step === 'submitting') continue
            expect(['made', 'restore']).toContain(one.type)
            if (one.type === 'made') expect([one.id, one.sha256]).toEqual([id, sha256])
          }
          batch = next
        }
      }),
    )
  })

  test('settling twice changes nothing, and nothing that is left is called finished', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const once = play([...events, { type: 'settle' }], newSigningBatch(IDS))
        expect(nextSigningBatch(once, { type: 'settle' })).toEqual(once)
        const { kept, submitting, done, failed } = signingCounts(once)
        const isOpen = !['idle', 'finished'].includes(once.phase)
        // The other way round: whoever has nothing left to do learns it.
        if (isOpen) expect(done + failed).toBeLessThan(IDS.length)
        if (once.phase === 'sending') expect(kept + submitting).toBe(IDS.length - done - failed)
      }),
    )
  })

  test('who goes on after being blocked with nothing left to sign is not blocked any more', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const trouble: SigningEvent = { type: 'trouble', code: 'forbidden' }
        const batch = play([...events, trouble, { type: 'proceed' }], newSigningBatch(IDS))
        const { kept, submitting, done, failed } = signingCounts(batch)
        if (kept + submitting + done + failed === IDS.length) expect(batch.phase).not.toBe('blocked')
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
