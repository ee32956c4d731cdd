import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { getReview } from '@sauda/sdk/reviews'
import { Button } from '@sauda/ui'
import { Suspense } from 'react'
import { data } from 'react-router'
import { reviewFormWords } from '../../features/reviews/form-words.ts'
import { QuotedReview } from '../../features/reviews/quoted-review.tsx'
import { actOnReview, isReviewAct } from '../../features/reviews/review-acts.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { answered, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard, unlessSentTo } from '../../shell/guard.ts'
import { A_DIALOG, late } from '../../shell/late.ts'
import { nextPath } from '../../shell/next-path.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/act.ts'

const LateReviewActDialog = late(() => import('../../features/reviews/act-dialogs.tsx'), 'ReviewActDialog', {
  shownAs: A_DIALOG,
})

export const middleware = [unlessSentTo(/^\/reviews\/\d+\/\w+$/, requireGuard('guest'))]

type Asked = Pick<Route.LoaderArgs, 'params' | 'url' | 'context'>

/** Reads the review of an address, the act and the page to return to. */
async function readAsked({ params, url, context }: Asked) {
  const { act } = params
  if (!isReviewAct(act)) throw data(null, { status: 404 })
  const review = await answered(getReview(visitOf(context).portal, idOf(params.id)))
  const back = splitPath(nextPath(url.searchParams.get('back'), paths.ad(review.user_banner_id))).path
  return { act, review, back }
}

export async function loader(args: Route.LoaderArgs) {
  const { act, review, back } = await readAsked(args)
  return { act, review, back, allowed: review.allowed_actions.includes(act) }
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { act, review, back } = await readAsked(args)
  const { portal } = visitOf(args.context)
  const done = await actOnReview(portal, act, review, await formOf({ request, context: args.context }))
  if (done.failure) return data({ failure: done.failure, number: null }, { status: done.status })
  if (act === 'report') {
    return { failure: undefined, number: done.review.reports.find(({ mine }) => mine)?.number ?? null }
  }
  const notice = act === 'edit' && done.review.held ? 'review_held' : (`review_${act}` as const)
  throw redirectWithNotice(args.context, back, notice)
}

/** An act on a review, as a page with a dialog: works before scripts load. */
export default function ReviewAct({ loaderData, actionData }: Route.ComponentProps) {
  const { act, review, back, allowed } = loaderData
  const words = useWords(reviewFormWords)
  const failure = actionData?.failure
  const number = actionData?.number ?? null
  const isDone = number !== null
  const title = isDone ? words.reported(number) : words.write
  return (
    <div className="page-wrap grid min-h-[60vh] max-w-160 content-start gap-5 py-8 md:py-10">
      <DocumentHead title={title} hidden />
      <h1>{title}</h1>
      {isDone && <p role="status">{words.reportedHelp}</p>}
      <QuotedReview review={review} />
      {!isDone && !allowed && !failure && <p>{words.cannot}</p>}
      <Button asChild variant="quiet" className="justify-self-start">
        <LocalLink to={back}>{words.back}</LocalLink>
      </Button>
      <Suspense>
        {!isDone && (allowed || failure) && (
          <LateReviewActDialog
            act={act}
            review={review}
            failure={failure}
            message={failure?.code === 'action_not_allowed' ? words.cannot : undefined}
            closeTo={back}
            here={`${paths.reviewAct(review.id, act)}?back=${encodeURIComponent(back)}`}
          />
        )}
      </Suspense>
    </div>
  )
}
