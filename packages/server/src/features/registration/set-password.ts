import type { components } from '@sauda/sdk'
import { callsOf } from '@sauda/sdk/access'
import type { Actor, Tokens } from '../../contract/call.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { afterCommit, type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { hashPassword, verifyPassword } from '../../platform/passwords.ts'
import { endOtherSessions, renewSession } from '../../platform/sessions.ts'
import { Refusal } from '../../refusal.ts'
import { rememberDevice } from '../access/known-device.ts'
import { slowDown, triesAt } from '../access/slow-down.ts'
import type { Deps } from '../deps.ts'
import { type Flow, useFlow } from './flow-queries.ts'
import { endRestoresOf, findFlow } from './flows.ts'
import { passwordChangedLetter } from './letters/password-changed.ts'
import { endLinks } from './mailbox.ts'
import { newPasswordErrors } from './new-password.ts'
import { findKeeper, type Keeper, replacePassword } from './password-queries.ts'

type NewPassword = components['schemas']['NewPassword']
type PasswordSet = components['schemas']['PasswordSet']
type Renewed = Awaited<ReturnType<typeof renewSession>>
type PasswordDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'push' | 'publicUrl'>

export interface Setter {
  actor: Actor | null
  flow: Tokens['flow']
  device: Tokens['device']
  session: Tokens['session']
  address: string
}

/**
 * Sets a password: by a restore flow whose code was right, of its user; else by who is signed in, of themselves. Their
 * session goes on with another token: whoever has got hold of the one before is out.
 */
export async function setPassword(
  deps: PasswordDeps,
  id: number,
  typed: NewPassword,
  setter: Setter,
): Promise<PasswordSet> {
  const { actor, flow: kept } = setter
  const flow = await findFlow(deps.db, deps.clock, kept.token)
  const proven = flow !== null && callsOf(flow).includes('password')
  if (flow && proven && flow.user_id === id) return goOn(setter, await restore(deps, flow, id, typed, setter))
  if (actor) return goOn(setter, await change(deps, actor, id, typed, setter))
  if (kept.token === null) throw new Refusal('sign_in_required')
  if (!flow) throw new Refusal('flow_over')
  if (!proven) throw new Refusal('action_not_allowed', { allowed_actions: callsOf(flow) })
  throw new Refusal('not_found')
}

/** A browser keeps the session's new token as a cookie, a program reads it in the answer. */
function goOn({ session }: Setter, renewed: Renewed): PasswordSet {
  if (renewed && session.byBearer) return { token: renewed.token }
  if (renewed) session.set(renewed.token, renewed.expires)
  return true
}

async function restore(
  deps: PasswordDeps,
  flow: Flow,
  userId: number,
  { password }: NewPassword,
  { actor, flow: kept, device }: Setter,
): Promise<Renewed> {
  const keeper = await existing(deps, userId, 'flow_over')
  refuse(errorsOf(password, keeper))
  const hash = await hashPassword(password)
  const renewed = await withTransaction(deps.db, async (trx) => {
    if (!(await useFlow(trx, flow.id, deps.clock.now()))) throw new Refusal('flow_over')
    const keepSession = actor?.id === userId ? actor.session_id : null
    return write(deps, trx, keeper, {
      hash,
      keepSession,
      action: 'restorePassword',
      late: new Refusal('flow_over'),
    })
  })
  kept.clear()
  // Wrong tries of others, which may have led here, are not to keep them waiting now.
  await rememberDevice(deps, device, userId)
  return renewed
}

/** @throws Refusal `not_found` for anybody else's id; `invalid`; `too_many_requests` after wrong passwords */
async function change(
  deps: PasswordDeps,
  actor: Actor,
  id: number,
  { password, current_password: current = '' }: NewPassword,
  { address, device }: Setter,
): Promise<Renewed> {
  if (id !== actor.id) throw new Refusal('not_found')
  const keeper = await existing(deps, id, 'not_found')
  refuse({ ...errorsOf(password, keeper), ...(current === '' && { current_password: ['required'] }) })
  const tries = await triesAt(deps, { account: id }, { device, address })
  const forgive = await slowDown(deps, tries)
  if (!(await verifyPassword(keeper.password_hash, current))) refuse(WRONG)
  await forgive()
  const hash = await hashPassword(password)
  return withTransaction(deps.db, (trx) =>
    write(deps, trx, keeper, {
      hash,
      keepSession: actor.session_id,
      action: 'changePassword',
      late: new Refusal('invalid', { errors: WRONG }),
    }),
  )
}

const WRONG: FieldErrors = { current_password: ['wrong'] }

/** All that a new password means: who is signed in elsewhere is not any more, and the owner gets a letter. */
async function write(
  deps: PasswordDeps,
  trx: Trx,
  keeper: Keeper,
  {
    hash,
    keepSession,
    action,
    late,
  }: { hash: string; keepSession: number | null; action: string; late: Refusal },
): Promise<Renewed> {
  const { id, name, email, language } = keeper
  const now = deps.clock.now()
  // Of two changes that both knew the same password, the second comes too late.
  if (!(await replacePassword(trx, keeper, hash))) throw late
  await endOtherSessions(trx, id, keepSession)
  const renewed = keepSession === null ? null : await renewSession(trx, keepSession)
  await endRestoresOf(trx, id)
  await endLinks(trx, email)
  await recordAct(trx, { actorId: id, subject: 'user', subjectId: id, action, now })
  const letter = passwordChangedLetter({ name, at: now, publicUrl: deps.publicUrl }, language)
  await sendMail(deps, trx, { to: email, ...letter })
  afterCommit(() => deps.push.renew(id))
  return renewed
}

async function existing(
  { db }: PasswordDeps,
  id: number,
  otherwise: 'flow_over' | 'not_found',
): Promise<Keeper> {
  const keeper = await findKeeper(db, id)
  if (!keeper) throw new Refusal(otherwise)
  return keeper
}

function errorsOf(password: string, keeper: Keeper): FieldErrors {
  const errors = newPasswordErrors(password, keeper)
  return errors.length > 0 ? { password: errors } : {}
}

/** @throws Refusal `invalid` where there are errors */
function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', { errors })
}
