import type { User } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import type { RouterContextProvider } from 'react-router'
import { localRedirect, visitOf } from '../../shell/visit.ts'

/** Whose page it is. Its guard let nobody else in, yet the session may have ended since. */
export async function signedIn(context: Readonly<RouterContextProvider>): Promise<User> {
  const user = await visitOf(context).currentUser()
  if (!user) throw localRedirect(context, paths.login)
  return user
}
