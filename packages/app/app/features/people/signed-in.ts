import type { User } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import type { RouterContextProvider } from 'react-router'
import { localRedirect, visitOf } from '../../shell/visit.ts'

/** Returns the current user. The guard admits nobody else, but the session may have ended since. */
export async function signedIn(context: Readonly<RouterContextProvider>): Promise<User> {
  const user = await visitOf(context).currentUser()
  if (!user) throw localRedirect(context, paths.login)
  return user
}
