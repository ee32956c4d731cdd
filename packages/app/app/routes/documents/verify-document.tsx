import { attempt } from '@sauda/sdk'
import { checkUpload, type DocumentCheck } from '@sauda/sdk/signature-check'
import { Suspense } from 'react'
import { data } from 'react-router'
import { minutesOf } from '../../features/document-check/check-view.ts'
import { loadCheck } from '../../features/document-check/load-check.ts'
import { UploadPanel } from '../../features/document-check/upload-panel.tsx'
import { VerdictHead } from '../../features/document-check/verdict-head.tsx'
import { dayAndTime } from '../../features/document-check/when.ts'
import { checkWords } from '../../features/document-check/words.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { late } from '../../shell/late.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/verify-document.ts'

/** The page begins without a result, unless its address has one. */
const LateCheckResult = late(() => import('../../features/document-check/check-result.tsx'), 'CheckResult')

type Answered = { check?: DocumentCheck; failure?: ActionFailure }

export async function loader({ params, context }: Route.LoaderArgs) {
  return loadCheck(visitOf(context), params)
}

/** Checks uploaded files. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf({ request, context })
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0)
  const checked = await attempt(checkUpload(visitOf(context).portal, files as File[]))
  if (checked.ok) return data<Answered>({ check: checked.value })
  const { failure, status } = failureFrom(checked.error)
  return data<Answered>({ failure }, { status })
}

/** The address has a secret part: no other site may learn it, and no search engine. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

/** The public check of a document: by the address in its QR code, or by a file; its id alone asks for the code. */
export default function VerifyDocument({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(checkWords)
  const language = useLanguage()
  const answer: Answered = actionData ?? {}
  const uploaded = answer.check
  const found = !uploaded && loaderData.kind === 'found' ? loaderData : null
  const check = uploaded ?? found?.check
  return (
    <div data-print="page" className="page-wrap pt-6 pb-10 nav:pb-24 print:p-0">
      <DocumentHead title={words.title} hidden />
      {/* After a link within the portal the page keeps the header of the one before. */}
      <meta name="referrer" content="no-referrer" />
      <div className="mx-auto grid max-w-[65rem] grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6 print:max-w-none">
        {check ? (
          <>
            <p className="flex flex-wrap gap-x-3 text-muted text-sm tabular-nums">
              <span>
                {words.title}
                {found && `, ${words.number(found.id)}`}
              </span>
              <span>{words.checkedAt(dayAndTime(check.checked_at, language))}</span>
            </p>
            <Suspense>
              <LateCheckResult check={check} code={found?.code ?? null} hasAddress={found !== null} />
            </Suspense>
          </>
        ) : (
          <Beginning loaded={loaderData} />
        )}
        <UploadPanel key={uploaded?.checked_at} failure={answer.failure} />
      </div>
    </div>
  )
}

function Beginning({ loaded }: { loaded: Route.ComponentProps['loaderData'] }) {
  const words = useWords(checkWords)
  if (loaded.kind === 'missing')
    return (
      <article className="max-sm:-mx-gutter overflow-hidden bg-surface shadow-1 sm:rounded-3">
        <VerdictHead headline="missing" document="" fileName={null} />
        <p className="px-gutter py-5 sm:px-8">{words.askCentre}</p>
      </article>
    )
  if (loaded.kind === 'numbered')
    return (
      <article className="max-sm:-mx-gutter overflow-hidden bg-surface shadow-1 sm:rounded-3">
        <VerdictHead headline="numbered" document={words.numbered(loaded.id)} fileName={null} />
      </article>
    )
  const isWait = loaded.kind === 'wait'
  return (
    <header className="grid gap-2">
      <h1>{isWait ? words.tooMany : words.title}</h1>
      <p className="max-w-[40em] text-md sm:text-lg">
        {isWait ? words.waitMinutes(minutesOf(loaded.seconds)) : words.help}
      </p>
    </header>
  )
}
