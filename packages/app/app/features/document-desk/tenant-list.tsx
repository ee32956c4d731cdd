import { Drawing, EmptyState, TextLink } from '@sauda/ui'
import { ChevronDown } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { deskCountWords } from './count-words.ts'
import type { Desk, DeskBatch, DeskOutcome } from './desk.ts'
import { deskSearch, PAGE } from './desk-query.ts'
import { TenantRow } from './tenant-row.tsx'
import { documentDeskWords } from './words.ts'

/** The tenants of the month; those with nothing left to do are one line at the end. */
export function TenantList({
  desk,
  batch,
  outcome,
}: {
  desk: Desk
  batch: DeskBatch
  outcome: DeskOutcome | undefined
}) {
  const words = useWords(documentDeskWords)
  const { kind, query, tenants, found, folded } = desk
  if (tenants.length === 0) {
    return desk.error === null && <Nobody />
  }
  const more = found - folded > tenants.length
  return (
    <section aria-label={words.tenants} className="overflow-hidden rounded-3 bg-surface shadow-1">
      <ul className="divide-y divide-line">
        {tenants.map((tenant) => (
          <TenantRow key={tenant.bin} {...{ desk, batch, tenant, outcome }} />
        ))}
      </ul>
      {more && <Foot to={deskSearch({ ...query, shown: query.shown + PAGE, ask: null })} text={words.more} />}
      {folded > 0 && !more && <Folded {...{ kind, query, folded }} />}
    </section>
  )
}

function Folded({ kind, query, folded }: Pick<Desk, 'kind' | 'query' | 'folded'>) {
  const words = useWords(documentDeskWords)
  const { tenants } = useWords(deskCountWords)
  const text = words.folded[kind === 'invoice' ? 'downloaded' : 'signed'](tenants(folded))
  return <Foot to={deskSearch({ ...query, rest: true, ask: null })} text={text} />
}

function Foot({ to, text }: { to: string; text: string }) {
  return (
    <p className="border-line border-t px-4 py-3 sm:px-5">
      <TextLink asChild className="text-sm">
        <LocalLink to={to} preventScrollReset replace prefetch="none">
          {text}
          <ChevronDown aria-hidden />
        </LocalLink>
      </TextLink>
    </p>
  )
}

function Nobody() {
  const words = useWords(documentDeskWords)
  return (
    <EmptyState drawing={<Drawing src={emptyDrawing} />} title={words.nobodyFound}>
      {words.nobodyFoundHelp}
    </EmptyState>
  )
}
