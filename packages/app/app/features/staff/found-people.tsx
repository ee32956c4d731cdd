import { phoneText, roleLabel } from '@sauda/sdk/access'
import { inLanguage } from '@sauda/sdk/language'
import type { UserCard } from '@sauda/sdk/people'
import { TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { EmailText } from '../people/email-text.tsx'
import { RoomPlates } from '../rooms/room-plates.tsx'
import { peopleDeskWords } from './words.ts'

/** People with their contact details, for staff. */
export function FoundPeople({ people }: { people: readonly UserCard[] }) {
  const peopleDesk = useWords(peopleDeskWords)
  return (
    <ul
      aria-label={peopleDesk.found}
      className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6"
    >
      {people.map((person) => (
        <li
          key={person.id}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 py-4 text-row md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1.15fr)]"
        >
          <Who person={person} />
          <Where person={person} />
          <Reach person={person} />
        </li>
      ))}
    </ul>
  )
}

function Who({ person }: { person: UserCard }) {
  const peopleDesk = useWords(peopleDeskWords)
  const language = useLanguage()
  const { name, role_id, company, bin } = person
  return (
    <div className="grid content-start gap-0.5">
      <h3 className="font-strong font-text text-md tracking-normal wrap-anywhere">{name}</h3>
      <p className="wrap-anywhere">
        {company && `${company}, `}
        <span className="text-muted">{roleLabel(role_id, language)}</span>
      </p>
      {bin && (
        <p className="text-muted text-sm tabular-nums">
          {peopleDesk.bin} {bin}
        </p>
      )}
    </div>
  )
}

function Where({ person: { department, rooms } }: { person: UserCard }) {
  const peopleDesk = useWords(peopleDeskWords)
  const language = useLanguage()
  return (
    <div className="grid content-start gap-1.5">
      <p className="wrap-anywhere">
        {department ? inLanguage(department, 'name', language) : peopleDesk.noDepartment}
      </p>
      {rooms.length > 0 && <RoomPlates rooms={rooms} />}
    </div>
  )
}

function Reach({ person: { name, phone, email } }: { person: UserCard }) {
  const peopleDesk = useWords(peopleDeskWords)
  return (
    <div className="grid content-start justify-items-start gap-1">
      {phone && (
        <TextLink href={`tel:${phone}`} title={peopleDesk.call(name)} className="tabular-nums">
          {phoneText(phone)}
        </TextLink>
      )}
      <TextLink href={`mailto:${email}`} title={peopleDesk.write(name)} className="wrap-anywhere">
        <EmailText email={email} />
      </TextLink>
    </div>
  )
}
