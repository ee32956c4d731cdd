import * as paths from '@sauda/sdk/paths'
import { redirect } from 'react-router'
import { answerCookie, isAnswer } from '../../shell/analytics.ts'
import { nextPath } from '../../shell/next-path.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/consent.ts'

/** Keeps the answer about analytics and redirects back: the page that the form was on is the referrer. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = (await request.formData()).get('answer')
  const { setCookie, origin } = visitOf(context)
  if (isAnswer(answer)) setCookie(answerCookie(answer))
  const from = request.headers.get('referer')
  const page = from && URL.canParse(from) ? new URL(from) : null
  if (page?.origin !== origin) throw localRedirect(context, paths.home)
  throw redirect(nextPath(page.pathname + page.search, paths.home), 303)
}

export function loader({ context }: Route.LoaderArgs) {
  throw localRedirect(context, paths.home)
}
