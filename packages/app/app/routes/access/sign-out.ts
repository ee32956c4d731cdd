import { signOut } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { answered } from '../../shell/answered.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/sign-out.ts'

export async function action({ context }: Route.ActionArgs) {
  await answered(signOut(visitOf(context).portal))
  throw redirectWithNotice(context, paths.home, 'signed_out')
}

/** A GET changes nothing: a link must not be able to sign a user out. */
export function loader({ context }: Route.LoaderArgs) {
  throw localRedirect(context, paths.home)
}
