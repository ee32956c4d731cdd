import { describe, expect, test } from 'vitest'
import { nextSigningBatch } from './batch.ts'
import { canSignAgain, sessionTimeLeft, signingCounts, signingTimeLeft } from './batch-counts.ts'
import { newSigningBatch, type SigningBatch, type SigningStep } from './batch-state.ts'
import type { SigningEvent } from './signing-event.ts'
import { begun, EXPIRES, NOW, offer, play, result, results, SHA } from './test-batch.ts'

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
  const kept: SigningEvent[] = [...signing, { type: 'made', id: 1, sha256: SHA }]
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
    { idle: 'preparing', preparing: 'failed', ready: 'failed', signing: 'failed', kept: 'failed' },
  ],
  [
    'begun without it',
    { type: 'begun', asked: [1], session: { documents: [], skipped: [], expires_at: EXPIRES } },
    { idle: 'failed', preparing: 'failed', ready: 'failed', signing: 'failed', kept: 'failed' },
  ],
  [
    'begun for others',
    { type: 'begun', asked: [2], session: { documents: [], skipped: [], expires_at: EXPIRES } },
    {},
  ],
  [
    'skipped because it is signed',
    begun([], [{ id: 1, code: 'already_signed' }]),
    { idle: 'failed', preparing: 'failed', ready: 'failed', signing: 'failed', kept: 'done' },
  ],
  [
    'skipped because it is annulled',
    begun([], [{ id: 1, code: 'document_annulled' }]),
    { idle: 'failed', preparing: 'failed', ready: 'failed', signing: 'failed', kept: 'failed' },
  ],
  ['right bytes', { type: 'read', id: 1, right: true }, { preparing: 'ready' }],
  ['other bytes', { type: 'read', id: 1, right: false }, { preparing: 'failed' }],
  ['unread', { type: 'unread', id: 1 }, { preparing: 'failed' }],
  ['open', { type: 'open' }, {}],
  ['opened', { type: 'opened', several: false, at: NOW }, {}],
  ['sign', { type: 'sign', ids: [1] }, { ready: 'signing' }],
  ['sign another', { type: 'sign', ids: [2] }, {}],
  ['made', { type: 'made', id: 1, sha256: SHA }, { preparing: 'kept', ready: 'kept', signing: 'kept' }],
  ['made of other bytes', { type: 'made', id: 1, sha256: 'b'.repeat(64) }, {}],
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
  ['proceed', { type: 'proceed' }, {}],
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
          { type: 'made', id, sha256: SHA },
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
