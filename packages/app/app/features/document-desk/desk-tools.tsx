import * as paths from '@sauda/sdk/paths'
import { Button, Chip, useHydrated } from '@sauda/ui'
import { Bell, CalendarDays, Download, Signature, Trash2 } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { ExportLink, ImportLink } from '../documents/excel-links.tsx'
import { ListSearch } from '../forms/list-search.tsx'
import { deskCountWords } from './count-words.ts'
import type { Desk, DeskBatch } from './desk.ts'
import { DESK_ORDERS, type DeskDialog, deskSearch, otherList } from './desk-query.ts'
import { documentDeskWords } from './words.ts'

type Parts = { desk: Desk; batch: DeskBatch }
type ToolProps = Parts & { busy: boolean; onSign: () => void }

/** Search and order of the list, and what can be done with the whole month. */
export function DeskTools({ desk, batch, busy, onSign }: ToolProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3">
      <SearchForm desk={desk} batch={batch} />
      <Orders desk={desk} />
      <MonthActions desk={desk} batch={batch} busy={busy} onSign={onSign} />
    </div>
  )
}

function SearchForm({ desk: { query, found }, batch }: Parts) {
  const words = useWords(documentDeskWords)
  const { tenants } = useWords(deskCountWords)
  const { q, state, order } = query
  return (
    <ListSearch
      q={q}
      words={words}
      kept={{ rid: batch.id, ...(state && { state }), ...(order !== 'late' && { order }) }}
      found={words.found(tenants(found))}
      whole={{ to: otherList(query, { q: '' }), text: words.wholeList }}
      className="min-w-0 flex-1 basis-70 gap-x-3 lg:max-w-100"
    />
  )
}

function Orders({ desk: { query } }: { desk: Desk }) {
  const words = useWords(documentDeskWords)
  return (
    <nav aria-label={words.order}>
      <ul className="flex flex-wrap gap-1.5">
        {DESK_ORDERS.map((order) => (
          <li key={order}>
            <Chip asChild selected={query.order === order}>
              <LocalLink
                to={otherList(query, { order })}
                preventScrollReset
                aria-current={query.order === order ? 'true' : undefined}
              >
                {words.orders[order]}
              </LocalLink>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Only what the user may do with the month now; each action asks in a dialog first. */
function MonthActions({ desk, batch, busy, onSign }: ToolProps) {
  const hydrated = useHydrated()
  const words = useWords(documentDeskWords)
  const { toTenants } = useWords(deskCountWords)
  const { kind, query, tenantsBy } = desk
  const may = (action: string) => batch.allowed_actions.some((one) => one === action)
  const to = (ask: DeskDialog) => deskSearch({ ...query, rid: batch.id, ask })
  const address = deskSearch({ ...query, rid: batch.id, ask: null })
  return (
    <div className="flex flex-wrap items-center gap-1 xl:ml-auto">
      {hydrated && kind !== 'invoice' && batch.counts.ours > 0 && (
        <Button size="sm" loading={busy} onClick={onSign}>
          <Signature aria-hidden />
          {words.signFor[kind](batch.counts.ours)}
        </Button>
      )}
      {may('remind') && tenantsBy.late > 0 && (
        <Button asChild size="sm" variant="quiet">
          <LocalLink to={to('remind')} preventScrollReset>
            <Bell aria-hidden />
            {words.remindMany(toTenants(tenantsBy.late))}
          </LocalLink>
        </Button>
      )}
      {may('update') && (
        <Button asChild size="sm" variant="plain">
          <LocalLink to={to('due')} preventScrollReset>
            <CalendarDays aria-hidden />
            {batch.due_on === null ? words.setDue : words.due}
          </LocalLink>
        </Button>
      )}
      <Button asChild size="sm" variant="plain">
        <a href={`/api/${kind}/downloadAll/${batch.id}`} download>
          <Download aria-hidden />
          {words.zip}
        </a>
      </Button>
      <ExportLink to={`${paths.documentsExport(kind)}${address}`} />
      {may('update') && <ImportLink kind={kind} search={address} />}
      {may('delete') && (
        <Button asChild size="sm" variant="plain" className="[--ink:var(--danger)] hover:bg-danger-soft">
          <LocalLink to={to('delete')} preventScrollReset>
            <Trash2 aria-hidden />
            {words.delete}
          </LocalLink>
        </Button>
      )}
    </div>
  )
}
