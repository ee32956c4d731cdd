import {
  DOCUMENT_STATUSES,
  type DocumentKind,
  type DocumentStatus,
  type DocumentSummary,
  documentStatusLabel,
} from '@sauda/sdk/documents'
import { groupDigits, NO_BREAK_SPACE } from '@sauda/sdk/language'
import { Button, Checkbox, Chip, ChipRow, Field, Input, Select, TogglePanel } from '@sauda/ui'
import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { type DocumentQuery, panelFilters, panelQuery, writeDocumentQuery } from './document-query.ts'
import type { UnfoldedDocuments } from './documents-up-to.ts'
import type { RoomChoice } from './room-choices.ts'
import { documentListWords } from './words.ts'

type DocumentFiltersProps = {
  kind: DocumentKind
  query: DocumentQuery
  summary: DocumentSummary | null
  list: Pick<UnfoldedDocuments, 'total' | 'error'>
  rooms: readonly RoomChoice[]
}

/** Search, statuses with their numbers, and other filters. All of them are in the address. */
export function DocumentFilters({ kind, query, summary, list, rooms }: DocumentFiltersProps) {
  const words = useWords(documentListWords)
  const narrowed = Object.keys(query).length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Form method="get" role="search" preventScrollReset className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex min-w-0 gap-2">
          <Input
            key={query.q ?? ''}
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={200}
            aria-label={words.search}
            placeholder={words.search}
            icon={<Search />}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="quiet">
            {words.find}
          </Button>
        </div>
        {query.status?.map((status) => (
          <input key={status} type="hidden" name="status" value={status} />
        ))}
        <StatusChips {...{ kind, query, summary }} />
        {/* Made anew only by its own filters: what is typed in it stays while a status is chosen. */}
        <PanelFilters key={writeDocumentQuery(panelQuery(query))} query={query} rooms={rooms} />
      </Form>
      {narrowed && (
        <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
          {list.error === null && <span>{words.found(kind, list.total)}</span>}
          <Button asChild variant="plain" size="sm">
            <LocalLink to="?" preventScrollReset>
              {words.reset}
            </LocalLink>
          </Button>
        </p>
      )}
    </div>
  )
}

/** A link for each status that documents have. */
function StatusChips({ kind, query, summary }: Omit<DocumentFiltersProps, 'list' | 'rooms'>) {
  const words = useWords(documentListWords)
  const language = useLanguage()
  const { status: chosen, ...others } = query
  const counts = countsOf(summary)
  const shown = DOCUMENT_STATUSES.filter((one) => counts.has(one) || chosen?.includes(one))
  const to = (status?: DocumentStatus) =>
    writeDocumentQuery({ ...others, ...(status !== undefined && { status: [status] }) })
  const link = (status: DocumentStatus | undefined, name: string, count: number | undefined) => {
    const selected = status === undefined ? chosen === undefined : chosen?.includes(status)
    return (
      <li key={status ?? 0}>
        <Chip asChild selected={selected}>
          <LocalLink to={to(status)} preventScrollReset aria-current={selected ? 'true' : undefined}>
            {count === undefined ? name : `${name},${NO_BREAK_SPACE}${groupDigits(count)}`}
          </LocalLink>
        </Chip>
      </li>
    )
  }
  return (
    <ChipRow aria-label={words.statuses} className="gap-2">
      {link(undefined, words.all, undefined)}
      {shown.map((one) => link(one, documentStatusLabel(kind, one, language), counts.get(one)))}
    </ChipRow>
  )
}

function PanelFilters({ query, rooms }: Pick<DocumentFiltersProps, 'query' | 'rooms'>) {
  const words = useWords(documentListWords)
  const count = panelFilters(query)
  const sum = (tiyn: number | undefined) => (tiyn === undefined ? undefined : groupDigits(tiyn / 100))
  return (
    <TogglePanel
      open={count > 0}
      summary={
        <>
          {words.filters}
          {count > 0 && <span className="text-accent-ink">, {words.filtersSet(count)}</span>}
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="sr-only">{words.dates}</legend>
          <Field label={words.from}>
            <Input type="date" name="from" defaultValue={query.date_from} />
          </Field>
          <Field label={words.to}>
            <Input type="date" name="to" defaultValue={query.date_to} />
          </Field>
        </fieldset>
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="mb-1.5 font-strong text-sm">{words.sums}</legend>
          <Field label={words.sumFrom}>
            <Input inputMode="numeric" name="sum_from" maxLength={18} defaultValue={sum(query.total_from)} />
          </Field>
          <Field label={words.sumTo}>
            <Input inputMode="numeric" name="sum_to" maxLength={18} defaultValue={sum(query.total_to)} />
          </Field>
        </fieldset>
        {(rooms.length > 1 || query.room_id !== undefined) && (
          <Field label={words.room}>
            <Select name="room" defaultValue={query.room_id}>
              <option value="">{words.anyRoom}</option>
              {rooms.map(({ id, plate }) => (
                <option key={id} value={id}>
                  {plate}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <fieldset className="grid gap-1">
          <legend className="sr-only">{words.state}</legend>
          <Checkbox name="unread" value="1" defaultChecked={query.unread} label={words.unread} />
          <Checkbox name="overdue" value="1" defaultChecked={query.overdue} label={words.onlyOverdue} />
        </fieldset>
        <Button type="submit" variant="soft" className="justify-self-start">
          {words.apply}
        </Button>
      </div>
    </TogglePanel>
  )
}

/** The number of documents by status, over all currencies. */
function countsOf(summary: DocumentSummary | null): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { status, count } of summary?.sums ?? []) counts.set(status, (counts.get(status) ?? 0) + count)
  return counts
}
