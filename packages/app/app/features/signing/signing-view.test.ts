import { newSigningBatch, type SigningBatch, type SigningPhase, type SigningStep } from '@sauda/sdk/signing'
import { expect, test } from 'vitest'
import { isBusy, type SigningView, signingView } from './signing-view.ts'

function batchOf(
  phase: SigningPhase,
  steps: readonly SigningStep[],
  more: Partial<SigningBatch> = {},
): SigningBatch {
  const batch = newSigningBatch(steps.map((_, at) => at + 1))
  const documents = batch.documents.map((document, at) => ({ ...document, step: steps[at] ?? 'idle' }))
  return { ...batch, ...more, phase, documents }
}

test.each<[SigningView, SigningBatch]>([
  ['preparing', batchOf('idle', ['idle'])],
  ['preparing', batchOf('preparing', ['preparing', 'ready'])],
  ['restored', batchOf('idle', ['done', 'kept', 'idle'], { restored: 2 })],
  ['restored', batchOf('sending', ['done', 'submitting', 'idle'], { restored: 2 })],
  ['running', batchOf('sending', ['done', 'submitting'], { restored: 2 })],
  ['running', batchOf('idle', ['done', 'kept'], { restored: 2 })],
  ['connecting', batchOf('opening', ['ready'])],
  ['absent', batchOf('opening', ['ready'], { trouble: 'signer_absent' })],
  ['absent', batchOf('blocked', ['ready'], { trouble: 'signer_absent' })],
  ['browser', batchOf('blocked', ['ready'], { trouble: 'signer_refused' })],
  ['wrong-key', batchOf('blocked', ['ready'], { trouble: 'other_key' })],
  ['trouble', batchOf('blocked', ['ready'], { trouble: 'signer_old' })],
  ['trouble', batchOf('blocked', ['ready'], { trouble: 'unauthenticated' })],
  ['key', batchOf('signing', ['signing', 'signing'])],
  ['key', batchOf('signing', ['signing'], { several: false })],
  ['one-by-one', batchOf('signing', ['signing', 'ready'], { several: false })],
  ['running', batchOf('signing', ['done', 'signing'])],
  ['offline', batchOf('offline', ['kept'])],
  ['over', batchOf('over', ['done', 'idle'])],
  ['running', batchOf('stopped', ['kept', 'idle'])],
  ['stopped', batchOf('stopped', ['done', 'idle'])],
  ['result', batchOf('finished', ['done', 'failed'])],
  ['all', batchOf('finished', ['done', 'done'])],
])('shows %s', (view, batch) => {
  expect(signingView(batch, null)).toBe(view)
})

test('the question of the browser comes before the search for NCALayer', () => {
  expect(signingView(batchOf('opening', ['ready'], { trouble: 'signer_absent' }), 'permission')).toBe(
    'browser',
  )
})

test('only a running batch is not left by accident', () => {
  expect([isBusy('running'), isBusy('one-by-one'), isBusy('key'), isBusy('all')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
