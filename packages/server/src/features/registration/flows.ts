import type { Language } from '@sauda/sdk/language'
import type { Tokens } from '../../contract/call.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { newToken, tokenHash } from '../../platform/tokens.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { secondsToResend } from './code.ts'
import { CODE_TRIES } from './code-limits.ts'
import {
  type AccessFlow,
  deleteEndedFlows,
  deleteFlowByHash,
  deleteRestoresOf,
  type Flow,
  findFlowByHash,
  insertFlow,
  readInvited,
} from './flow-queries.ts'
import { deleteEndedLinks } from './link-queries.ts'

const FLOW_HOURS = 1

export interface NewFlow {
  purpose: AccessFlow['purpose']
  email: string
  /** The language of e-mails. */
  language: Language
  invitation_id?: number | null
  user_id?: number | null
  /** The address is already verified, by a link sent to its mailbox. */
  proven?: boolean
  /** The token of the client's previous flow, which ends. */
  replaces: string | null
}

export interface OpenedFlow {
  id: number
  /** Stored only as a hash. */
  token: string
  /** When it began and its code, if it needs one, was requested. */
  begun: Date
  expires: Date
}

/** Opens a flow; a code, if it needs one, counts as requested now. */
export async function openFlow(
  trx: Trx,
  clock: Clock,
  { replaces, proven = false, ...values }: NewFlow,
): Promise<OpenedFlow> {
  await endFlow(trx, replaces)
  const now = clock.now()
  const token = newToken()
  const expires = flowEnd(now)
  const id = await insertFlow(trx, {
    ...values,
    token_hash: tokenHash(token),
    code_asked_at: values.purpose === 'invitation' || proven ? null : now,
    proven_at: proven ? now : null,
    created_at: now,
    expires_at: expires,
  })
  return { id, token, begun: now, expires }
}

/** Returns the expiry of a flow that begins, requests another code or gets the right one now. */
export function flowEnd(now: Date): Date {
  return new Date(now.getTime() + FLOW_HOURS * 3_600_000)
}

/** Returns the flow of a token if it has not expired. */
export async function findFlow(db: Db, clock: Clock, token: string | null): Promise<Flow | null> {
  return token === null ? null : findFlowByHash(db, tokenHash(token), clock.now())
}

/** Deletes the flow of a token, if there is one. */
async function endFlow(db: Db, token: string | null): Promise<void> {
  if (token !== null) await deleteFlowByHash(db, tokenHash(token))
}

/** Ends all password resets of a user that are in progress. */
export function endRestoresOf(trx: Trx, userId: number): Promise<void> {
  return deleteRestoresOf(trx, userId)
}

/** Returns the flow of a token as shown to its owner; null if it has ended or never existed. */
async function flowView(db: Db, clock: Clock, token: string | null): Promise<AccessFlow | null> {
  const flow = await findFlow(db, clock, token)
  if (!flow) return null
  const { purpose, step, email, details, expires_at } = flow
  return {
    purpose,
    step,
    email,
    // Only after verifying the address does the client learn that it has an account.
    user_id: step === 'password' ? flow.user_id : null,
    code: step === 'code' ? codeState(flow, clock.now()) : null,
    details,
    invited: flow.invitation_id ? await readInvited(db, flow.invitation_id) : null,
    expires_at: expires_at.toISOString(),
    token: null,
  }
}

/** Returns the client's flow, for pages opened in the middle of it. */
export function currentFlow(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: Tokens['flow'],
): Promise<AccessFlow | null> {
  return flowView(db, clock, token)
}

export async function leaveFlow({ db }: Pick<Deps, 'db'>, flow: Tokens['flow']): Promise<true> {
  await endFlow(db, flow.token)
  flow.clear()
  return true
}

function codeState(flow: Flow, now: Date): AccessFlow['code'] {
  return { resend_after: secondsToResend(flow, now), tries_left: CODE_TRIES - flow.tries }
}

/** @throws RefusalError `flow_over` if it has ended meanwhile */
export async function existingView({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string | null) {
  const view = await flowView(db, clock, token)
  if (!view) throw new RefusalError('flow_over')
  return view
}

/** Delivers a new flow: to a browser as a cookie, to a program in the response. */
export async function handOver(
  deps: Pick<Deps, 'db' | 'clock'>,
  kept: Tokens['flow'],
  { token, expires }: OpenedFlow,
): Promise<AccessFlow> {
  const view = await existingView(deps, token)
  if (kept.wanted) return { ...view, token }
  kept.set(token, expires)
  return view
}

/** Deletes expired flows and links. */
export function sweepFlowsJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  const sweep = async () => {
    await deleteEndedFlows(db, clock.now())
    await deleteEndedLinks(db, clock.now())
  }
  return defineJob('sweep-access-flows', sweep, { every: '7 * * * *' })
}
