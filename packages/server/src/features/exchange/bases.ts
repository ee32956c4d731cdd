import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { components } from '@sauda/sdk'
import type { Actor } from '../../contract/call.ts'
import { page } from '../../contract/paging.ts'
import { recordAct } from '../../platform/audit-queries.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, withTransaction } from '../../platform/database/transaction.ts'
import { newToken, tokenHash } from '../../platform/tokens.ts'
import { RefusalError } from '../../refusal.ts'
import { requireCapability } from '../access/require-capability.ts'
import { changeSecret, endBase, findBases, insertBase } from './base-queries.ts'
import { deleteSessions } from './commerceml/session-queries.ts'

type Schemas = components['schemas']

interface BaseDeps {
  db: Db
  clock: Clock
}

export async function listBases({ db }: BaseDeps, actor: Actor): Promise<Schemas['ExchangeBaseList']> {
  requireCapability(actor, 'exchange.read')
  return page(await findBases(db))
}

/** @throws RefusalError `forbidden`, `invalid` */
export async function createBase(
  deps: BaseDeps,
  actor: Actor,
  draft: Schemas['ExchangeBaseDraft'],
): Promise<Schemas['ExchangeBaseCreated']> {
  requireCapability(actor, 'exchange.manage')
  return addBase(deps, { ...draft, actorId: actor.id })
}

/**
 * Adds a base with a new login and secret. The secret is returned once; only its hash is stored.
 * @param actorId null from the console
 * @throws RefusalError `invalid`
 */
export async function addBase(
  { db, clock }: BaseDeps,
  { name, networks = [], actorId }: Schemas['ExchangeBaseDraft'] & { actorId: number | null },
): Promise<Schemas['ExchangeBaseCreated']> {
  const trimmed = name.trim()
  if (trimmed === '') throw new RefusalError('invalid', { errors: { name: ['required'] } })
  const wrong = networks.findIndex((network) => !isNetwork(network))
  if (wrong !== -1) throw new RefusalError('invalid', { errors: { [`networks.${wrong}`]: ['wrong_format'] } })
  const secret = newToken()
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    const id = await insertBase(trx, {
      name: trimmed,
      login: `base-${randomBytes(4).toString('hex')}`,
      secret_hash: tokenHash(secret),
      networks,
      created_by: actorId,
      created_at: now,
    })
    await recordAct(trx, { actorId, subject: 'exchange_base', subjectId: id, action: 'create', now })
    const [base] = await findBases(trx, id)
    if (!base) throw new RefusalError('not_found')
    return { base, secret }
  })
}

/**
 * Gives a base another secret from the console, for one that was lost: its documents stay the same documents, which they
 * would not be in another base. Returns the secret; the former one no longer works.
 * @throws RefusalError `not_found`, also if it is revoked
 */
export async function renewSecret({ db, clock }: BaseDeps, login: string): Promise<string> {
  const secret = newToken()
  const now = clock.now()
  await withTransaction(db, async (trx) => {
    const id = await changeSecret(trx, login, tokenHash(secret))
    if (id === undefined) throw new RefusalError('not_found')
    // Cookies of the former secret end with it; the hourly upkeep removes what they had uploaded.
    await deleteSessions(trx, id)
    await recordAct(trx, { actorId: null, subject: 'exchange_base', subjectId: id, action: 'renew', now })
  })
  return secret
}

/** @throws RefusalError `forbidden`, `not_found` */
export async function revokeBase({ db, clock }: BaseDeps, actor: Actor, id: number): Promise<true> {
  requireCapability(actor, 'exchange.manage')
  const now = clock.now()
  return withTransaction(db, async (trx) => {
    if (!(await endBase(trx, id, now))) throw new RefusalError('not_found')
    await recordAct(trx, {
      actorId: actor.id,
      subject: 'exchange_base',
      subjectId: id,
      action: 'revoke',
      now,
    })
    return true as const
  })
}

/** An address, or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  // A network of all addresses is written as an empty list.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
