import { newIdempotencyKey } from '@sauda/sdk'
import { errorText, longDate } from '@sauda/sdk/language'
import { listFacilities, listInvitations } from '@sauda/sdk/people'
import { data } from 'react-router'
import { DoneLine } from '../../features/people/done-line.tsx'
import { freeRooms } from '../../features/staff/free-rooms.ts'
import { InvitationList } from '../../features/staff/invitation-list.tsx'
import { type InvitationOutcome, invite } from '../../features/staff/invite.ts'
import { InviteForm } from '../../features/staff/invite-form.tsx'
import { peopleDeskWords } from '../../features/staff/words.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/invitations.ts'

export async function loader({ request: { signal }, context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const [{ items, error }, facilities, rooms] = await Promise.all([
    listInvitations(portal, { signal }),
    listFacilities(portal, { signal }),
    freeRooms(portal, signal),
  ])
  return {
    invitations: items,
    error: error?.code ?? null,
    facilities: facilities.items,
    rooms,
    firstKey: newIdempotencyKey(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { outcome, status } = await invite(visitOf(context).portal, await formOf({ request, context }))
  return data(outcome, { status })
}

/** Pending invitations, and a form for new ones. */
export default function Invitations({ loaderData, actionData }: Route.ComponentProps) {
  const { invitations, error, facilities, rooms, firstKey } = loaderData
  const peopleDesk = useWords(peopleDeskWords)
  const words = peopleDesk.invitation
  const language = useLanguage()
  return (
    <>
      <DocumentHead title={peopleDesk.invitations} hidden />
      <Done outcome={actionData} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-10 nav:grid-cols-2">
        <InviteForm
          // Remounts an empty form after an invitation was sent.
          key={actionData && 'sent' in actionData ? actionData.sent.id : 'next'}
          facilities={facilities}
          rooms={rooms}
          firstKey={actionData && 'sent' in actionData ? actionData.nextKey : firstKey}
          failure={actionData && 'code' in actionData ? actionData : undefined}
        />
        <section aria-labelledby="waiting" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="waiting" className="text-xl">
            {words.waiting}
          </h2>
          {error && <p>{errorText(error, language)}</p>}
          {invitations.length > 0 && <InvitationList invitations={invitations} />}
          {invitations.length === 0 && !error && <p className="text-muted">{words.nothing}</p>}
        </section>
      </div>
    </>
  )
}

function Done({ outcome }: { outcome: InvitationOutcome | undefined }) {
  const { invitation: words } = useWords(peopleDeskWords)
  const language = useLanguage()
  if (!outcome || 'code' in outcome) return null
  if ('revoked' in outcome) return <DoneLine>{words.revoked}</DoneLine>
  const { id, email, expires_at } = outcome.sent
  return <DoneLine key={id}>{words.sent(email, longDate(expires_at, language))}</DoneLine>
}
