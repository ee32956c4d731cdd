import type { components } from '@sauda/sdk'
import { asksConsent, isTenant, ROLE } from '@sauda/sdk/access'
import type { FieldErrors } from '../../contract/failure.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { openSession } from '../../platform/sessions.ts'
import { RefusalError } from '../../refusal.ts'
import { type Entering, giveSession } from '../access/give-session.ts'
import { askOwners } from '../companies/ask-owners.ts'
import { findCompanyOf } from '../companies/invited.ts'
import { recordJoined, tellInviter } from '../companies/joined.ts'
import { type CompanyRow, insertMembership, lockCompany } from '../companies/members.ts'
import { shownEditions } from '../content/editions.ts'
import type { Deps } from '../deps.ts'
import { refuseTaken } from '../people/refuse-taken.ts'
import { createUser } from '../people/users.ts'
import { giveRooms } from '../rooms/leases.ts'
import { type Details, type Flow, type Invited, readInvited, useFlow } from './flow-queries.ts'
import { tenantApplicationLetter } from './letters/tenant-application.ts'
import { endLinks } from './mailbox.ts'
import { newPasswordErrors } from './new-password.ts'
import {
  findAdministrators,
  insertApplication,
  insertConsents,
  type ShownTexts,
  useInvitation,
} from './new-user-queries.ts'
import { requireFlow } from './require-flow.ts'

type End = components['schemas']['RegistrationEnd']
type SignedIn = components['schemas']['SignedIn']
type FinishDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'push' | 'publicUrl'>

/** The texts that a consent is given to. */
const CONSENTED = ['termsOfUse', 'privacyPolicy', 'rulesAd'] as const

interface Ready {
  flow: Flow
  details: Details
  invited: Invited | null
  versions: NonNullable<End['versions']>
  password_hash: string
}

/** Creates the user of a registration or invitation and signs in. Of two concurrent calls only one does. */
export async function finishRegistration(deps: FinishDeps, end: End, entering: Entering): Promise<SignedIn> {
  const flow = await requireFlow(deps, entering.flow.token, 'finish')
  const invited = flow.invitation_id ? await readInvited(deps.db, flow.invitation_id) : null
  const { details } = flow
  if (!details) throw new RefusalError('flow_over')
  refuseMistakes(end, flow.email, details, invited)
  const { versions = {} } = end
  const ready = { flow, details, invited, versions, password_hash: await hashPassword(end.password) }
  const made = await withTransaction(deps.db, (trx) => makeUser(deps, trx, ready, entering)).catch(
    refuseTaken,
  )
  entering.flow.clear()
  return giveSession(deps, made, { ...entering, issueToken: end.issue_token ?? false })
}

/** @throws RefusalError `invalid` */
function refuseMistakes(end: End, email: string, { phone }: Details, invited: Invited | null): void {
  const errors: FieldErrors = {}
  const password = newPasswordErrors(end.password, { email, phone })
  if (password.length > 0) errors.password = password
  if (asksConsent(invited)) {
    for (const consent of ['terms', 'ad_rules'] as const) {
      if (end[consent] !== true) errors[consent] = ['must_agree']
    }
  }
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors })
}

/**
 * Returns the publications that the person has seen, which must be those that are shown now.
 * @throws RefusalError `invalid`: another one is published meanwhile, or was never published
 */
async function agreedEditions(trx: Trx, seen: Ready['versions'], now: Date): Promise<ShownTexts> {
  const shown = await shownEditions(trx, CONSENTED, now)
  const errors: FieldErrors = {}
  const isSame = (version: number | null | undefined, edition: number | null) => (version ?? null) === edition
  if (!isSame(seen.terms, shown.termsOfUse) || !isSame(seen.privacy, shown.privacyPolicy)) {
    errors.terms = ['text_changed']
  }
  if (!isSame(seen.ad_rules, shown.rulesAd)) errors.ad_rules = ['text_changed']
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors })
  return shown
}

async function makeUser(deps: FinishDeps, trx: Trx, ready: Ready, from: Entering) {
  const { flow, details, invited, password_hash, versions } = ready
  const now = deps.clock.now()
  if (!(await useFlow(trx, flow.id, now))) throw new RefusalError('flow_over')
  const joins = flow.invitation_id ? await findCompanyOf(trx, flow.invitation_id) : null
  // Before the invitation: whoever changes the people of a company locks in this order.
  const joined = joins && (await lockCompany(trx, joins.company_id))
  if (flow.invitation_id && !(await useInvitation(trx, flow.invitation_id, now)))
    throw new RefusalError('link_over')
  const role_id = invited?.role_id ?? ROLE.limited
  const company = joins ? null : companyOf(details)
  const tenancy = isTenant(role_id) ? company : null
  const user = {
    role_id,
    name: details.name,
    email: flow.email,
    phone: details.phone,
    password_hash,
    language: details.language,
    created_at: now,
  }
  const { userId, companyId } = await createUser(trx, user, {
    company: tenancy,
    department_id: invited?.department?.id ?? null,
  })
  if (asksConsent(invited)) {
    const agreed = await agreedEditions(trx, versions, now)
    await insertConsents(trx, userId, agreed, now)
  }
  await endLinks(trx, flow.email)
  if (companyId !== null) await giveRooms(trx, companyId, invited?.rooms.map(({ id }) => id) ?? [])
  else if (company)
    await apply(deps, trx, { userId, who: details.name }, { ...company, room_ids: details.room_ids })
  if (joins && joined && flow.invitation_id) {
    await join(deps, trx, { userId, name: details.name, invitationId: flow.invitation_id, joins, joined })
  }
  await recordAct(trx, {
    actorId: userId,
    subject: 'user',
    subjectId: userId,
    action: 'register',
    details: { role_id },
    now,
  })
  return { userId, ...(await openSession(trx, deps.clock, userId, from)) }
}

/** Makes a new user one of the people of the company that invites. */
async function join(
  deps: FinishDeps,
  trx: Trx,
  { userId, name, invitationId, joins, joined }: Joining,
): Promise<void> {
  const { company_id: companyId, function: of, invited_by: inviterId } = joins
  const now = deps.clock.now()
  const membership = await insertMembership(trx, { userId, companyId, of, now })
  await recordJoined(trx, { userId, membership, invitationId, of, now })
  const news = { kind: 'joined', company: joined.name, who: name, of } as const
  await tellInviter(deps, trx, { inviterId, companyId }, news)
}

interface Joining {
  userId: number
  name: string
  invitationId: number
  joins: NonNullable<Awaited<ReturnType<typeof findCompanyOf>>>
  joined: CompanyRow
}

function companyOf({ kind, company, bin }: Details): { company: string; bin: string } | null {
  return kind === 'company' && company !== null && bin !== null ? { company, bin } : null
}

/**
 * Anybody can type a BIN: a company becomes a tenant only after an administrator's approval, and a company that is one already
 * gets another person only after the approval of its owner.
 */
async function apply(
  deps: FinishDeps,
  trx: Trx,
  { userId, who }: { userId: number; who: string },
  application: { company: string; bin: string; room_ids: number[] },
): Promise<void> {
  await insertApplication(trx, userId, application, deps.clock.now())
  if (await askOwners(deps, trx, { bin: application.bin, who })) return
  for (const { name, email, language } of await findAdministrators(trx)) {
    const letter = tenantApplicationLetter({ ...application, name, publicUrl: deps.publicUrl }, language)
    await sendMail(deps, trx, { to: email, ...letter })
  }
}
