import { attempt } from '@sauda/sdk'
import { getAd } from '@sauda/sdk/ads'
import { checkComplaint, complainAboutAd } from '@sauda/sdk/complaints'
import { inLanguage } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { PageHead, TextLink } from '@sauda/ui'
import { ArrowLeft } from 'lucide-react'
import { data } from 'react-router'
import { ComplaintForm } from '../../features/complaints/complaint-form.tsx'
import { complaintSentWords } from '../../features/complaints/sent-words.ts'
import { complaintWords } from '../../features/complaints/words.ts'
import { textOf } from '../../features/forms/text-of.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { answered, failureFrom, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/complain.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ad = await answered(getAd(visitOf(context).portal, idOf(params.id), { revision: 'live' }))
  const { id, title, title_kk } = ad
  return { ad: { id, title, title_kk } }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOf(params.id)
  const { portal, language } = visitOf(context)
  const form = await formOf({ request, context })
  const values = { reason: textOf(form, 'reason'), text: textOf(form, 'text') }
  const { complaint, errors } = checkComplaint(values)
  if (errors) return data({ failure: { code: 'invalid', errors, values } }, { status: 422 })
  const sent = await attempt(complainAboutAd(portal, id, complaint))
  if (sent.ok) return { sent: complaintSentWords[language][sent.value.repeated ? 'repeated' : 'sent'] }
  const { failure, status } = failureFrom(sent.error)
  return data({ failure: { ...failure, values } }, { status })
}

/** Complains about an ad: a page of its own, which works before scripts load. */
export default function Complain({ loaderData: { ad }, actionData }: Route.ComponentProps) {
  const words = useWords(complaintWords)
  const language = useLanguage()
  const sent = actionData && 'sent' in actionData ? actionData.sent : undefined
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined
  const { title, lead } = sent ?? words
  return (
    <div className="page-wrap grid min-h-[60vh] max-w-160 content-start gap-5 py-8 md:py-10">
      <DocumentHead title={title} hidden />
      <TextLink asChild className="justify-self-start">
        <LocalLink to={paths.ad(ad.id)}>
          <ArrowLeft aria-hidden />
          {words.back}
        </LocalLink>
      </TextLink>
      <div role={sent && 'status'}>
        <PageHead title={title} lead={lead} />
      </div>
      <p className="font-strong wrap-break-word">{inLanguage(ad, 'title', language)}</p>
      {!sent && <ComplaintForm key={ad.id} adId={ad.id} failure={failure} />}
    </div>
  )
}
