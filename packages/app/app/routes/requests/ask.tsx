import { attempt, newIdempotencyKey, type Portal } from '@sauda/sdk'
import { longDate } from '@sauda/sdk/language'
import { getPartRequest, partStanding, previewPartRequest } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { PageHead, TextLink } from '@sauda/ui'
import { readDictionaries } from '../../features/ads/dictionaries.ts'
import { type AskAnswer, AskForm } from '../../features/ask/ask-form.tsx'
import { type AskValues, reachQuestion, valuesAgain, valuesInAddress } from '../../features/ask/ask-values.ts'
import { askWords } from '../../features/ask/ask-words.ts'
import { ReachPanel } from '../../features/ask/reach-panel.tsx'
import { sendRequest } from '../../features/ask/send-request.ts'
import { useReach } from '../../features/ask/use-reach.ts'
import { KEY_FIELD } from '../../features/forms/form-key.tsx'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { answered, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { useSite } from '../../shell/use-site.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/ask.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { portal, language, currentUser } = visitOf(context)
  const user = await currentUser()
  const [values, { brands, parts }, standing] = await Promise.all([
    filledIn(portal, url.searchParams, user !== null),
    readDictionaries(portal, language),
    user && attempt(partStanding(portal)),
  ])
  const reach = await reachOf(portal, values)
  return {
    // The text may name a brand.
    values: {
      brand_id: reach?.brand_id ? String(reach.brand_id) : '',
      ...values,
      [KEY_FIELD]: newIdempotencyKey(),
    },
    brands,
    parts: parts.map(({ id, name }) => ({ id, name })),
    reach,
    standing: standing?.ok ? standing.value : null,
  }
}

export async function action(args: Route.ActionArgs) {
  return sendRequest(args)
}

/** `?from=` asks again for what an own request asked for. */
async function filledIn(portal: Portal, search: URLSearchParams, isMember: boolean): Promise<AskValues> {
  const from = search.get('from')
  if (!from || !isMember) return valuesInAddress(search)
  return valuesAgain(await answered(getPartRequest(portal, idOf(from))))
}

async function reachOf(portal: Portal, values: AskValues) {
  const result = await attempt(previewPartRequest(portal, reachQuestion(values)))
  return result.ok ? result.value : null
}

/** Asks the shops for a part; works before scripts load. */
export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const { values, brands, parts, standing } = loaderData
  const answer: AskAnswer | undefined = actionData
  const words = useWords(askWords)
  const language = useLanguage()
  const { user } = useSite()
  const { reach, ask } = useReach(loaderData.reach)
  return (
    <div className="page-wrap grid min-h-[60vh] grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 md:py-10">
      <DocumentHead title={words.title} />
      <PageHead title={words.title} lead={words.lead} />
      {standing?.bar && (
        <p role="alert" className="rounded-3 bg-danger-soft px-5 py-3">
          {words.barred(longDate(standing.bar.until, language))} {standing.bar.comment}
        </p>
      )}
      {user && standing && standing.open >= standing.limit && (
        <p className="rounded-3 bg-warning-soft px-5 py-3">
          {words.limit(standing.limit)}{' '}
          <TextLink asChild>
            <LocalLink to={paths.ownRequests(cabinetOf(user))}>{words.toOwn}</LocalLink>
          </TextLink>
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <AskForm
          given={answer ? { ...values, ...answer.values } : values}
          answer={answer}
          brands={brands}
          parts={parts}
          reach={reach}
          onTyped={ask}
        />
        <div className="lg:sticky lg:top-6">
          <ReachPanel reach={reach} />
        </div>
      </div>
    </div>
  )
}
