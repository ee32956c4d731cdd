import { phoneText } from '@sauda/sdk/access'
import { type Moment, relativeTime } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { TenantApplication } from '@sauda/sdk/people'
import { Button, TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { EmailText } from '../people/email-text.tsx'
import { Fact, Facts } from '../people/facts.tsx'
import { RoomPlates } from '../rooms/room-plates.tsx'
import { peopleDeskWords } from './words.ts'

/** Applications of companies for a tenancy, the oldest first. */
export function ApplicationList({
  applications,
  now,
}: {
  applications: readonly TenantApplication[]
  now: Moment
}) {
  const peopleDesk = useWords(peopleDeskWords)
  return (
    <ul aria-label={peopleDesk.applications} className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      {applications.map((application) => (
        <li
          key={application.id}
          className="grid grid-cols-[minmax(0,1fr)] content-between gap-5 rounded-3 bg-surface p-5 shadow-1 xs:p-6"
        >
          <Application application={application} now={now} />
          <Decisions application={application} />
        </li>
      ))}
    </ul>
  )
}

function Application({ application, now }: { application: TenantApplication; now: Moment }) {
  const peopleDesk = useWords(peopleDeskWords)
  const words = peopleDesk.application
  const language = useLanguage()
  const { company, bin, name, email, phone, rooms, created_at } = application
  return (
    <div className="grid content-start gap-4">
      <header>
        <h2 className="text-xl wrap-anywhere">{company}</h2>
        <p className="mt-1 text-muted text-sm">{words.sent(relativeTime(created_at, now, language))}</p>
      </header>
      <Facts className="xs:grid-cols-2">
        <Fact name={peopleDesk.bin}>{bin}</Fact>
        <Fact name={words.contact}>{name}</Fact>
        <Fact name={peopleDesk.phone}>
          {phone && <TextLink href={`tel:${phone}`}>{phoneText(phone)}</TextLink>}
        </Fact>
        <Fact name={peopleDesk.email}>
          <TextLink href={`mailto:${email}`}>
            <EmailText email={email} />
          </TextLink>
        </Fact>
        <Fact name={words.wanted}>
          {rooms.length > 0 ? <RoomPlates rooms={rooms} size="md" /> : peopleDesk.noRooms}
        </Fact>
      </Facts>
    </div>
  )
}

/** Each dialog has an address of its own, so it works without scripts. */
function Decisions({ application: { id, company } }: { application: TenantApplication }) {
  const { application: words } = useWords(peopleDeskWords)
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild size="sm">
        <LocalLink
          to={paths.peopleApplication(id, 'accept')}
          preventScrollReset
          aria-label={`${words.accept}: ${company}`}
        >
          {words.accept}
        </LocalLink>
      </Button>
      <Button asChild size="sm" variant="quiet">
        <LocalLink
          to={paths.peopleApplication(id, 'refuse')}
          preventScrollReset
          aria-label={`${words.refuse}: ${company}`}
        >
          {words.refuse}
        </LocalLink>
      </Button>
    </div>
  )
}
