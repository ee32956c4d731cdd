import * as paths from '@sauda/sdk/paths'
import { redirect } from 'react-router'
import { nextPath } from '../../shell/next-path.ts'
import { isTheme, themeCookie } from '../../shell/theme.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/theme.ts'

/** Sets the theme's cookie and redirects back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const theme = form.get('theme')
  if (isTheme(theme)) visitOf(context).setCookie(themeCookie(theme))
  throw redirect(nextPath(form.get('next'), paths.home), 303)
}

export function loader({ context }: Route.LoaderArgs) {
  throw localRedirect(context, paths.home)
}
