import type { components } from '@sauda/sdk'
import { can, normalBin, oneLine } from '@sauda/sdk/access'
import type { Actor } from '../../contract/call.ts'
import type { FieldErrors } from '../../contract/failure.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import { type Transact, type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import type { Deps } from '../deps.ts'
import { dayIn } from '../documents/almaty.ts'
import { type DocumentState, maskedIin } from '../documents/signatures.ts'
import { viewerOf } from '../documents/viewer.ts'
import { userExists } from '../people/users.ts'
import type { Verified } from './judge-submitted.ts'
import {
  countEntries,
  endEntry,
  enterByCertificate,
  findEntries,
  insertEntry,
  type ListedEntry,
  listEntries,
} from './signatory-queries.ts'
import { type Right, rightOf } from './signatory-right.ts'

type Schemas = components['schemas']

const ALL = 1000
const NAME = { min: 2, max: 200 } as const

/** A verified signature of somebody who may sign, and the locked document. */
export interface Entered extends Verified {
  state: DocumentState
  right: NonNullable<Right>
}

/** Reads the registers of the companies that sign, and returns what they say of a signature. */
export async function registerOf(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  verified: readonly Pick<Verified, 'bin' | 'report'>[],
): Promise<(one: Pick<Verified, 'bin' | 'report'>, userId: number) => Right> {
  const register = await findEntries(trx, [...new Set(verified.map(({ bin }) => bin))])
  const today = dayIn(clock.now())
  return ({ bin, report: { signer } }, userId) =>
    signer === null ? null : rightOf(register, { bin, signer, userId }, today)
}

/** Enters those whose certificate was enough. */
export async function enterSigners(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  all: readonly Pick<Entered, 'bin' | 'right' | 'report'>[],
): Promise<void> {
  const entries = new Map(
    all.flatMap(({ bin, right, report: { signer } }) =>
      right === 'certificate' && signer?.iin
        ? [[`${bin} ${signer.iin}`, { bin, iin: signer.iin, name: signer.name }] as const]
        : [],
    ),
  )
  await enterByCertificate(trx, [...entries.values()], clock.now())
}

function shown(actor: Actor, { iin, ...entry }: ListedEntry): Schemas['Signatory'] {
  const mayEnd = can(actor, 'documents.manage') && entry.ended_at === null
  return { ...entry, iin: maskedIin(iin), allowed_actions: mayEnd ? ['end'] : [] }
}

/** Returns who may sign; tenants get the register of their own company. */
export async function listSignatories(
  { db }: Deps,
  actor: Actor,
  filter: Schemas['SignatoryFilter'],
): Promise<Schemas['SignatoryList']> {
  const { bin: own } = await viewerOf(db, actor)
  const bin = own ?? filter.bin ?? null
  const items = (await listEntries(db, { bin, limit: ALL })).map((entry) => shown(actor, entry))
  const total = items.length < ALL ? items.length : await countEntries(db, bin)
  return { items, total, truncated: total > items.length }
}

/**
 * Lets somebody sign for a company.
 * @throws RefusalError `forbidden`, `invalid`
 */
export async function addSignatory(
  deps: Deps,
  actor: Actor,
  draft: Schemas['SignatoryDraft'],
  transact: Transact,
): Promise<Schemas['Signatory']> {
  requireCapability(actor, 'documents.manage')
  const name = oneLine(draft.name)
  const iin = draft.iin ? normalBin(draft.iin) : null
  const userId = draft.user_id ?? null
  const position = draft.position ? oneLine(draft.position) || null : null
  const errors: FieldErrors = {
    ...(name.length < NAME.min && { name: [name === '' ? 'required' : 'too_short'] }),
    ...(normalBin(draft.bin) === null && { bin: ['bin_invalid'] }),
    ...(draft.iin && iin === null && { iin: ['bin_invalid'] }),
    ...(!draft.iin && userId === null && { iin: ['required'] }),
    ...(draft.iin && userId !== null && { user_id: ['unexpected'] }),
    ...(userId !== null && !(await userExists(deps.db, userId)) && { user_id: ['unknown'] }),
    ...(draft.until && draft.until < dayIn(deps.clock.now()) && { until: ['too_small'] }),
  }
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors })
  const now = deps.clock.now()
  return transact(deps.db, async (trx) => {
    const entry = { bin: draft.bin, name, position, iin, user_id: userId, until: draft.until ?? null }
    const id = await insertEntry(trx, { ...entry, source: 'staff', added_by: actor.id, added_at: now })
    await recordAct(trx, {
      ...{ actorId: actor.id, subject: 'signatory', subjectId: id, action: 'added', now },
      details: { bin: draft.bin },
    })
    const [stored] = await listEntries(trx, { id, limit: 1 })
    if (!stored) throw new Error('The signatory was not stored')
    return shown(actor, stored)
  })
}

/**
 * Takes the right to sign away; what was signed before stays valid.
 * @throws RefusalError `forbidden`, `not_found`, `action_not_allowed`
 */
export async function endSignatory(deps: Deps, actor: Actor, id: number): Promise<void> {
  requireCapability(actor, 'documents.manage')
  await withTransaction(deps.db, async (trx) => {
    const now = deps.clock.now()
    const found = await endEntry(trx, { id, by: actor.id, now })
    if (!found) throw new RefusalError('not_found')
    if (!found.ended) throw new RefusalError('action_not_allowed', { allowed_actions: [] })
    await recordAct(trx, {
      ...{ actorId: actor.id, subject: 'signatory', subjectId: id, action: 'ended', now },
      details: { bin: found.bin },
    })
  })
}
