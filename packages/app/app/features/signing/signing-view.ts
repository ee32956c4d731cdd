import { type SignerWait, type SigningBatch, signingCounts } from '@sauda/sdk/signing'

/** What the dialog shows. */
export type SigningView =
  | 'preparing'
  | 'connecting'
  | 'absent'
  | 'browser'
  | 'key'
  | 'wrong-key'
  | 'trouble'
  | 'one-by-one'
  | 'running'
  | 'offline'
  | 'restored'
  | 'over'
  | 'stopped'
  | 'result'
  | 'all'

/** Troubles in which the dialog looks for NCALayer again by itself. */
const ABSENT = 'signer_absent'

/** Chooses what the dialog shows for a batch. */
export function signingView(batch: SigningBatch, wait: SignerWait | null): SigningView {
  const { phase, trouble, several, restored, documents } = batch
  const { idle, failed, done, kept, submitting } = signingCounts(batch)
  switch (phase) {
    case 'idle':
      // With nothing left to sign, what is kept is sent at once.
      if (restored > 0) return idle > 0 ? 'restored' : 'running'
      return 'preparing'
    case 'preparing':
      return 'preparing'
    case 'opening':
      if (wait === 'permission') return 'browser'
      return trouble === ABSENT ? 'absent' : 'connecting'
    case 'blocked':
      if (trouble === ABSENT) return 'absent'
      if (trouble === 'signer_refused') return 'browser'
      return trouble === 'other_key' ? 'wrong-key' : 'trouble'
    case 'signing':
      if (!several && documents.length > 1) return 'one-by-one'
      return done + failed + kept + submitting === 0 ? 'key' : 'running'
    case 'sending':
      return restored > 0 && idle > 0 ? 'restored' : 'running'
    case 'offline':
      return 'offline'
    case 'over':
      return 'over'
    case 'stopped':
      return kept + submitting > 0 ? 'running' : 'stopped'
    case 'finished':
      return failed > 0 ? 'result' : 'all'
  }
}

/** Views in which the dialog must not be left by accident. */
const BUSY: readonly SigningView[] = ['one-by-one', 'running']

/** Whether leaving the dialog would interrupt signing. */
export function isBusy(view: SigningView): boolean {
  return BUSY.includes(view)
}

/**
 * Whether neither a click beside the dialog nor Escape closes it: the key is asked for, or signatures are made that the
 * server does not have. The buttons still do.
 */
export function isGuarded(batch: SigningBatch): boolean {
  const { signing, kept, submitting } = signingCounts(batch)
  return batch.phase === 'signing' || signing + kept + submitting > 0
}
