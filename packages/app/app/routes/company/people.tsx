import { can, type User } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { listColleagues } from '@sauda/sdk/people'
import { Button } from '@sauda/ui'
import { UserPlus } from 'lucide-react'
import { Suspense } from 'react'
import { data } from 'react-router'
import { ColleagueList } from '../../features/company/colleague-list.tsx'
import { colleagueWords } from '../../features/company/colleague-words.ts'
import { carryOut, isPeopleAct, withdraw } from '../../features/company/people-act.ts'
import { PeopleDone } from '../../features/company/people-done.tsx'
import { RequestList } from '../../features/company/request-list.tsx'
import { WaitingList } from '../../features/company/waiting-list.tsx'
import { FormProblems } from '../../features/forms/form-problems.tsx'
import { signedIn } from '../../features/people/signed-in.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { answered, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { A_DIALOG, late } from '../../shell/late.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/people.ts'

const LatePeopleDialog = late(() => import('../../features/company/people-dialog.tsx'), 'PeopleDialog', {
  shownAs: A_DIALOG,
})

/** The dialog that an address opens, if any. */
function askedIn({ act, id }: Route.LoaderArgs['params']) {
  if (act === undefined) return null
  if (!isPeopleAct(act) || (act === 'invite') !== (id === undefined)) throw data(null, { status: 404 })
  return { act, id: id === undefined ? 0 : idOf(id) }
}

/** Only owners have something to do here. */
function refuseOthers(user: User): void {
  if (!can(user, 'company.people')) throw data(null, { status: 403 })
}

export async function loader({ request: { signal }, params, context }: Route.LoaderArgs) {
  const asked = askedIn(params)
  refuseOthers(await signedIn(context))
  const people = await answered(listColleagues(visitOf(context).portal, { signal }))
  const ofRequest = asked?.act === 'accept' || asked?.act === 'refuse'
  return {
    people,
    asked,
    member: (asked && !ofRequest && people.members.find(({ id }) => id === asked.id)) || null,
    request: (ofRequest && people.requests.find(({ id }) => id === asked.id)) || null,
    now: new Date().toISOString(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const asked = askedIn(params)
  const { portal } = visitOf(context)
  const me = await signedIn(context)
  const form = await formOf({ request, context })
  const before = await listColleagues(portal).catch(() => null)
  const known =
    asked && [...(before?.members ?? []), ...(before?.requests ?? [])].find(({ id }) => id === asked.id)
  const outcome =
    asked && !form.has('withdraw')
      ? await carryOut(portal, { ...asked, name: known?.name ?? '' }, form)
      : await withdraw(portal, form)
  if (outcome.failure) return data({ done: null, failure: outcome.failure }, { status: outcome.status })
  // Whoever is no owner any more has nothing to do on this page.
  const isOwn = asked?.act === 'owner' || (asked?.act === 'change' && asked.id === me.id)
  if (isOwn && form.get('function') && form.get('function') !== 'owner') {
    throw redirectWithNotice(context, paths.account, 'saved')
  }
  return data({ done: outcome.done, failure: undefined })
}

/** The people of a company: who belongs to it, who is invited, who asks. For its owners. */
export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, asked, member, request, now } = loaderData
  const words = useWords(colleagueWords)
  const { done, failure } = actionData ?? {}
  const isThere = asked?.act === 'invite' || member !== null || request !== null
  return (
    <>
      <DocumentHead title={words.people} hidden />
      {done && <PeopleDone key={JSON.stringify(done)} done={done} />}
      {asked && !isThere && !done && <p role="status">{words.gone}</p>}
      {(!asked || !isThere) && <FormProblems title={words.failed} failure={failure} labels={{}} />}
      <Button asChild className="xs:justify-self-start">
        <LocalLink to={paths.companyPeopleAct('invite')} preventScrollReset>
          <UserPlus aria-hidden />
          {words.invite}
        </LocalLink>
      </Button>
      <RequestList requests={people.requests} now={now} />
      <ColleagueList members={people.members} companyId={people.company.id} />
      <WaitingList invitations={people.invitations} now={now} />
      <Suspense>
        {asked && isThere && !done && (
          <LatePeopleDialog act={asked.act} member={member} request={request} failure={failure} />
        )}
      </Suspense>
    </>
  )
}
