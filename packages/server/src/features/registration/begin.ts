import type { components } from '@sauda/sdk'
import { normalEmail } from '@sauda/sdk/access'
import type { Language } from '@sauda/sdk/language'
import type { Tokens } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { hitOrRefuse, type Limit } from '../../platform/limiter.ts'
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { secondsToResend } from './code.ts'
import { RESEND_SECONDS } from './code-limits.ts'
import { askAgain } from './code-queries.ts'
import type { AccessFlow, Flow } from './flow-queries.ts'
import { existingView, findFlow, flowEnd, handOver, openFlow } from './flows.ts'
import { SEND_CODE } from './send-code.ts'

type BeginDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

interface Asker {
  flow: Tokens['flow']
  address: string
  language: Language
}

interface Wish {
  purpose: 'registration' | 'restore'
  email: string
  language: Language
}

const HOUR = 3600

/** How often codes are sent: to one mailbox, to one network, and from this to that. The caller's own limits come first. */
const LIMITS: readonly (Limit & { key: (email: string, address: string) => string })[] = [
  { key: (_email, address) => `code:from:${address}`, limit: 20, windowSeconds: HOUR },
  { key: (email, address) => `code:from:${address}:to:${email}`, limit: 5, windowSeconds: HOUR },
  { key: (email) => `code:to:${email}`, limit: 10, windowSeconds: HOUR },
  // At five tries a code: who guesses from everywhere at once has an even chance after twelve years.
  { key: (email) => `code:to:${email}:today`, limit: 30, windowSeconds: 24 * HOUR },
]

/** Begins a registration, or sends another code of the one that waits for it. */
export function registerUser(
  deps: BeginDeps,
  { email, language }: components['schemas']['Registration'],
  asker: Asker,
): Promise<AccessFlow> {
  return begin(deps, asker, {
    purpose: 'registration',
    email: addressOf(email),
    language: language ?? asker.language,
  })
}

/** Begins to restore access, or sends another code. */
export function restoreAccess(deps: BeginDeps, email: string, asker: Asker): Promise<AccessFlow> {
  return begin(deps, asker, { purpose: 'restore', email: addressOf(email), language: asker.language })
}

/** Whose address it is, is asked by the job alone: here all addresses are one work and one answer. */
async function begin(deps: BeginDeps, asker: Asker, wish: Wish): Promise<AccessFlow> {
  const flow = await findFlow(deps.db, deps.clock, asker.flow.token)
  const waits = flow?.step === 'code' && flow.purpose === wish.purpose && flow.email === wish.email
  if (flow && waits) return sendAgain(deps, asker, flow)
  await countCode(deps, wish.email, asker.address)
  const opened = await withTransaction(deps.db, async (trx) => {
    const made = await openFlow(trx, deps.clock, { ...wish, replaces: asker.flow.token })
    await deps.jobs.send(trx, SEND_CODE, { flow_id: made.id, asked_at: made.begun })
    return made
  })
  return handOver(deps, asker.flow, opened)
}

async function sendAgain(deps: BeginDeps, { flow: kept, address }: Asker, flow: Flow): Promise<AccessFlow> {
  const now = deps.clock.now()
  const wait = secondsToResend(flow, now)
  if (wait > 0) throw tooEarly(wait)
  await countCode(deps, flow.email, address)
  const expires = flowEnd(now)
  await withTransaction(deps.db, async (trx) => {
    const since = new Date(now.getTime() - RESEND_SECONDS * 1000)
    if (!(await askAgain(trx, flow.id, { now, since, expires }))) throw tooEarly(RESEND_SECONDS)
    await deps.jobs.send(trx, SEND_CODE, { flow_id: flow.id, asked_at: now })
  })
  if (kept.token !== null) kept.set(kept.token, expires)
  return existingView(deps, kept.token)
}

async function countCode({ db, clock }: BeginDeps, email: string, address: string): Promise<void> {
  for (const { key, ...limit } of LIMITS) {
    await hitOrRefuse(db, clock, key(email, address), limit)
  }
}

function tooEarly(retry_after: number): Refusal {
  return new Refusal('too_many_requests', { retry_after })
}

function addressOf(typed: string): string {
  const email = normalEmail(typed)
  if (email === null) throw new Refusal('invalid', { errors: { email: ['email_invalid'] } })
  return email
}
