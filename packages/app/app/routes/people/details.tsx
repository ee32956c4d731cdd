import { isTenant, ROLE } from '@sauda/sdk/access'
import { listDistricts } from '@sauda/sdk/content'
import { localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { roomsOf } from '@sauda/sdk/rooms'
import { PageHead } from '@sauda/ui'
import { data, redirectDocument } from 'react-router'
import { KeptCompanies } from '../../features/company/kept-companies.tsx'
import { OwnMemberships } from '../../features/company/own-memberships.tsx'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { cabinetPartWords } from '../../features/people/cabinet-part-words.ts'
import { DetailsForm } from '../../features/people/details-form.tsx'
import { OwnApplication } from '../../features/people/own-application.tsx'
import { OwnFacts } from '../../features/people/own-facts.tsx'
import { saveDetails } from '../../features/people/save-details.ts'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { leaveNotice, redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/details.ts'

const NONE = { items: [] }

/** There is no user only if the session ended before a form was sent. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { portal, currentUser } = visitOf(context)
  const { signal } = request
  const user = await currentUser()
  const [rooms, districts] = await Promise.all([
    user && isTenant(user.role_id) ? roomsOf(portal, user.id, { signal }) : NONE,
    !user || user.role_id === ROLE.limited ? listDistricts(portal, { signal }) : NONE,
  ])
  return { user, rooms: rooms.items, districts: districts.items }
}

/** If the language was changed, the next page is a new document in that language. */
export async function action({ request, context }: Route.ActionArgs) {
  const { portal, language, currentUser } = visitOf(context)
  const before = await currentUser()
  const saved = await saveDetails(portal, before?.id, await formOf({ request, context }))
  if (!saved.user) return data(saved.failure, { status: saved.status })
  const here = paths.cabinetPart(cabinetOf(saved.user), 'details')
  const chosen = saved.user.language
  if (chosen === before?.language || chosen === language) throw redirectWithNotice(context, here, 'saved')
  leaveNotice(context, 'saved')
  throw redirectDocument(localPath(here, chosen), 303)
}

/** The user's details, and a form for those that can be changed. */
export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const { user, rooms, districts } = loaderData
  const parts = useWords(cabinetPartWords)
  return (
    <>
      <DocumentHead title={parts.details} hidden />
      <PageHead title={parts.details} />
      {user?.application && <OwnApplication application={user.application} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <DetailsForm user={user} failure={actionData} districts={districts} />
        {user && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <OwnFacts user={user} rooms={rooms} />
            <OwnMemberships memberships={user.memberships} />
            <KeptCompanies kept_companies={user.kept_companies} />
          </div>
        )}
      </div>
    </>
  )
}
