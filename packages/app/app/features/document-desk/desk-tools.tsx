import * as paths from '@sauda/sdk/paths'
import { Button, Chip, Input } from '@sauda/ui'
import { Bell, CalendarDays, Download, Search, Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { ExportLink, ImportLink } from '../document-import/excel-links.tsx'
import { deskCountWords } from './count-words.ts'
import type { Desk, DeskBatch } from './desk.ts'
import { DESK_ORDERS, type DeskDialog, deskSearch, otherList } from './desk-query.ts'
import { documentDeskWords } from './words.ts'

type Parts = { desk: Desk; batch: DeskBatch }

/** Search and order of the list, and what can be done with the whole month. */
export function DeskTools({ desk, batch }: Parts) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3">
      <SearchForm desk={desk} batch={batch} />
      <Orders desk={desk} />
      <MonthActions desk={desk} batch={batch} />
    </div>
  )
}

function SearchForm({ desk: { query, found }, batch }: Parts) {
  const words = useWords(documentDeskWords)
  const { tenants } = useWords(deskCountWords)
  const { q, state, order } = query
  return (
    <search className="flex min-w-0 flex-1 basis-70 flex-wrap items-center gap-x-3 gap-y-2 lg:max-w-100">
      <Form method="get" preventScrollReset className="flex min-w-0 flex-1 basis-60 gap-2">
        <input type="hidden" name="rid" value={batch.id} />
        {state && <input type="hidden" name="state" value={state} />}
        {order !== 'late' && <input type="hidden" name="order" value={order} />}
        <Input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          icon={<Search />}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="quiet">
          {words.find}
        </Button>
      </Form>
      {q && (
        <p role="status" className="text-muted text-sm">
          {words.found(tenants(found))}
        </p>
      )}
      {q && (
        <Button asChild variant="plain" size="sm">
          <LocalLink to={otherList(query, { q: '' })} preventScrollReset>
            {words.wholeList}
          </LocalLink>
        </Button>
      )}
    </search>
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
function MonthActions({ desk, batch }: Parts) {
  const words = useWords(documentDeskWords)
  const { toTenants } = useWords(deskCountWords)
  const { kind, query, tenantsBy } = desk
  const may = (action: string) => batch.allowed_actions.some((one) => one === action)
  const to = (ask: DeskDialog) => deskSearch({ ...query, rid: batch.id, ask })
  const address = deskSearch({ ...query, rid: batch.id, ask: null })
  return (
    <div className="flex flex-wrap items-center gap-1 xl:ml-auto">
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
