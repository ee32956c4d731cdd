import { roleLabel } from '@sauda/sdk/access'
import { inLanguage, longDate } from '@sauda/sdk/language'
import type { Invitation } from '@sauda/sdk/people'
import { Button } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { RoomPlates } from '../rooms/room-plates.tsx'
import { peopleDeskWords } from './words.ts'

/** Invitations that have not been accepted yet. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { invitation: words } = useWords(peopleDeskWords)
  return (
    <ul
      aria-label={words.waiting}
      className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6"
    >
      {invitations.map((invitation) => (
        <li
          key={invitation.id}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4 xs:grid-cols-[minmax(0,1fr)_auto]"
        >
          <Invited invitation={invitation} />
          <Revoke invitation={invitation} />
        </li>
      ))}
    </ul>
  )
}

function Invited({ invitation }: { invitation: Invitation }) {
  const { invitation: words } = useWords(peopleDeskWords)
  const language = useLanguage()
  const { email, role_id, department, company, rooms, invited_by, expires_at } = invitation
  const as = [
    roleLabel(role_id, language),
    company,
    department && inLanguage(department, 'name', language),
  ].filter(Boolean)
  return (
    <div className="grid content-start gap-1 text-row">
      <p className="font-strong wrap-anywhere">{email}</p>
      <p className="wrap-anywhere">{as.join(', ')}</p>
      {rooms.length > 0 && <RoomPlates rooms={rooms} />}
      <p className="text-muted text-sm">
        {words.by(invited_by)}, {words.until(longDate(expires_at, language))}
      </p>
    </div>
  )
}

function Revoke({ invitation: { id, email } }: { invitation: Invitation }) {
  const { invitation: words } = useWords(peopleDeskWords)
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset>
      <RenderedFor />
      <input type="hidden" name="revoke" value={id} />
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        loading={formData?.get('revoke') === String(id)}
        aria-label={words.revokeOf(email)}
        className="max-xs:w-full"
      >
        {words.revoke}
      </Button>
    </Form>
  )
}
