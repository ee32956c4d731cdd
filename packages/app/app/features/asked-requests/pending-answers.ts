import { useSyncExternalStore } from 'react'
import type { ActionFailure } from '../../shell/answered.ts'

/** How long an answer can be taken back, in ms. */
export const UNDO_MS = 5000

/** An answer that a shop has pressed and that is not on the server yet. */
export type PendingAnswer = {
  /** The part request. */
  readonly id: number
  /** What is asked for. */
  readonly text: string
  /** What was answered: «38 500 ₸, сейчас»; null for «нет такого». */
  readonly what: string | null
  /** When it was pressed, in ms. */
  readonly at: number
  readonly state: 'waiting' | 'sending' | 'failed'
  readonly failure?: ActionFailure
}

type Plan = Pick<PendingAnswer, 'id' | 'text' | 'what'> & {
  /** Sends it. With `isLast` the page is being left: the call has to outlive it. */
  readonly send: (isLast: boolean) => Promise<{ ok: true } | { ok: false; error: ActionFailure }>
  /** Called once it is on the server. */
  readonly onSent: () => void
}

let pending: readonly PendingAnswer[] = []
const plans = new Map<number, Plan & { timer: ReturnType<typeof setTimeout> }>()
const listeners = new Set<() => void>()

function change(next: readonly PendingAnswer[]) {
  pending = next
  for (const listener of [...listeners]) listener()
}

const mark = (id: number, to: Partial<PendingAnswer>) =>
  change(pending.map((answer) => (answer.id === id ? { ...answer, ...to } : answer)))

/**
 * Sends an answer in 5 seconds, so that it can be taken back meanwhile, on whatever page. What is left unsent when the portal is
 * left goes at once.
 */
export function planAnswer(plan: Plan): void {
  clearTimeout(plans.get(plan.id)?.timer)
  const timer = setTimeout(() => void carryOut(plan.id, false), UNDO_MS)
  plans.set(plan.id, { ...plan, timer })
  const { id, text, what } = plan
  change([
    ...pending.filter((answer) => answer.id !== id),
    { id, text, what, at: Date.now(), state: 'waiting' },
  ])
}

/** Takes an answer back, or forgets one that has failed. */
export function forgetAnswer(id: number): void {
  if (pending.some((answer) => answer.id === id && answer.state === 'sending')) return
  clearTimeout(plans.get(id)?.timer)
  plans.delete(id)
  change(pending.filter((answer) => answer.id !== id))
}

async function carryOut(id: number, isLast: boolean) {
  const plan = plans.get(id)
  if (!plan) return
  clearTimeout(plan.timer)
  plans.delete(id)
  mark(id, { state: 'sending' })
  const result = await plan.send(isLast)
  if (!result.ok) return mark(id, { state: 'failed', failure: result.error })
  change(pending.filter((answer) => answer.id !== id))
  plan.onSent()
}

function leave() {
  for (const id of plans.keys()) void carryOut(id, true)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('pagehide', leave)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const NONE: readonly PendingAnswer[] = []

/** The answers that are not on the server yet, the oldest first. */
export function usePendingAnswers(): readonly PendingAnswer[] {
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => NONE,
  )
}
