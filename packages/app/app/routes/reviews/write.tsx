import { attempt, newIdempotencyKey } from '@sauda/sdk'
import { getAd } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'
import { checkReview, createReview, mayReviewText, reviewsOfAd } from '@sauda/sdk/reviews'
import { Button } from '@sauda/ui'
import { Suspense } from 'react'
import { data } from 'react-router'
import { KEY_FIELD, keyIn } from '../../features/forms/form-key.tsx'
import { AboutLine } from '../../features/reviews/about-line.tsx'
import { reviewFormWords } from '../../features/reviews/form-words.ts'
import { reviewValues } from '../../features/reviews/review-acts.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { answered, failureFrom, idOf, ifPossible } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard, unlessSentTo } from '../../shell/guard.ts'
import { A_DIALOG, late } from '../../shell/late.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/write.ts'

const LateWriteDialog = late(() => import('../../features/reviews/write-dialog.tsx'), 'WriteDialog', {
  shownAs: A_DIALOG,
})

export const middleware = [unlessSentTo(/^\/ads\/\d+\/review$/, requireGuard('guest'))]

/** The ad, unless it has disappeared: a form that was sent shows again what was typed. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { portal, isForm } = visitOf(context)
  const id = idOf(params.id)
  const read = getAd(portal, id, { revision: 'live' })
  const [ad, above] = await Promise.all([
    isForm ? ifPossible(read, { isForm }) : answered(read),
    attempt(reviewsOfAd(portal, id)),
  ])
  return {
    id,
    ad: ad && {
      id,
      title: ad.title,
      title_kk: ad.title_kk,
      photo: ad.photos[0] ?? null,
      plate: ad.rooms[0] ?? null,
      seller: ad.rooms[0]?.name ?? ad.seller.name,
    },
    may: above.ok ? above.value.may_review : 'gone',
    stars: url.searchParams.get('stars') ?? '',
    key: newIdempotencyKey(),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOf(params.id)
  const form = await formOf({ request, context })
  const values = reviewValues(form)
  const { form: written, errors } = checkReview(values)
  if (errors) return data({ code: 'invalid' as const, errors, values }, { status: 422 })
  const options = keyIn({ [KEY_FIELD]: form.get(KEY_FIELD) })
  const sent = await attempt(
    createReview(visitOf(context).portal, { user_banner_id: id, ...written }, options),
  )
  if (sent.ok) {
    const notice = sent.value.held ? 'review_held' : 'review_sent'
    throw redirectWithNotice(context, `${paths.ad(id)}#reviews`, notice)
  }
  const { failure, status } = failureFrom(sent.error)
  return data({ ...failure, values }, { status })
}

/** Reviews an ad: a page with a dialog, which works before scripts load. */
export default function WriteReview({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { id, ad, may, stars, key } = loaderData
  const words = useWords(reviewFormWords)
  const language = useLanguage()
  const isGone = failure?.code === 'not_found'
  const back = `${paths.ad(id)}#reviews`
  return (
    <div className="page-wrap grid min-h-[60vh] max-w-160 content-start gap-5 py-8 md:py-10">
      <DocumentHead title={words.write} hidden />
      <h1>{words.write}</h1>
      {ad && <AboutLine ad={ad} />}
      {may !== 'yes' && !failure && <p>{mayReviewText(may, language)}</p>}
      <Button asChild variant="quiet" className="justify-self-start">
        <LocalLink to={isGone ? paths.ads : back}>{words.toAd}</LocalLink>
      </Button>
      <Suspense>
        {(may === 'yes' || failure) && (
          <LateWriteDialog
            key={id}
            ad={ad ?? undefined}
            adId={id}
            values={{ stars, text: '' }}
            formKey={key}
            failure={failure}
            message={
              isGone
                ? words.gone
                : failure?.code === 'action_not_allowed'
                  ? mayReviewText(may, language)
                  : undefined
            }
            isOver={isGone}
            closeTo={isGone ? paths.ads : back}
            here={paths.adReview(id)}
          />
        )}
      </Suspense>
    </div>
  )
}
