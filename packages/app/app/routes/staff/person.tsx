import * as paths from '@sauda/sdk/paths'
import { listFacilities, personDetail } from '@sauda/sdk/people'
import { Suspense } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { actOnPerson } from '../../features/people-desk/act-on-person.ts'
import { actsOn, isPersonAct, type PersonActName } from '../../features/people-desk/person-acts.ts'
import { PersonPage } from '../../features/people-desk/person-page.tsx'
import { answered, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { A_DIALOG, late } from '../../shell/late.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/person.ts'

const LatePersonDialogs = late(
  () => import('../../features/people-desk/person-dialogs.tsx'),
  'PersonDialogs',
  {
    shownAs: A_DIALOG,
  },
)

export const middleware = [requireGuard('admin')]

/** A refused act is about what somebody else has changed: the form shows what is there now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** The act that an address asks about; null for the page alone. */
function actIn(act: string | undefined): PersonActName | null {
  if (act === undefined) return null
  if (!isPersonAct(act)) throw data(null, { status: 404 })
  return act
}

export async function loader({ request: { signal }, params, context }: Route.LoaderArgs) {
  const { portal, currentUser } = visitOf(context)
  const [id, act] = [idOf(params.id), actIn(params.act)]
  const me = await currentUser()
  if (!me) throw localRedirect(context, paths.login)
  const [detail, facilities] = await Promise.all([
    answered(personDetail(portal, id, { signal })),
    act === 'section' ? listFacilities(portal, { signal }) : null,
  ])
  return {
    detail,
    facilities: facilities?.items ?? [],
    me: { id: me.id, email: me.email },
    act,
    now: new Date().toISOString(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [id, act] = [idOf(params.id), actIn(params.act)]
  if (!act) throw data(null, { status: 405 })
  const { failure, ...answer } = await actOnPerson(
    visitOf(context).portal,
    id,
    act,
    await formOf({ request, context }),
  )
  if (!failure) throw redirectWithNotice(context, paths.person(id), `person_${act}`)
  return data(failure, answer)
}

/** A person: who it is, what was done, and what may be changed. */
export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, facilities, me, act, now } = loaderData
  const { person, block_effects } = detail
  // Somebody else may have done it meanwhile; then the page says so by itself.
  const asks = act !== null && actsOn(person, me.id).includes(act)
  return (
    <>
      <DocumentHead title={person.name} hidden />
      <PersonPage detail={detail} me={me.id} now={now} />
      <Suspense>
        {asks && (
          <LatePersonDialogs
            act={act}
            person={person}
            effects={block_effects}
            facilities={facilities}
            email={me.email}
            failure={actionData}
          />
        )}
      </Suspense>
    </>
  )
}
