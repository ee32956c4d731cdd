import type { components } from '@sauda/sdk'
import { callsOf } from '@sauda/sdk/access'
import type { AuditActionOf } from '@sauda/sdk/audit'
import type { Actor, Tokens } from '../../contract/call.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { afterCommit, type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { hashPassword, verifyPassword } from '../../platform/passwords.ts'
import { endOtherSessions, renewSession } from '../../platform/sessions.ts'
import { RefusalError } from '../../refusal.ts'
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
 * Sets a password: of the user of a password reset whose code was right, else of the signed-in user. The session gets a
 * new token, so that a stolen one becomes invalid.
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
  if (kept.token === null) throw new RefusalError('sign_in_required')
  if (!flow) throw new RefusalError('flow_over')
  if (!proven) throw new RefusalError('action_not_allowed', { allowed_actions: callsOf(flow) })
  throw new RefusalError('not_found')
}

/** A browser stores the session's new token as a cookie, a program reads it in the response. */
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
    if (!(await useFlow(trx, flow.id, deps.clock.now()))) throw new RefusalError('flow_over')
    const keepSession = actor?.id === userId ? actor.session_id : null
    return write(deps, trx, keeper, {
      hash,
      keepSession,
      action: 'restorePassword',
      late: new RefusalError('flow_over'),
    })
  })
  kept.clear()
  // The browser becomes a known one, so that wrong attempts of others do not slow the user down now.
  await rememberDevice(deps, device, userId)
  return renewed
}

/** @throws RefusalError `not_found` for another user's id; `invalid`; `too_many_requests` after wrong passwords */
async function change(
  deps: PasswordDeps,
  actor: Actor,
  id: number,
  { password, current_password: current = '' }: NewPassword,
  { address, device }: Setter,
): Promise<Renewed> {
  if (id !== actor.id) throw new RefusalError('not_found')
  const keeper = await existing(deps, id, 'not_found')
  refuse({ ...errorsOf(password, keeper), ...(current === '' && { current_password: ['required'] }) })
  const tries = await triesAt(deps, { account: id }, { device, address })
  const { forgive } = await slowDown(deps, tries)
  if (!(await verifyPassword(keeper.password_hash, current))) refuse(WRONG)
  await forgive()
  const hash = await hashPassword(password)
  return withTransaction(deps.db, (trx) =>
    write(deps, trx, keeper, {
      hash,
      keepSession: actor.session_id,
      action: 'changePassword',
      late: new RefusalError('invalid', { errors: WRONG }),
    }),
  )
}

const WRONG: FieldErrors = { current_password: ['wrong'] }

/** Everything that a new password implies: all other sessions end, and the user gets an e-mail. */
async function write(
  deps: PasswordDeps,
  trx: Trx,
  keeper: Keeper,
  {
    hash,
    keepSession,
    action,
    late,
  }: { hash: string; keepSession: number | null; action: AuditActionOf<'user'>; late: RefusalError },
): Promise<Renewed> {
  const { id, name, email, language } = keeper
  const now = deps.clock.now()
  // Of two concurrent changes that used the same old password, the second fails.
  if (!(await replacePassword(trx, keeper, hash))) throw late
  await endOtherSessions(trx, id, keepSession)
  const renewed = keepSession === null ? null : await renewSession(trx, deps.clock, keepSession)
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
  if (!keeper) throw new RefusalError(otherwise)
  return keeper
}

function errorsOf(password: string, keeper: Keeper): FieldErrors {
  const errors = newPasswordErrors(password, keeper)
  return errors.length > 0 ? { password: errors } : {}
}

/** @throws RefusalError `invalid` if there are errors */
function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors })
}
