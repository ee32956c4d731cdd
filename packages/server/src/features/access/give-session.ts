import type { components } from '@sauda/sdk'
import type { Call } from '../../contract/call.ts'
import type { OperationId } from '../../contract/document.ts'
import type { Deps } from '../deps.ts'
import { rememberDevice } from './known-device.ts'
import { endSessionOf, existingUser } from './service.ts'

type SignedIn = components['schemas']['SignedIn']

/** Somebody on the way in, with the tokens they have kept. */
export type Entering = Pick<
  Call<OperationId>,
  'actor' | 'session' | 'flow' | 'device' | 'address' | 'userAgent'
>

/** Gives a session that was opened to its person: a browser keeps it as a cookie, a program reads it in the answer. */
export async function giveSession(
  deps: Pick<Deps, 'db' | 'clock' | 'push'>,
  { userId, token, expires }: { userId: number; token: string; expires: Date },
  { actor, session, device, issueToken }: Entering & { issueToken: boolean },
): Promise<SignedIn> {
  const user = await existingUser(deps, userId)
  if (issueToken) return { user, token }
  // The cookie's earlier session would live on with nobody to end it.
  if (actor) await endSessionOf(deps, actor)
  session.set(token, expires)
  await rememberDevice(deps, device, userId)
  return { user, token: null }
}
