import { can } from '@sauda/sdk/access'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { errorText } from '@sauda/sdk/language'
import { Button, Drawing, EmptyState } from '@sauda/ui'
import { Suspense } from 'react'
import { useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { A_DIALOG, late } from '../../shell/late.ts'
import { useSite } from '../../shell/use-site.ts'
import { emptyDrawing } from '../ads/categories.ts'
import { ImportLink } from '../documents/excel-links.tsx'
import { kindWords } from '../documents/kind-words.ts'
import { useLiveDocuments } from '../documents/use-live-documents.ts'
import { useSigning } from '../signing/use-signing.tsx'
import type { Desk, DeskDone, DeskOutcome } from './desk.ts'
import { DeskAnswer } from './desk-answer.tsx'
import { DeskHead } from './desk-head.tsx'
import { deskSearch } from './desk-query.ts'
import { DeskStates } from './desk-states-bar.tsx'
import { DeskTools } from './desk-tools.tsx'
import { TenantList } from './tenant-list.tsx'
import { documentDeskWords } from './words.ts'

const LateDeskDialog = late(() => import('./desk-dialog.tsx'), 'DeskDialogs', { shownAs: A_DIALOG })

export type DocumentDeskProps = { desk: Desk; outcome: DeskOutcome | undefined }

/** The staff's view of the documents of one kind: a month, its tenants, and who of them is late. */
export function DocumentDesk({ desk, outcome }: DocumentDeskProps) {
  const kinds = useWords(kindWords)
  const { state } = useNavigation()
  const { kind, signer, batch, query, error } = desk
  const signing = useSigning(kind, signer)
  useLiveDocuments(kind)
  const failed = outcome && 'failed' in outcome ? outcome : undefined
  const done = outcome && 'done' in outcome ? outcome : undefined
  // A form that has done its work closes its dialog; one of a tenant's row answers in the row.
  // What failed because the batch is gone is not asked about the one that is shown instead.
  const isGone = failed?.failure.code === 'not_found'
  const ask = failed && failed.bin === null && !isGone ? failed.failed : outcome ? null : query.ask
  return (
    <div
      data-desk
      className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-8 md:py-10"
      aria-busy={state === 'loading'}
    >
      <DocumentHead title={kinds[kind].ofTenants} hidden />
      <DeskHead desk={desk} />
      {signing.dialog}
      {done && !isAboutOne(done) && <DeskAnswer outcome={done} />}
      {error && <LoadingFailed desk={desk} error={error} />}
      {batch && (
        <>
          <DeskStates desk={desk} batch={batch} />
          <DeskTools
            desk={desk}
            batch={batch}
            busy={signing.starting !== null}
            onSign={() => signing.start({ filter: { rid: batch.id, status: [DOCUMENT_STATUS.signed] } })}
          />
          <TenantList desk={desk} batch={batch} outcome={outcome} />
        </>
      )}
      {!batch && !error && <NoDocuments kind={kind} />}
      <Suspense>
        {batch && ask && batch.allowed_actions.includes(ask === 'due' ? 'update' : ask) && (
          <LateDeskDialog ask={ask} desk={desk} batch={batch} failure={failed?.failure} />
        )}
      </Suspense>
    </div>
  )
}

/** Whether a tenant's row gives the answer. */
function isAboutOne(done: DeskDone): boolean {
  return done.done === 'remind' && done.bin !== null
}

function LoadingFailed({ desk: { query }, error }: { desk: Desk; error: string }) {
  const words = useWords(documentDeskWords)
  const language = useLanguage()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-3 bg-surface p-5 shadow-1">
      <p className="min-w-0 flex-1 basis-60">{errorText(error, language)}</p>
      <Button asChild size="sm" variant="quiet">
        <LocalLink to={deskSearch(query)} replace preventScrollReset prefetch="none">
          {words.retry}
        </LocalLink>
      </Button>
    </div>
  )
}

function NoDocuments({ kind }: Pick<Desk, 'kind'>) {
  const words = useWords(documentDeskWords)
  const { user } = useSite()
  return (
    <EmptyState
      drawing={<Drawing src={emptyDrawing} />}
      title={words.nothing}
      actions={user && can(user, 'documents.manage') && <ImportLink kind={kind} />}
    >
      {words.nothingHelp}
    </EmptyState>
  )
}
