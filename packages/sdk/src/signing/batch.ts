import { begun, ENDED, each, restored, withResults } from './batch-answers.ts'
import type { SigningBatch, SigningPhase, SigningStep } from './batch-state.ts'
import type { SigningEvent } from './signing-event.ts'

/** Steps at which a document is waiting for its own signature. */
const UNSIGNED: readonly SigningStep[] = ['idle', 'preparing', 'ready', 'signing']

/** Documents at one of the steps go to another one. */
function move(batch: SigningBatch, from: readonly SigningStep[], to: SigningStep, ids?: readonly number[]) {
  return each(batch, ({ id, step }) =>
    from.includes(step) && (!ids || ids.includes(id)) ? { step: to } : null,
  )
}

/** What is under way goes back to where it can be taken up again; a signature that is made stays made. */
function rest(batch: SigningBatch): SigningBatch {
  return move(move(batch, ['preparing', 'ready', 'signing'], 'idle'), ['submitting'], 'kept')
}

/**
 * Returns the batch after an event. Events that do not fit the state of a document leave it as it is: answers may come
 * late. A document that is done never changes again, and a signature that is made is only lost with a refusal.
 */
export function nextSigningBatch(batch: SigningBatch, event: SigningEvent): SigningBatch {
  switch (event.type) {
    case 'start':
      return { ...batch, phase: 'preparing', trouble: null, settledAt: [], signingSince: null }
    case 'restore':
      return {
        ...restored(batch, event),
        restored: event.kept.length + event.done.length,
        left: batch.left || event.left === true,
      }
    case 'begun':
      return begun(batch, event)
    case 'read':
      return each(batch, ({ id, step }) => {
        if (id !== event.id || step !== 'preparing') return null
        return event.right ? { step: 'ready' } : { step: 'failed', failure: 'bytes_differ' }
      })
    case 'unread':
      return each(batch, ({ id, step }) =>
        id === event.id && step === 'preparing' ? { step: 'failed', failure: 'not_loaded' } : null,
      )
    case 'open':
      return { ...batch, phase: 'opening' }
    case 'opened':
      return {
        ...batch,
        phase: 'signing',
        trouble: null,
        several: event.several,
        signingSince: batch.signingSince ?? event.at,
      }
    case 'sign':
      return move(batch, ['ready'], 'signing', event.ids)
    case 'made':
      // It may come after signing was stopped. What counts is that the bytes are still the same.
      return each(batch, ({ id, step, sha256 }) =>
        id === event.id && UNSIGNED.includes(step) && sha256 === event.sha256 ? { step: 'kept' } : null,
      )
    case 'left':
      return move(batch, ['signing'], 'ready')
    case 'submit':
      return move(batch, ['kept'], 'submitting', event.ids)
    case 'results':
      return withResults(batch, event)
    case 'refused':
      return each(batch, ({ id, step }) =>
        step !== 'done' && event.ids.includes(id) ? { step: 'failed', failure: event.code } : null,
      )
    case 'unsent':
      return move(batch, ['submitting'], 'kept')
    case 'offline':
      return cutOff(move(batch, ['submitting'], 'kept'))
    case 'wait':
      return batch.phase === 'preparing' ? { ...batch, trouble: event.code } : batch
    case 'online':
      return batch.phase === 'offline' ? { ...batch, phase: batch.resumes } : batch
    case 'trouble':
      return {
        ...move(move(batch, ['signing'], 'ready'), ['submitting'], 'kept'),
        phase: 'blocked',
        // The network may be away besides.
        resumes: ['blocked', 'offline'].includes(batch.phase) ? batch.resumes : batch.phase,
        trouble: event.code,
      }
    case 'proceed':
      return proceeded(batch)
    case 'expired':
      return { ...rest(batch), phase: 'over', expiresAt: null }
    case 'stop':
      return { ...rest(batch), phase: 'stopped' }
    case 'settle':
      return settled(batch)
    case 'retry':
      return {
        ...each(batch, ({ step }) => (step === 'failed' ? { step: 'idle', failure: null } : null)),
        phase: 'idle',
        trouble: null,
        restored: 0,
      }
  }
}

/** Phases in which the network is needed; in the others the user decides first. */
const WORKING: readonly SigningPhase[] = ['idle', 'preparing', 'opening', 'signing', 'sending']

function cutOff(batch: SigningBatch): SigningBatch {
  return WORKING.includes(batch.phase) ? { ...batch, phase: 'offline', resumes: batch.phase } : batch
}

/** After `blocked`: what is made is sent. Signing itself goes on with `start` or `open`. */
function proceeded(batch: SigningBatch): SigningBatch {
  if (batch.phase !== 'blocked') return batch
  const { resumes } = batch
  if (resumes === 'idle' || ENDED.includes(resumes)) return { ...batch, phase: resumes, trouble: null }
  const isLeft = batch.documents.some(({ step }) => UNSIGNED.includes(step))
  return isLeft ? batch : { ...batch, phase: 'sending', trouble: null }
}

/** Phases in which work is under way. */
const BUSY: readonly SigningPhase[] = ['preparing', 'opening', 'signing', 'sending', 'offline']

/** With nothing left to sign it only sends; with nothing left to send either it is finished. */
function settled(batch: SigningBatch): SigningBatch {
  const isBusy = BUSY.includes(batch.phase)
  if (!isBusy && batch.phase !== 'blocked' && !ENDED.includes(batch.phase)) return batch
  const has = (steps: readonly SigningStep[]) => batch.documents.some(({ step }) => steps.includes(step))
  if (has(UNSIGNED)) return batch
  if (!has(['kept', 'submitting'])) return { ...batch, phase: 'finished', trouble: null }
  return isBusy && batch.phase !== 'offline' ? { ...batch, phase: 'sending' } : batch
}
