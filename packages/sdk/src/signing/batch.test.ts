import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SigningResult } from '../generated/schemas.ts'
import { newSigningBatch, nextSigningBatch, type SigningBatch, type SigningStep } from './batch.ts'
import { canSignAgain, sessionTimeLeft, signingCounts, signingTimeLeft } from './batch-counts.ts'
import type { SigningEvent } from './signing-event.ts'

const SHA = 'a'.repeat(64)
const NOW = Date.parse('2026-11-22T10:00:00Z')
const EXPIRES = '2026-11-22T10:10:00Z'

const offer = (id: number, sha256 = SHA) => ({
  id,
  version: 1,
  title: 'Аренда',
  number: `АВР-${id}`,
  sha256,
  size: 10,
  href: `/api/${id}`,
})
const result = (
  id: number,
  outcome: SigningResult['outcome'],
  code: SigningResult['code'] = null,
): SigningResult => ({
  id,
  outcome,
  code,
  status: 2,
  allowed_actions: [],
})
const begun = (
  ids: readonly number[],
  skipped: { id: number; code: 'already_signed' | 'document_annulled' | 'being_checked' }[] = [],
): SigningEvent => ({
  type: 'begun',
  asked: [...ids, ...skipped.map(({ id }) => id)],
  session: { documents: ids.map((id) => offer(id)), skipped, expires_at: EXPIRES },
})
const results = (...all: SigningResult[]): SigningEvent => ({
  type: 'results',
  results: all,
  expires_at: EXPIRES,
  at: NOW,
})
const play = (events: readonly SigningEvent[], batch = newSigningBatch([1])) =>
  events.reduce(nextSigningBatch, batch)
const stepOf = ({ documents }: SigningBatch) => documents[0]?.step

/** How a document gets to each step. */
const WAY: Record<SigningStep, readonly SigningEvent[]> = (() => {
  const preparing: SigningEvent[] = [{ type: 'start' }, begun([1])]
  const ready: SigningEvent[] = [...preparing, { type: 'read', id: 1, right: true }]
  const signing: SigningEvent[] = [
    ...ready,
    { type: 'open' },
    { type: 'opened', several: true, at: NOW },
    { type: 'sign', ids: [1] },
  ]
  const kept: SigningEvent[] = [...signing, { type: 'made', id: 1 }]
  const submitting: SigningEvent[] = [...kept, { type: 'submit', ids: [1] }]
  return {
    idle: [],
    preparing,
    ready,
    signing,
    kept,
    submitting,
    done: [...submitting, results(result(1, 'accepted'))],
    failed: [...submitting, results(result(1, 'refused', 'other_bin'))],
  }
})()

const STEPS = Object.keys(WAY) as SigningStep[]

/** Where each event takes a document; a step that is not named stays as it is. */
const TABLE: [string, SigningEvent, Partial<Record<SigningStep, SigningStep>>][] = [
  ['start', { type: 'start' }, {}],
  ['begun with it', begun([1]), { idle: 'preparing' }],
  [
    'begun with other bytes',
    {
      type: 'begun',
      asked: [1],
      session: { documents: [offer(1, 'b'.repeat(64))], skipped: [], expires_at: EXPIRES },
    },
    { idle: 'preparing', kept: 'preparing' },
  ],
  [
    'begun without it',
    { type: 'begun', asked: [1], session: { documents: [], skipped: [], expires_at: EXPIRES } },
    { idle: 'failed', kept: 'failed' },
  ],
  [
    'begun for others',
    { type: 'begun', asked: [2], session: { documents: [], skipped: [], expires_at: EXPIRES } },
    {},
  ],
  [
    'skipped because it is signed',
    begun([], [{ id: 1, code: 'already_signed' }]),
    { idle: 'failed', kept: 'done' },
  ],
  [
    'skipped because it is annulled',
    begun([], [{ id: 1, code: 'document_annulled' }]),
    { idle: 'failed', kept: 'failed' },
  ],
  ['right bytes', { type: 'read', id: 1, right: true }, { preparing: 'ready' }],
  ['other bytes', { type: 'read', id: 1, right: false }, { preparing: 'failed' }],
  ['unread', { type: 'unread', id: 1 }, { preparing: 'failed' }],
  ['open', { type: 'open' }, {}],
  ['opened', { type: 'opened', several: false, at: NOW }, {}],
  ['sign', { type: 'sign', ids: [1] }, { ready: 'signing' }],
  ['sign another', { type: 'sign', ids: [2] }, {}],
  ['made', { type: 'made', id: 1 }, { signing: 'kept' }],
  ['left out', { type: 'left' }, { signing: 'ready' }],
  ['submit', { type: 'submit', ids: [1] }, { kept: 'submitting' }],
  ['accepted', results(result(1, 'accepted')), { submitting: 'done' }],
  ['pending', results(result(1, 'pending')), { submitting: 'done' }],
  ['refused', results(result(1, 'refused', 'expired')), { submitting: 'failed' }],
  ['signed already', results(result(1, 'refused', 'already_signed')), { submitting: 'done' }],
  ['result of another', results(result(2, 'accepted')), {}],
  [
    'call refused',
    { type: 'refused', ids: [1], code: 'invalid' },
    {
      idle: 'failed',
      preparing: 'failed',
      ready: 'failed',
      signing: 'failed',
      kept: 'failed',
      submitting: 'failed',
    },
  ],
  ['unsent', { type: 'unsent' }, { submitting: 'kept' }],
  ['offline', { type: 'offline' }, { submitting: 'kept' }],
  ['online', { type: 'online' }, {}],
  ['trouble', { type: 'trouble', code: 'signer_lost' }, { signing: 'ready', submitting: 'kept' }],
  ['expired', { type: 'expired' }, { preparing: 'idle', ready: 'idle', signing: 'idle', submitting: 'kept' }],
  ['stop', { type: 'stop' }, { preparing: 'idle', ready: 'idle', signing: 'idle', submitting: 'kept' }],
  ['settle', { type: 'settle' }, {}],
  ['retry', { type: 'retry' }, { failed: 'idle' }],
  ['restored as done', { type: 'restore', done: [1], kept: [] }, { idle: 'done' }],
  ['restored as kept', { type: 'restore', done: [], kept: [{ id: 1, sha256: SHA }] }, { idle: 'kept' }],
]

describe.each(TABLE)('%s', (_name, event, moves) => {
  test.each(STEPS)('of a document that is %s', (step) => {
    const before = play(WAY[step])
    expect(stepOf(before)).toBe(step)
    expect(stepOf(nextSigningBatch(before, event))).toBe(moves[step] ?? step)
  })
})

describe('the batch as a whole', () => {
  const settle: SigningEvent = { type: 'settle' }

  test.each<[string, readonly SigningEvent[], SigningBatch['phase']]>([
    ['begins', [{ type: 'start' }], 'preparing'],
    ['waits for the signer', [...WAY.ready, { type: 'open' }], 'opening'],
    ['signs', WAY.signing, 'signing'],
    ['sends what is made', [...WAY.kept, settle], 'sending'],
    ['is finished once everything is done', [...WAY.done, settle], 'finished'],
    ['is finished once everything has failed', [...WAY.failed, settle], 'finished'],
    ['waits for the network', [...WAY.submitting, { type: 'offline' }, settle], 'offline'],
    [
      'goes on where the network went away',
      [...WAY.signing, { type: 'offline' }, { type: 'online' }],
      'signing',
    ],
    [
      'stays blocked without a network',
      [...WAY.signing, { type: 'trouble', code: 'x' }, { type: 'offline' }, { type: 'online' }],
      'blocked',
    ],
    ['is over when the session ends', [...WAY.signing, { type: 'expired' }, settle], 'over'],
    ['stays stopped while the rest is sent', [...WAY.submitting, { type: 'stop' }, settle], 'stopped'],
    ['begins anew', [...WAY.failed, settle, { type: 'retry' }, settle], 'idle'],
  ])('%s', (_name, events, phase) => {
    expect(play(events).phase).toBe(phase)
  })

  test('a document is listed once', () => {
    expect(newSigningBatch([2, 1, 2]).documents.map(({ id }) => id)).toEqual([2, 1])
  })

  test('counts, the rest of the session and what can be signed again', () => {
    const batch = play([...WAY.done, settle])
    expect(signingCounts(batch)).toMatchObject({ done: 1, failed: 0, idle: 0 })
    expect(sessionTimeLeft(batch, NOW)).toBe(600_000)
    expect(sessionTimeLeft(batch, NOW + 900_000)).toBe(0)
    expect(sessionTimeLeft(newSigningBatch([1]), NOW)).toBeNull()
    expect(['other_bin', 'document_changed'].map(canSignAgain)).toEqual([true, true])
    expect([null, 'document_annulled', 'being_checked'].map(canSignAgain)).toEqual([false, false, false])
  })

  test('the rest is estimated after the third document', () => {
    const ids = [1, 2, 3, 4, 5]
    const at = (batch: SigningBatch, id: number, when: number) =>
      play(
        [
          { type: 'sign', ids: [id] },
          { type: 'made', id },
          { type: 'submit', ids: [id] },
          { type: 'results', results: [result(id, 'accepted')], expires_at: EXPIRES, at: when },
        ],
        batch,
      )
    let batch = play(
      [
        { type: 'start' },
        begun(ids),
        ...ids.map((id): SigningEvent => ({ type: 'read', id, right: true })),
        { type: 'open' },
        { type: 'opened', several: true, at: NOW },
      ],
      newSigningBatch(ids),
    )
    batch = at(at(batch, 1, NOW + 1000), 2, NOW + 2000)
    expect(signingTimeLeft(batch, NOW + 2000)).toBeNull()
    batch = at(batch, 3, NOW + 3000)
    expect(signingTimeLeft(batch, NOW + 3000)).toBe(2000)
    expect(signingTimeLeft(batch, NOW + 3500)).toBe(1500)
    expect(signingTimeLeft(batch, NOW + 99_000)).toBe(0)
  })
})

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
    fc.constantFrom(...IDS).map((id): SigningEvent => ({ type: 'made', id })),
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
