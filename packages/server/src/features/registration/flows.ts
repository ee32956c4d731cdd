import type { Language } from '@sauda/sdk/language'
import type { Tokens } from '../../contract/call.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { newToken, tokenHash } from '../../platform/tokens.ts'
import { Refusal } from '../../refusal.ts'
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
  /** Of letters. */
  language: Language
  invitation_id?: number
  user_id?: number | null
  /** The address is proven already, by a link that lay in its mailbox. */
  proven?: boolean
  /** The token of the caller's flow until now, which is over with this one. */
  replaces: string | null
}

export interface OpenedFlow {
  id: number
  /** Kept only as a hash. */
  token: string
  /** When it began, and its code, if it needs one, was asked for. */
  begun: Date
  expires: Date
}

/** Opens a flow; a code, if it needs one, counts as asked for at this moment. */
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

/** When a flow is over that begins, asks for another code or gets the right one now. */
export function flowEnd(now: Date): Date {
  return new Date(now.getTime() + FLOW_HOURS * 3_600_000)
}

/** The flow of a token, if it is not over. */
export async function findFlow(db: Db, clock: Clock, token: string | null): Promise<Flow | null> {
  return token === null ? null : findFlowByHash(db, tokenHash(token), clock.now())
}

/** Forgets the flow of a token, if there is one. */
async function endFlow(db: Db, token: string | null): Promise<void> {
  if (token !== null) await deleteFlowByHash(db, tokenHash(token))
}

/** Ends whatever restores of a user's access are under way. */
export function endRestoresOf(trx: Trx, userId: number): Promise<void> {
  return deleteRestoresOf(trx, userId)
}

/** The flow of a token as its owner may see it; null where it is over, or never was. */
async function flowView(db: Db, clock: Clock, token: string | null): Promise<AccessFlow | null> {
  const flow = await findFlow(db, clock, token)
  if (!flow) return null
  const { purpose, step, email, details, expires_at } = flow
  return {
    purpose,
    step,
    email,
    // Only who has proven that the address is theirs learns that there is somebody.
    user_id: step === 'password' ? flow.user_id : null,
    code: step === 'code' ? codeState(flow, clock.now()) : null,
    details,
    invited: flow.invitation_id ? await readInvited(db, flow.invitation_id) : null,
    expires_at: expires_at.toISOString(),
    token: null,
  }
}

/** The caller's flow, for pages that are opened in the middle of it. */
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

/** @throws Refusal `flow_over` where it has ended meanwhile */
export async function existingView({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string | null) {
  const view = await flowView(db, clock, token)
  if (!view) throw new Refusal('flow_over')
  return view
}

/** Gives a flow that was opened to its caller: a browser keeps it as a cookie, a program reads it in the answer. */
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

/** Removes flows and links that have ended by themselves. */
export function sweepFlowsJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  const sweep = async () => {
    await deleteEndedFlows(db, clock.now())
    await deleteEndedLinks(db, clock.now())
  }
  return defineJob('sweep-access-flows', sweep, { every: '7 * * * *' })
}
