import { companyFunctionLabel, isStaff, phoneText, roleLabel } from '@sauda/sdk/access'
import { adStatusLabel, isInAdList } from '@sauda/sdk/ads'
import { dayLabel, inLanguage, longDate, relativeTime } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { PersonDetail } from '@sauda/sdk/people'
import { Badge, Button, TextLink } from '@sauda/ui'
import { Ban, Mail } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { EmailText } from '../people/email-text.tsx'
import { Fact, Facts } from '../people/facts.tsx'
import { RoomPlates } from '../rooms/room-plates.tsx'
import { Avatar } from './avatar.tsx'
import { Part } from './part.tsx'
import { actsOn } from './person-acts.ts'
import { PersonHistory } from './person-history.tsx'
import { personWords } from './person-words.ts'

export type PersonPageProps = { detail: PersonDetail; me: number; now: string }

/** Everything that administrators see of a person. */
export function PersonPage({ detail, me, now }: PersonPageProps) {
  const words = useWords(personWords)
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <p>
        <TextLink asChild>
          <LocalLink to={paths.people}>{words.back}</LocalLink>
        </TextLink>
      </p>
      <PersonHead detail={detail} me={me} now={now} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 nav:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PersonFacts detail={detail} now={now} />
          <PersonAdCounts {...detail} />
        </div>
        <PersonHistory detail={detail} now={now} />
      </div>
    </div>
  )
}

function PersonHead({ detail: { person }, me, now }: PersonPageProps) {
  const { id, name, role_id, email, memberships, blocked_at, last_entry_at } = person
  const words = useWords(personWords)
  const language = useLanguage()
  const [first] = memberships
  return (
    <header className="grid gap-4">
      <div className="flex items-start gap-4">
        <Avatar name={name} staff={isStaff(role_id)} blocked={blocked_at !== null} size="lg" />
        <div className="grid min-w-0 gap-1.5">
          <h1 className="wrap-anywhere">{name}</h1>
          <p className="text-muted wrap-anywhere">
            {first
              ? `${companyFunctionLabel(first.function, language)}, ${first.company.name}`
              : roleLabel(role_id, language)}
          </p>
          <p className="flex flex-wrap gap-2 empty:hidden">
            {blocked_at !== null && (
              <Badge tone="danger" icon={<Ban />}>
                {words.blockedSince(dayLabel(blocked_at, now, language))}
              </Badge>
            )}
            {last_entry_at === null && <Badge tone="warning">{words.never}</Badge>}
            {id === me && <Badge tone="info">{words.you}</Badge>}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {actsOn(person, me).map((act) => (
          <Button key={act} asChild size="sm" variant={act === 'block' ? 'danger-quiet' : 'quiet'}>
            <LocalLink to={paths.personAct(id, act)} preventScrollReset prefetch="none">
              {words.acts[act]}
            </LocalLink>
          </Button>
        ))}
        <Button asChild size="sm" variant="plain">
          <a href={`mailto:${email}`}>
            <Mail aria-hidden />
            {words.write}
          </a>
        </Button>
      </div>
    </header>
  )
}

function PersonFacts({ detail, now }: Omit<PersonPageProps, 'me'>) {
  const { person, language: reads, created_at } = detail
  const { role_id, memberships, rooms, department, facility, email, phone, last_entry_at } = person
  const words = useWords(personWords)
  const language = useLanguage()
  return (
    <Part title={words.about}>
      <Facts>
        <Fact name={words.role}>{roleLabel(role_id, language)}</Fact>
        {memberships.map(({ company, function: member, since }) => (
          <Fact key={company.id} name={words.company}>
            <TextLink asChild>
              <LocalLink to={paths.tenantCompany(company.id)} prefetch="none">
                {company.name}
              </LocalLink>
            </TextLink>
            , {companyFunctionLabel(member, language)}{' '}
            <span className="text-muted">{words.since(longDate(since, language))}</span>
            <span className="block text-muted text-sm tabular-nums">
              {words.bin} {company.bin}
            </span>
          </Fact>
        ))}
        <Fact name={words.rooms}>{rooms.length > 0 && <RoomPlates rooms={rooms} />}</Fact>
        <Fact name={words.section}>
          {department ? inLanguage(department, 'name', language) : words.noSection}
        </Fact>
        <Fact name={words.building}>{facility && inLanguage(facility, 'name', language)}</Fact>
        <Fact name={words.email}>
          <EmailText email={email} />
        </Fact>
        <Fact name={words.phone}>
          {phone && (
            <TextLink href={`tel:${phone}`} className="tabular-nums">
              {phoneText(phone)}
            </TextLink>
          )}
        </Fact>
        <Fact name={words.language}>{words.languages[reads]}</Fact>
        <Fact name={words.registered}>{longDate(created_at, language)}</Fact>
        <Fact name={words.lastEntry}>
          {last_entry_at ? relativeTime(last_entry_at, now, language) : words.never}
        </Fact>
      </Facts>
    </Part>
  )
}

function PersonAdCounts({ ads, person }: Pick<PersonDetail, 'ads' | 'person'>) {
  const words = useWords(personWords)
  const language = useLanguage()
  return (
    <Part title={words.ads}>
      {ads.length === 0 && <p className="text-muted text-row">{words.noAds}</p>}
      <ul className="grid gap-1.5 text-row empty:hidden">
        {ads.map(({ status, count }) => (
          <li key={status} className="flex justify-between gap-4">
            <TextLink asChild>
              <LocalLink
                to={`${listOf(status)}?seller=${person.memberships[0]?.company.id ?? person.id}`}
                prefetch="none"
              >
                {adStatusLabel(status, 'manager', language)}
              </LocalLink>
            </TextLink>
            <span className="font-strong tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The list of ads that has those with a status. */
function listOf(status: number): string {
  if (isInAdList('inactive', { status, live: false })) return paths.adsInactive
  return isInAdList('new', { status, live: false }) ? paths.adsNew : paths.adsActive
}
