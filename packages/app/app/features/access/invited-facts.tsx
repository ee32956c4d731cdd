import { type AccessFlow, companyFunctionLabel, roleLabel } from '@sauda/sdk/access'
import { inLanguage } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { Fact, Facts } from '../people/facts.tsx'
import { RoomPlates } from '../rooms/room-plates.tsx'
import { detailsWords } from './details-words.ts'

type InvitedFactsProps = { email: string; invited: NonNullable<AccessFlow['invited']> }

/** Facts that the invitation has set: read-only. */
export function InvitedFacts({ email, invited }: InvitedFactsProps) {
  const { invited: words } = useWords(detailsWords)
  const language = useLanguage()
  const { role_id, department, rooms, company, bin, function: of } = invited
  return (
    <section className="rounded-3 bg-sunk p-4 xs:p-5">
      <h2 className="text-lg">{words.title}</h2>
      <Facts className="mt-3 xs:grid-cols-2">
        <Fact name={of === null ? words.role : words.function}>
          {of === null ? roleLabel(role_id, language) : companyFunctionLabel(of, language)}
        </Fact>
        <Fact name={words.email}>{email}</Fact>
        <Fact name={words.department}>{department && inLanguage(department, 'name', language)}</Fact>
        <Fact name={words.company}>{company}</Fact>
        <Fact name={words.bin}>{bin}</Fact>
        <Fact name={words.rooms}>{rooms.length > 0 && <RoomPlates rooms={rooms} size="md" />}</Fact>
      </Facts>
    </section>
  )
}
