import type { components } from '@sauda/sdk'
import { normalPhone } from '@sauda/sdk/access'
import { withTransaction } from '../../platform/database/transaction.ts'
import { verifyPassword } from '../../platform/passwords.ts'
import { openSession } from '../../platform/sessions.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { type Entering, giveSession } from './give-session.ts'
import { findAccount, holdAccount } from './queries.ts'
import { slowDown, triesAt } from './slow-down.ts'

type Credentials = components['schemas']['Credentials']
type SignedIn = components['schemas']['SignedIn']

/**
 * Signs in. Wrong passwords slow down the account and the address, but never lock an account. An unknown login takes as
 * long and gives the same response as a wrong password.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock' | 'push'>,
  { login, password, issue_token }: Credentials,
  entering: Entering,
): Promise<SignedIn> {
  const { db, clock } = deps
  const name = login.includes('@') ? login.trim().toLowerCase() : (normalPhone(login) ?? login.trim())
  const account = await findAccount(db, name)
  const tries = await triesAt(deps, { account: account?.id, login: name }, entering)
  const forgive = await slowDown(deps, tries)
  if (!(await verifyPassword(account?.password_hash, password)) || !account)
    throw new RefusalError('wrong_credentials')
  if (account.blocked) throw new RefusalError('blocked')
  await forgive()
  const opened = await withTransaction(db, async (trx) => {
    // A password change ends all sessions, so a session opened at the same time must not survive it.
    if (!(await holdAccount(trx, account))) throw new RefusalError('wrong_credentials')
    return openSession(trx, clock, account.id, entering)
  })
  return giveSession(
    deps,
    { userId: account.id, ...opened },
    { ...entering, issueToken: issue_token ?? false },
  )
}
