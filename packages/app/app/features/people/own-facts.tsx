import { roleLabel, type User } from '@sauda/sdk/access'
import { inLanguage, longDate } from '@sauda/sdk/language'
import type { Room } from '@sauda/sdk/rooms'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { RoomPlates } from '../rooms/room-plates.tsx'
import { cabinetWords } from './cabinet-words.ts'
import { Fact, Facts } from './facts.tsx'

/** Facts that only an administrator can change. */
export function OwnFacts({ user, rooms }: { user: User; rooms: readonly Room[] }) {
  const cabinet = useWords(cabinetWords)
  const language = useLanguage()
  return (
    <section aria-labelledby="facts" className="rounded-3 bg-surface p-5 shadow-1 xs:p-6">
      <h2 id="facts" className="text-xl">
        {cabinet.facts}
      </h2>
      <p className="mt-1 text-muted text-sm">{cabinet.factsHelp}</p>
      <Facts className="mt-5">
        <Fact name={cabinet.email}>{user.email}</Fact>
        <Fact name={cabinet.role}>{roleLabel(user.role_id, language)}</Fact>
        <Fact name={cabinet.company}>{user.company}</Fact>
        <Fact name={cabinet.bin}>{user.bin}</Fact>
        <Fact name={cabinet.department}>
          {user.department && inLanguage(user.department, 'name', language)}
        </Fact>
        <Fact name={cabinet.rooms}>{rooms.length > 0 && <RoomPlates rooms={rooms} size="md" />}</Fact>
        <Fact name={cabinet.since}>{longDate(user.created_at, language)}</Fact>
      </Facts>
    </section>
  )
}
