import { errorText } from '@sauda/sdk/language'
import { listTenantApplications } from '@sauda/sdk/people'
import { Drawing, EmptyState } from '@sauda/ui'
import { Suspense } from 'react'
import { data } from 'react-router'
import { emptyDrawing } from '../../features/ads/categories.ts'
import { DoneLine } from '../../features/people/done-line.tsx'
import { ApplicationList } from '../../features/staff/application-list.tsx'
import { decide, isDecision, isGone } from '../../features/staff/decision.ts'
import { freeRooms } from '../../features/staff/free-rooms.ts'
import { peopleDeskWords } from '../../features/staff/words.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { A_DIALOG, late } from '../../shell/late.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/applications.ts'

const LateDecisionDialog = late(() => import('../../features/staff/decision-dialog.tsx'), 'DecisionDialog', {
  shownAs: A_DIALOG,
})

/** The dialog that an address opens, if any. */
function askedIn({ id, decision }: Route.LoaderArgs['params']) {
  if (id === undefined) return null
  if (!isDecision(decision)) throw data(null, { status: 404 })
  return { id: idOf(id), decision }
}

export async function loader({ request: { signal }, params, context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const asked = askedIn(params)
  const [{ items, error }, rooms] = await Promise.all([
    listTenantApplications(portal, { signal }),
    asked?.decision === 'accept' ? freeRooms(portal, signal) : [],
  ])
  return { applications: items, error: error?.code ?? null, rooms, asked, now: new Date().toISOString() }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { portal } = visitOf(context)
  const asked = askedIn(params)
  if (!asked) throw data(null, { status: 405 })
  const { id, decision } = asked
  const before = await listTenantApplications(portal)
  const company = before.items.find((application) => application.id === id)?.company ?? ''
  const { failure, ...answer } = await decide(portal, id, decision, await formOf({ request, context }))
  if (!failure) return { decided: { decision, company }, failure }
  return data({ decided: null, failure }, isGone(failure) ? { status: 200 } : answer)
}

/** Companies that have registered, until an administrator accepts or rejects them. */
export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  const { applications, error, rooms, asked, now } = loaderData
  const peopleDesk = useWords(peopleDeskWords)
  const words = peopleDesk.application
  const language = useLanguage()
  const { decided, failure } = actionData ?? {}
  const application = asked && applications.find(({ id }) => id === asked.id)
  return (
    <>
      <DocumentHead title={peopleDesk.applications} hidden />
      {decided && (
        <DoneLine>
          {(decided.decision === 'accept' ? words.accepted : words.refused)(decided.company)}
        </DoneLine>
      )}
      {asked && !application && !decided && !error && <p role="status">{words.gone}</p>}
      {error && <p>{errorText(error, language)}</p>}
      {applications.length > 0 && <ApplicationList applications={applications} now={now} />}
      {applications.length === 0 && !error && (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} title={words.nothing}>
          {words.nothingHelp}
        </EmptyState>
      )}
      <Suspense>
        {asked && application && (
          <LateDecisionDialog
            decision={asked.decision}
            application={application}
            rooms={rooms}
            failure={failure}
          />
        )}
      </Suspense>
    </>
  )
}
