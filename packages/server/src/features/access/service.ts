import type { components } from '@sauda/sdk'
import { normalPhone } from '@sauda/sdk/ads'
import type { Actor, SessionCookie } from '../../contract/call.ts'
import { forgive, hit, takeBack, takeTry } from '../../platform/limiter.ts'
import { verifyPassword } from '../../platform/passwords.ts'
import { endSession, openSession } from '../../platform/sessions.ts'
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { findAccount, readUser, type User } from './queries.ts'

type Credentials = components['schemas']['Credentials']
type SignedIn = components['schemas']['SignedIn']

const TRIES_OF_ADDRESS = { limit: 30, windowSeconds: 300 }

/**
 * Signs in. Wrong tries slow down the account and the address, each by itself, and lock nobody out; a login that nobody
 * has takes as long and is answered like a wrong password.
 */
export async function signIn(
  deps: Deps,
  { login, password, issue_token }: Credentials,
  { actor, address, session }: { actor: Actor | null; address: string; session: SessionCookie },
): Promise<SignedIn> {
  const name = login.includes('@') ? login.trim().toLowerCase() : (normalPhone(login) ?? login.trim())
  await slowDown(deps, name, address)
  const account = await findAccount(deps.db, name)
  if (!(await verifyPassword(account?.password_hash, password)) || !account)
    throw new Refusal('wrong_credentials')
  if (account.blocked) throw new Refusal('blocked')
  await forgive(deps.db, triesAt(name))
  await takeBack(deps.db, triesFrom(address))

  const { token, expires } = await openSession(deps.db, deps.clock, account.id)
  if (!issue_token) {
    // The cookie's earlier session would live on with nobody to end it.
    if (actor) await endSessionOf(deps, actor)
    session.set(token, expires)
  }
  return { user: await existing(deps, account.id), token: issue_token ? token : null }
}

export async function whoIs(deps: Deps, actor: Actor | null): Promise<User | null> {
  return actor && existing(deps, actor.id)
}

export async function signOut(deps: Deps, actor: Actor | null, session: SessionCookie): Promise<true> {
  if (actor) await endSessionOf(deps, actor)
  session.clear()
  return true
}

/** Pages that are still open with that session hear no more either. */
async function endSessionOf({ db, push }: Deps, { id, session_id }: Actor): Promise<void> {
  await endSession(db, session_id)
  push.renew(id)
}

/** The tries at an account wait longer and longer; failed ones from an address are counted, as many people may share it. */
async function slowDown({ db, clock }: Deps, name: string, address: string): Promise<void> {
  const from = await hit(db, clock, triesFrom(address), TRIES_OF_ADDRESS)
  const wait = from.allowed ? await takeTry(db, clock, triesAt(name)) : from.retryAfter
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
}

function triesFrom(address: string): string {
  return `sign-in:address:${address}`
}

function triesAt(name: string): string {
  return `sign-in:account:${name}`
}

async function existing(deps: Deps, id: number): Promise<User> {
  const user = await readUser(deps.db, id)
  if (!user) throw new Refusal('sign_in_required')
  return user
}
