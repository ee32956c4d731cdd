import type { components } from '@sauda/sdk'
import { normalPhone } from '@sauda/sdk/ads'
import type { Actor, SessionCookie } from '../../contract/call.ts'
import { forgive, penalise, waitOf } from '../../platform/limiter.ts'
import { verifyPassword } from '../../platform/passwords.ts'
import { endSession, openSession } from '../../platform/sessions.ts'
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { findAccount, readUser, type User } from './queries.ts'

type Credentials = components['schemas']['Credentials']
type SignedIn = components['schemas']['SignedIn']

/**
 * Signs in. Wrong tries slow down the account and the address, each by itself, and lock nobody out; a login that nobody
 * has takes as long and is answered like a wrong password.
 */
export async function signIn(
  deps: Deps,
  { login, password, issue_token }: Credentials,
  { address, session }: { address: string; session: SessionCookie },
): Promise<SignedIn> {
  const name = login.includes('@') ? login.trim().toLowerCase() : (normalPhone(login) ?? login.trim())
  const keys = [`sign-in:account:${name}`, `sign-in:address:${address}`]
  const wait = await waitOf(deps.db, deps.clock, keys)
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })

  const account = await findAccount(deps.db, name)
  if (!(await verifyPassword(account?.password_hash, password)) || !account) {
    await penalise(deps.db, deps.clock, keys)
    throw new Refusal('wrong_credentials')
  }
  if (account.blocked) throw new Refusal('blocked')
  await forgive(deps.db, keys)

  const { token, expires } = await openSession(deps.db, deps.clock, account.id)
  if (!issue_token) session.set(token, expires)
  return { user: await existing(deps, account.id), token: issue_token ? token : null }
}

export async function whoIs(deps: Deps, actor: Actor | null): Promise<User | null> {
  return actor && existing(deps, actor.id)
}

export async function signOut(deps: Deps, actor: Actor | null, session: SessionCookie): Promise<true> {
  if (actor) await endSession(deps.db, actor.session_id)
  session.clear()
  return true
}

async function existing(deps: Deps, id: number): Promise<User> {
  const user = await readUser(deps.db, id)
  if (!user) throw new Refusal('sign_in_required')
  return user
}
