import { dayLabel, shortMoneyTiyn } from '@sauda/sdk/language'
import { cn, Run } from '@sauda/ui'
import { ChevronDown } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RoomPlates } from '../rooms/room-plates.tsx'
import { deskCountWords } from './count-words.ts'
import { daysLate } from './days-late.ts'
import type { Desk, DeskBatch, DeskOutcome, DeskTenant } from './desk.ts'
import { deskSearch } from './desk-query.ts'
import { TenantDocuments } from './tenant-documents.tsx'
import { useRunParts } from './use-run-parts.ts'
import { documentDeskWords } from './words.ts'

export type TenantRowProps = {
  desk: Desk
  batch: DeskBatch
  tenant: DeskTenant
  outcome: DeskOutcome | undefined
}

/** A tenant's month: the run, what it says in words, the sum; opened it lists the documents. */
export function TenantRow({ desk, batch, tenant, outcome }: TenantRowProps) {
  const language = useLanguage()
  const runParts = useRunParts(desk.kind)
  const { bin, company, rooms, counts, sums, documents } = tenant
  const id = `documents-${bin}`
  const opened = documents !== null
  return (
    <li>
      <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3.5 transition-colors hover:bg-bg sm:px-5 nav:min-h-19 nav:grid-cols-[minmax(0,1fr)_10.5rem_15.5rem_8rem_1.25rem] nav:py-3">
        <div className="min-w-0">
          <h2 className="font-strong font-text text-md tracking-normal wrap-anywhere">
            <LocalLink
              to={toggled(desk, batch, tenant)}
              replace
              preventScrollReset
              prefetch="none"
              aria-expanded={opened}
              aria-controls={opened ? id : undefined}
              // The whole row can be pressed.
              className="after:absolute after:inset-0"
            >
              {company}
            </LocalLink>
          </h2>
          {rooms.length > 0 && <RoomPlates rooms={rooms} />}
        </div>
        <Run
          parts={runParts(counts)}
          className="col-span-full row-start-2 nav:col-span-1 nav:col-start-2 nav:row-start-1"
        />
        <Standing desk={desk} batch={batch} tenant={tenant} />
        <p className="col-start-2 row-start-1 text-right font-semibold tabular-nums nav:col-start-4">
          {sums.map(({ currency, total }) => (
            <span key={currency} className="block whitespace-nowrap">
              {shortMoneyTiyn(total, currency, language)}
            </span>
          ))}
        </p>
        <ChevronDown
          aria-hidden
          className={cn('hidden size-4.5 text-muted nav:block', opened && 'rotate-180')}
        />
      </div>
      {documents && <TenantDocuments {...{ id, desk, batch, tenant, documents, outcome }} />}
    </li>
  )
}

/** The address of the same list with the tenant's documents opened or closed. */
function toggled({ query, tenants }: Desk, batch: DeskBatch, { bin, documents }: DeskTenant): string {
  const open = tenants.filter((tenant) => tenant.documents).map((tenant) => tenant.bin)
  const after = documents ? open.filter((one) => one !== bin) : [...open, bin]
  return deskSearch({
    ...query,
    rid: batch.id,
    open: after.length > 0 || query.q ? after : null,
    ask: null,
  })
}

/** The worst of the tenant's month in words, and what staff should know before they call. */
function Standing({ desk: { kind, now }, batch, tenant }: Omit<TenantRowProps, 'outcome'>) {
  const words = useWords(documentDeskWords)
  const counted = useWords(deskCountWords)
  const language = useLanguage()
  const { counts, registered, reminded_at } = tenant
  const say = counted.states[kind]
  const notes = [
    counts.late > 0 && counts.rejected > 0 && say.rejected(counts.rejected),
    counts.rejected > 0 && words.renewIn1c,
    !registered && words.unregistered,
    reminded_at && counts.late + counts.theirs > 0 && words.reminded(dayLabel(reminded_at, now, language)),
  ].filter((note) => typeof note === 'string')
  return (
    <p className="col-span-full text-sm leading-snug nav:col-span-1 nav:col-start-3 nav:row-start-1">
      {counts.late > 0 ? (
        <strong className="font-strong text-danger">
          {words.lateBy(say.late(counts.late), counted.days(daysLate(batch.due_on ?? now, now)))}
        </strong>
      ) : (
        <Calm desk={{ kind }} counts={counts} />
      )}
      {notes.length > 0 && <span className="block text-muted text-xs">{notes.join(', ')}</span>}
    </p>
  )
}

function Calm({ desk: { kind }, counts }: { desk: Pick<Desk, 'kind'>; counts: DeskTenant['counts'] }) {
  const words = useWords(documentDeskWords)
  const { states } = useWords(deskCountWords)
  const { rejected, ours, theirs, done, annulled } = counts
  if (rejected > 0) return states[kind].rejected(rejected)
  if (ours > 0) return states[kind].ours(ours)
  const all = theirs > 2 && done + annulled === 0
  if (theirs > 0) return all ? words.allTheirs(theirs) : states[kind].theirs(theirs)
  return kind === 'invoice' ? words.settledInvoices : words.settled
}
