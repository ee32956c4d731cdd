import { isStaff } from '@sauda/sdk/access'
import { viewDocuments } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { TextLink } from '@sauda/ui'
import { Suspense } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ActionBar } from '../../features/document-page/action-bar.tsx'
import { carryOut, isDocumentAct } from '../../features/document-page/acts.ts'
import { DecisionBox } from '../../features/document-page/decision-box.tsx'
import { FactsPanel } from '../../features/document-page/facts-panel.tsx'
import { HistoryPanel } from '../../features/document-page/history-panel.tsx'
import { loadDocument } from '../../features/document-page/load-document.ts'
import { Paper } from '../../features/document-page/paper.tsx'
import { SumPanel } from '../../features/document-page/sum-panel.tsx'
import { TitleLine } from '../../features/document-page/title-line.tsx'
import { useReadMark, VIEWED } from '../../features/document-page/use-read-mark.ts'
import { versionAsked } from '../../features/document-page/version-path.ts'
import { VersionsPanel } from '../../features/document-page/versions-panel.tsx'
import { documentPageWords } from '../../features/document-page/words.ts'
import { kindOf } from '../../features/documents/kind-of.ts'
import { kindWords } from '../../features/documents/kind-words.ts'
import { useLiveDocuments } from '../../features/documents/use-live-documents.ts'
import { useSigning } from '../../features/signing/use-signing.tsx'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { A_DIALOG, late } from '../../shell/late.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { useSite } from '../../shell/use-site.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/document.ts'

const LateActDialog = late(() => import('../../features/document-page/act-dialog.tsx'), 'ActDialog', {
  shownAs: A_DIALOG,
})

/** The signatures of a document, which most documents do not have yet. */
const LateSignedPanel = late(() => import('../../features/document-page/signed-panel.tsx'), 'SignedPanel')

export const middleware = [requireGuard('documents')]

type Asked = Pick<Route.LoaderArgs, 'params' | 'url'>

/** The document of an address, and the action that it asks about: `/completion/7/reject`. */
function readAsked({ params, url }: Asked) {
  if (params.act !== undefined && !isDocumentAct(params.act)) throw data(null, { status: 404 })
  return { kind: kindOf(url.pathname), id: idOf(params.id), act: params.act ?? null }
}

export async function loader({ request, context, ...args }: Route.LoaderArgs) {
  const { kind, id, act } = readAsked(args)
  const loaded = await loadDocument(visitOf(context).portal, kind, id, request.signal)
  const version = versionAsked(loaded.document, args.url.searchParams)
  if (version === null) throw data(null, { status: 404 })
  return { ...loaded, version, act, signer: visitOf(context).signer }
}

export async function action({ request, context, ...args }: Route.ActionArgs) {
  const { portal } = visitOf(context)
  const { kind, id, act } = readAsked(args)
  const form = await formOf({ request, context })
  if (act === null) {
    if (form.get('intent') !== VIEWED) throw data(null, { status: 405 })
    // A mark that fails is set the next time.
    await viewDocuments(portal, kind, [id]).catch(() => false)
    return { failure: undefined }
  }
  const failed = await carryOut(portal, { kind, id, act, form })
  if (failed) return data({ failure: failed.failure }, { status: failed.status })
  const back = act === 'delete' ? paths.documents(kind) : paths.document(kind, id)
  throw redirectWithNotice(context, back, `document_${act}`)
}

/** After a conflict the page has to show the document as it is now; other failures change nothing. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** One document: for its tenant and for staff alike, with what each of them may do. */
export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { document, period, turns, events, now, version, act, signer } = loaderData
  const words = useWords(documentPageWords)
  const kinds = useWords(kindWords)[document.kind]
  const { user } = useSite()
  const staff = user !== null && isStaff(user.role_id)
  const { kind, id, versions } = document
  useReadMark(document, staff)
  const signing = useSigning(kind, signer)
  useLiveDocuments(kind, id)
  const failure = actionData?.failure
  const allowed = act !== null && document.allowed_actions.some((one) => one === act)
  const came = events?.find(
    (event) => event.version === version && (event.action === 'received' || event.action === 'renewed'),
  )
  return (
    <div className="page-wrap pt-4 pb-10 nav:pb-24">
      <DocumentHead title={kinds.named(document.number)} hidden />
      <TitleLine document={document} period={period} turns={turns} />
      {act !== null && !allowed && (
        <p role="status" className="mt-4 rounded-2 bg-warning-soft px-4 py-3 text-sm">
          {words.cannot}
        </p>
      )}
      {version !== versions[0]?.version && (
        <p role="status" className="mt-4 rounded-2 bg-info-soft px-4 py-3 text-sm">
          {words.older(version)}{' '}
          <TextLink asChild variant="inline">
            <LocalLink to={paths.document(kind, id)} preventScrollReset>
              {words.showNewest}
            </LocalLink>
          </TextLink>
        </p>
      )}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 nav:mt-6 nav:grid-cols-[minmax(0,1fr)_24.5rem] nav:grid-rows-[auto_minmax(0,1fr)] nav:gap-x-8">
        <div className="contents *:min-w-0 nav:col-start-2 nav:row-start-1 nav:grid nav:gap-0 nav:rounded-3 nav:bg-surface">
          <SumPanel document={document} period={period} now={now} staff={staff} />
          <ActionBar
            document={document}
            version={version}
            busy={signing.starting !== null}
            onSign={() => signing.start({ rows: [document] })}
          />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 nav:col-start-1 nav:row-span-2 nav:row-start-1">
          <DecisionBox document={document} />
          <Paper document={document} version={version} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 nav:col-start-2 nav:row-start-2">
          <FactsPanel document={document} version={version} came={came} staff={staff} />
          {document.signatures.length > 0 && (
            <Suspense>
              <LateSignedPanel document={document} />
            </Suspense>
          )}
          <VersionsPanel document={document} shown={version} />
          <HistoryPanel events={events} now={now} />
        </div>
      </div>
      {signing.dialog}
      <Suspense>
        {act !== null && allowed && <LateActDialog act={act} document={document} failure={failure} />}
      </Suspense>
    </div>
  )
}
