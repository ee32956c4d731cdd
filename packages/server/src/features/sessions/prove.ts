import type { Actor, Tokens } from '../../contract/call.ts'
import { withTransaction } from '../../platform/database/transaction.ts'
import { verifyPassword } from '../../platform/passwords.ts'
import { proveSession } from '../../platform/sessions.ts'
import { RefusalError } from '../../refusal.ts'
import { findAccount, holdAccount } from '../access/accounts.ts'
import { slowDown, triesAt } from '../access/slow-down.ts'
import type { Deps } from '../deps.ts'

/**
 * Proves the password of the current user in this session; other sessions do not change. Wrong passwords are counted with
 * those of sign-ins.
 * @throws RefusalError `invalid`, `too_many_requests`, `sign_in_required`
 */
export async function prove(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  password: string,
  from: { device: Tokens['device']; address: string },
): Promise<true> {
  const { db, clock } = deps
  if (password === '') throw wrong('required')
  const account = await findAccount(db, actor.id)
  if (!account) throw new RefusalError('sign_in_required')
  const { forgive } = await slowDown(deps, await triesAt(deps, { account: actor.id }, from))
  if (!(await verifyPassword(account.password_hash, password))) throw wrong('wrong')
  await forgive()
  return withTransaction(db, async (trx) => {
    // The password may have been changed meanwhile.
    if (!(await holdAccount(trx, account))) throw wrong('wrong')
    await proveSession(trx, clock, actor.session_id)
    return true as const
  })
}

function wrong(code: 'required' | 'wrong'): RefusalError {
  return new RefusalError('invalid', { errors: { password: [code] } })
}
