import { companyFunctionLabel, isStaff, phoneText, roleLabel } from '@sauda/sdk/access'
import { inLanguage, relativeTime } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { PersonCard } from '@sauda/sdk/people'
import { StatusDot, TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { EmailText } from '../people/email-text.tsx'
import { RoomPlates } from '../rooms/room-plates.tsx'
import { Avatar } from './avatar.tsx'
import { peopleListWords } from './words.ts'

type PeopleListProps = { people: readonly PersonCard[]; now: string }

/** People with role, company and place; each name leads to the page of the person. On a phone they are cards. */
export function PeopleList({ people, now }: PeopleListProps) {
  const words = useWords(peopleListWords)
  return (
    <ul aria-label={words.people} className="divide-y divide-line rounded-3 bg-surface px-4 shadow-1 xs:px-6">
      {people.map((person) => (
        <PersonRow key={person.id} person={person} now={now} />
      ))}
    </ul>
  )
}

function PersonRow({ person, now }: { person: PersonCard; now: string }) {
  const { id, name, role_id, email, phone, blocked_at } = person
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 gap-y-2 py-3.5 text-row md:grid-cols-[2.5rem_minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,1fr)]">
      <Avatar name={name} staff={isStaff(role_id)} blocked={blocked_at !== null} />
      <div className="grid min-w-0 content-start gap-0.5">
        <h3 className="font-strong font-text text-md tracking-normal wrap-anywhere">
          <TextLink asChild>
            <LocalLink to={paths.person(id)}>{name}</LocalLink>
          </TextLink>
        </h3>
        <p className="text-muted text-sm wrap-anywhere">
          <EmailText email={email} />
        </p>
        {phone && <p className="text-muted text-sm tabular-nums">{phoneText(phone)}</p>}
      </div>
      <Belongs person={person} />
      <States person={person} now={now} />
    </li>
  )
}

function Belongs({ person: { role_id, memberships, rooms } }: { person: PersonCard }) {
  const language = useLanguage()
  return (
    <div className="grid min-w-0 content-start gap-1 max-md:col-start-2">
      {memberships.length === 0 && <p>{roleLabel(role_id, language)}</p>}
      {memberships.map(({ company, function: member }) => (
        <p key={company.id} className="wrap-anywhere">
          <TextLink asChild>
            <LocalLink to={paths.tenantCompany(company.id)} prefetch="none">
              {company.name}
            </LocalLink>
          </TextLink>
          , <span className="text-muted">{companyFunctionLabel(member, language)}</span>
        </p>
      ))}
      {rooms.length > 0 && <RoomPlates rooms={rooms} />}
    </div>
  )
}

function States({ person, now }: { person: PersonCard; now: string }) {
  const { department, memberships, blocked_at, last_entry_at } = person
  const words = useWords(peopleListWords)
  const language = useLanguage()
  return (
    <div className="grid min-w-0 content-start gap-0.5 max-md:col-start-2">
      {(department || memberships.length > 0) && (
        <p className="wrap-anywhere">
          {department ? inLanguage(department, 'name', language) : words.noSection}
        </p>
      )}
      {blocked_at !== null && <StatusDot tone="danger">{words.blocked}</StatusDot>}
      <p className="text-muted text-sm">
        {last_entry_at ? words.entered(relativeTime(last_entry_at, now, language)) : words.never}
      </p>
    </div>
  )
}
