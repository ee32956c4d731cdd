import { adStatusLabel, isInAdList } from '@sauda/sdk/ads'
import { dayLabel, inLanguage, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { type CompanyDetail, endReasonLabel } from '@sauda/sdk/people'
import type { Signatory } from '@sauda/sdk/signing'
import { Badge, Button, TextLink } from '@sauda/ui'
import { DoorClosed } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { kindWords } from '../documents/kind-words.ts'
import { Fact, Facts } from '../people/facts.tsx'
import { Part } from '../people-desk/part.tsx'
import { RoomPlates } from '../rooms/room-plates.tsx'
import { actsOnCompany } from './company-acts.ts'
import { CompanyPeople, FormerPeople } from './company-people.tsx'
import { Signatories } from './signatories.tsx'
import { tenancyWords } from './tenancy-words.ts'

export type CompanyPageProps = {
  detail: CompanyDetail
  /** The register of signatories; null if it could not be loaded. */
  signatories: readonly Signatory[] | null
  now: string
}

/** Everything that administrators see of a company. */
export function CompanyPage({ detail, signatories, now }: CompanyPageProps) {
  const words = useWords(tenancyWords)
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <p>
        <TextLink asChild>
          <LocalLink to={paths.people}>{words.back}</LocalLink>
        </TextLink>
      </p>
      <CompanyHead detail={detail} now={now} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 nav:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {detail.ended && <End ended={detail.ended} />}
          <CompanyFacts detail={detail} />
          <AdCounts {...detail} />
          <DocumentCounts {...detail} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <CompanyPeople {...detail} />
          <Signatories signatories={signatories} company={detail.company.id} />
          {detail.former.length > 0 && <FormerPeople former={detail.former} />}
        </div>
      </div>
    </div>
  )
}

function CompanyHead({ detail, now }: { detail: CompanyDetail; now: string }) {
  const { company, ended } = detail
  const words = useWords(tenancyWords)
  const language = useLanguage()
  return (
    <header className="grid gap-4">
      <div className="grid min-w-0 gap-1.5">
        <h1 className="wrap-anywhere">{company.name}</h1>
        <p className="text-muted wrap-anywhere">
          {ended ? words.before : words.kind}
          {company.sign !== company.name && `, ${company.sign}`}
        </p>
        {ended && (
          <p className="flex">
            <Badge tone="danger" icon={<DoorClosed />}>
              {words.endedSince(dayLabel(ended.ended_at, now, language))}
            </Badge>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {actsOnCompany(detail).map((act) => (
          <Button key={act} asChild size="sm" variant={act === 'end' ? 'danger-quiet' : 'quiet'}>
            <LocalLink to={paths.tenantCompanyAct(company.id, act)} preventScrollReset prefetch="none">
              {words.acts[act]}
            </LocalLink>
          </Button>
        ))}
      </div>
    </header>
  )
}

function End({ ended }: { ended: NonNullable<CompanyDetail['ended']> }) {
  const words = useWords(tenancyWords)
  const language = useLanguage()
  return (
    <Part title={words.endHead}>
      <Facts>
        <Fact name={words.reason}>{endReasonLabel(ended.reason, language)}</Fact>
        <Fact name={words.note}>
          {ended.note && <span className="whitespace-pre-line">{ended.note}</span>}
        </Fact>
        <Fact name={words.endedBy}>
          {ended.by && (
            <TextLink asChild>
              <LocalLink to={paths.person(ended.by.id)} prefetch="none">
                {ended.by.name}
              </LocalLink>
            </TextLink>
          )}
        </Fact>
      </Facts>
      <p className="text-muted text-row">{words.again}</p>
      <Button asChild size="sm" variant="quiet" className="justify-self-start">
        <LocalLink to={paths.peopleInvitations} prefetch="none">
          {words.invite}
        </LocalLink>
      </Button>
    </Part>
  )
}

function CompanyFacts({ detail }: { detail: CompanyDetail }) {
  const { company, rooms, department, facility, trade_group, trade, trade_kk, created_at } = detail
  const words = useWords(tenancyWords)
  const language = useLanguage()
  const says = [
    trade_group && inLanguage(trade_group, 'name', language),
    language === 'kk' ? (trade_kk ?? trade) : trade,
  ].filter(Boolean)
  return (
    <Part title={words.about}>
      <Facts>
        <Fact name={words.name}>{company.name}</Fact>
        <Fact name={words.sign}>{company.sign}</Fact>
        <Fact name={words.bin}>
          <span className="tabular-nums">{company.bin}</span>
        </Fact>
        <Fact name={words.rooms}>{rooms.length > 0 ? <RoomPlates rooms={rooms} /> : words.noRooms}</Fact>
        <Fact name={words.section}>
          {department ? inLanguage(department, 'name', language) : words.noSection}
        </Fact>
        <Fact name={words.building}>{facility && inLanguage(facility, 'name', language)}</Fact>
        <Fact name={words.trade}>{says.length > 0 && says.join(', ')}</Fact>
        <Fact name={words.since}>{longDate(created_at, language)}</Fact>
      </Facts>
    </Part>
  )
}

function AdCounts({ ads, company }: Pick<CompanyDetail, 'ads' | 'company'>) {
  const words = useWords(tenancyWords)
  const language = useLanguage()
  return (
    <Part title={words.ads}>
      {ads.length === 0 && <p className="text-muted text-row">{words.noAds}</p>}
      <ul className="grid gap-1.5 text-row empty:hidden">
        {ads.map(({ status, count }) => (
          <li key={status} className="flex justify-between gap-4">
            <TextLink asChild>
              <LocalLink to={`${listOf(status)}?seller=${company.id}`} prefetch="none">
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

function DocumentCounts({ documents, company }: Pick<CompanyDetail, 'documents' | 'company'>) {
  const words = useWords(tenancyWords)
  const kinds = useWords(kindWords)
  return (
    <Part title={words.documents}>
      {documents.length === 0 && <p className="text-muted text-row">{words.noDocuments}</p>}
      <ul className="grid gap-1.5 text-row empty:hidden">
        {documents.map(({ kind, count, waiting }) => (
          <li key={kind} className="flex justify-between gap-4">
            <span>
              <TextLink asChild>
                <LocalLink to={`${paths.documents(kind)}?bin=${company.bin}`} prefetch="none">
                  {kinds[kind].many}
                </LocalLink>
              </TextLink>
              {waiting > 0 && <span className="text-muted text-sm">, {words.fresh(waiting)}</span>}
            </span>
            <span className="font-strong tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
