import type { components } from '@sauda/sdk'
import { normalPhone } from '@sauda/sdk/access'
import { withTransaction } from '../../platform/database/transaction.ts'
import { verifyPassword } from '../../platform/passwords.ts'
import { openSession } from '../../platform/sessions.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { type Entering, giveSession } from './give-session.ts'
import { type Account, findAccounts, holdAccount, MOST_OF_A_PHONE } from './queries.ts'
import { type Counted, slowDown, triesAt } from './slow-down.ts'

type Credentials = components['schemas']['Credentials']
type SignedIn = components['schemas']['SignedIn']

/**
 * Signs in. Wrong passwords slow down the account and the address, but never lock an account. An unknown login takes as
 * long and gives the same response as a wrong password. People may share a phone: the password tells whose account it is.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock' | 'push'>,
  { login, password, issue_token }: Credentials,
  entering: Entering,
): Promise<SignedIn> {
  const { db, clock } = deps
  const name = login.includes('@') ? login.trim().toLowerCase() : (normalPhone(login) ?? login.trim())
  const accounts = await findAccounts(db, name)
  const tried = await countAttempts(deps, { accounts, login: name }, entering)
  const right = await withPassword(tried, password, name.includes('@') ? 1 : MOST_OF_A_PHONE)
  if (!right) throw new RefusalError('wrong_credentials')
  const { account } = right
  if (account.blocked) throw new RefusalError('blocked')
  for (const one of tried) await (one === right ? one.forgive() : one.undo())
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

/** An attempt at an account; undefined account: the login is unknown. */
type Attempt = Counted & { account: Account | undefined }

/**
 * Counts the attempt at each account of a login. One that has to wait is left out, so that its guesses do not keep others
 * with the same phone from signing in.
 * @throws RefusalError `too_many_requests` if all have to wait
 */
async function countAttempts(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accounts, login }: { accounts: readonly Account[]; login: string },
  entering: Entering,
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  let refusal: RefusalError | undefined
  for (const account of accounts.length > 0 ? accounts : [undefined]) {
    try {
      const tries = await triesAt(deps, { account: account?.id, login }, entering)
      attempts.push({ account, ...(await slowDown(deps, tries)) })
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      refusal ??= error
    }
  }
  if (refusal && attempts.length === 0) throw refusal
  return attempts
}

/**
 * Returns the attempt at the account whose password it is. Compares as often for each login of a kind, however many
 * accounts it has: the time would tell whether somebody else has a phone.
 */
async function withPassword(
  attempts: readonly Attempt[],
  password: string,
  times: number,
): Promise<(Attempt & { account: Account }) | undefined> {
  for (const attempt of attempts) {
    const { account } = attempt
    if ((await verifyPassword(account?.password_hash, password)) && account)
      return Object.assign(attempt, { account })
  }
  for (let n = attempts.length; n < times; n++) await verifyPassword(undefined, password)
  return undefined
}
