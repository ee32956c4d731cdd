import { attempt } from '@sauda/sdk'
import { addFavourite, removeFavourite } from '@sauda/sdk/favourites'
import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { formOf } from '../../shell/form-of.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/save-favourite.ts'

/** The form of a heart, for browsers without scripts: saves an ad or removes it, and leads back. A guest signs in first. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf({ request, context })
  const { portal, currentUser } = visitOf(context)
  const back = pageBefore(request)
  const user = await currentUser()
  if (!user) throw localRedirect(context, paths.loginThen(back))
  const isSaved = form.has('save')
  const id = Number(form.get('save') ?? form.get('remove'))
  const ask = { user_id: user.id, user_banner_id: Number.isSafeInteger(id) && id > 0 ? id : 1 }
  const done = await attempt(isSaved ? addFavourite(portal, ask) : removeFavourite(portal, ask))
  if (done.ok) throw redirectWithNotice(context, back, isSaved ? 'favourite_saved' : 'favourite_removed')
  const isFull = done.error.code === 'favourites_full'
  throw redirectWithNotice(context, back, isFull ? 'favourites_full' : 'favourite_refused')
}

/** The path of the page that the form stands in. Only its path counts, so that nobody is led to another site. */
function pageBefore({ headers }: Request): string {
  const referer = headers.get('referer')
  if (!referer || !URL.canParse(referer)) return paths.favourites
  const { pathname, search } = new URL(referer)
  return splitPath(pathname + search).path
}

/** The favourites of who has signed in; a guest signs in first. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = await visitOf(context).currentUser()
  const to = user ? paths.cabinetPart(cabinetOf(user), 'favorites') : paths.loginThen(paths.favourites)
  throw localRedirect(context, to)
}
