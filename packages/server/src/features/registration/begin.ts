import type { components } from '@sauda/sdk'
import { normalEmail } from '@sauda/sdk/access'
import type { Language } from '@sauda/sdk/language'
import type { Tokens } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import {
  GUESSES,
  hit,
  type Limit,
  type Slowdown,
  takeTryOrRefuse,
  waitAfter,
} from '../../platform/limiter.ts'
import { RefusalError } from '../../refusal.ts'
import { knownDevice } from '../access/known-device.ts'
import type { Deps } from '../deps.ts'
import { secondsToResend } from './code.ts'
import { LETTER_PAUSES } from './code-limits.ts'
import { askAgain, findAddressOwner } from './code-queries.ts'
import type { AccessFlow, Flow } from './flow-queries.ts'
import { existingView, findFlow, flowEnd, handOver, openFlow } from './flows.ts'
import { SEND_CODE } from './send-code.ts'

type BeginDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

interface Asker {
  flow: Tokens['flow']
  device: Tokens['device']
  address: string
  language: Language
}

interface Wish {
  purpose: 'registration' | 'restore'
  email: string
  language: Language
  /** The invitation whose link is followed. */
  invitation_id?: number
}

/** Many people may share a network, so its hourly limit is higher than one of them needs. */
const ASKS: Limit = { limit: 20, windowSeconds: 3600 }
/**
 * Above this limit each request waits longer than the one before: nobody can send many e-mails, and nobody is locked
 * out.
 */
const PAST_ASKS: Slowdown = { ...GUESSES, free: 0 }

/** Begins a registration, or sends another code for the one in progress. */
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

/** Begins the registration of somebody who follows an owner's link, or sends another code for the one in progress. */
export function beginInvited(
  deps: BeginDeps,
  { email, invitationId }: { email: string; invitationId: number },
  asker: Asker,
): Promise<AccessFlow> {
  if (email.trim() === '') throw new RefusalError('invalid', { errors: { email: ['required'] } })
  const wish = { purpose: 'registration', email: addressOf(email), language: asker.language } as const
  return begin(deps, asker, { ...wish, invitation_id: invitationId })
}

/** Begins a password reset, or sends another code. */
export function restoreAccess(deps: BeginDeps, email: string, asker: Asker): Promise<AccessFlow> {
  return begin(deps, asker, { purpose: 'restore', email: addressOf(email), language: asker.language })
}

/**
 * Only the job finds out whose address it is and whether an e-mail may be sent now: here all addresses cause the same
 * work and the same response.
 */
async function begin(deps: BeginDeps, asker: Asker, wish: Wish): Promise<AccessFlow> {
  const flow = await findFlow(deps.db, deps.clock, asker.flow.token)
  const isSame = flow?.purpose === wish.purpose && flow.email === wish.email
  // Sending another code again names no invitation.
  const isOf = wish.invitation_id === undefined || wish.invitation_id === flow?.invitation_id
  if (flow?.step === 'code' && isSame && isOf) return sendAgain(deps, asker, flow)
  await countAsk(deps, wish.email, asker)
  const opened = await withTransaction(deps.db, async (trx) => {
    const made = await openFlow(trx, deps.clock, { ...wish, replaces: asker.flow.token })
    await deps.jobs.send(trx, SEND_CODE, { flow_id: made.id, asked_at: made.begun })
    return made
  })
  return handOver(deps, asker.flow, opened)
}

async function sendAgain(deps: BeginDeps, asker: Asker, flow: Flow): Promise<AccessFlow> {
  const { flow: kept } = asker
  const now = deps.clock.now()
  const wait = secondsToResend(flow, now)
  if (wait > 0) throw tooEarly(wait)
  await countAsk(deps, flow.email, asker)
  const expires = flowEnd(now)
  await withTransaction(deps.db, async (trx) => {
    const pause = waitAfter(flow.asks, LETTER_PAUSES)
    const since = new Date(now.getTime() - pause * 1000)
    if (!(await askAgain(trx, flow.id, { now, since, expires }))) throw tooEarly(pause)
    await deps.jobs.send(trx, SEND_CODE, { flow_id: flow.id, asked_at: now })
  })
  if (kept.token !== null) kept.set(kept.token, expires)
  return existingView(deps, kept.token)
}

/**
 * The limit of e-mails per mailbox is enforced by the job and never revealed. Here only requests per network are
 * counted; a browser in which the owner of the address has signed in is not slowed down by others in its network.
 * @throws RefusalError `too_many_requests`
 */
async function countAsk({ db, clock }: BeginDeps, email: string, { address, device }: Asker): Promise<void> {
  const { allowed } = await hit(db, clock, `code:from:${address}`, ASKS)
  if (allowed) return
  const owner = await findAddressOwner(db, email)
  if ((await knownDevice(db, device.token, owner?.id ?? 0)) !== null) return
  await takeTryOrRefuse(db, clock, `code:past:${address}`, PAST_ASKS)
}

function tooEarly(retry_after: number): RefusalError {
  return new RefusalError('too_many_requests', { retry_after })
}

function addressOf(typed: string): string {
  const email = normalEmail(typed)
  if (email === null) throw new RefusalError('invalid', { errors: { email: ['email_invalid'] } })
  return email
}
