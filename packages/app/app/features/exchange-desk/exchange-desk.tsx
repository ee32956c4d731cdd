import type { ExchangeBaseHealth } from '@sauda/sdk/exchange'
import { errorText } from '@sauda/sdk/language'
import { Button, EmptyState, PageHead } from '@sauda/ui'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { A_DIALOG, late } from '../../shell/late.ts'
import { DoneLine } from '../people/done-line.tsx'
import { BaseCards } from './base-cards.tsx'
import { daysSilent } from './days-silent.ts'
import type { Exchange, ExchangeOutcome } from './exchange.ts'
import { exchangeSearch, isDialog } from './exchange-query.ts'
import { Journal } from './journal.tsx'
import { LiveBatches } from './live-batches.tsx'
import { NewBase } from './new-base.tsx'
import { ToMend } from './to-mend.tsx'
import { UnknownTenants } from './unknown-tenants.tsx'
import { useLiveHealth } from './use-live-health.ts'
import { exchangeWords } from './words.ts'

const LateBaseDialogs = late(() => import('./base-dialogs.tsx'), 'BaseDialogs', { shownAs: A_DIALOG })

type ExchangeDeskProps = { exchange: Exchange; outcome: ExchangeOutcome | undefined }

/** The exchange with 1C: how each base does, what has to be mended, and everything that came. */
export function ExchangeDesk({ exchange, outcome }: ExchangeDeskProps) {
  const words = useWords(exchangeWords)
  const language = useLanguage()
  const { state } = useNavigation()
  const { health, now } = useLiveHealth(exchange.health.items, exchange.now)
  const { query, bases, manages } = exchange
  const failed = outcome && 'failed' in outcome ? outcome : undefined
  const refusedDialog = failed && isDialog(failed.failed) ? failed.failed : undefined
  const done = outcome && 'done' in outcome ? outcome : undefined
  // Kept while the page is open: the secret is shown once, and loading the page again drops the response of the form.
  const [added, setAdded] = useState(done?.done === 'add' ? done.added : undefined)
  if (done?.done === 'add' && done.added !== added) setAdded(done.added)
  // A form that has done its work closes its dialog.
  const ask = refusedDialog ?? (done && isDialog(done.done) ? null : query.ask)
  const base = bases.find(({ id, revoked_at }) => id === query.of && revoked_at === null)
  return (
    <div
      className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-10"
      aria-busy={state === 'loading'}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <DocumentHead title={words.title} hidden />
        <PageHead
          title={words.title}
          lead={health.length > 0 && <Lead exchange={exchange} health={health} />}
          tools={
            manages && (
              <Button asChild variant="quiet">
                <LocalLink to={exchangeSearch(query, { ask: 'add' })} preventScrollReset>
                  <Plus aria-hidden />
                  {words.add}
                </LocalLink>
              </Button>
            )
          }
        />
        {added && <NewBase key={added.base.id} added={added} />}
        {done?.done === 'revoke' && <DoneLine>{words.base.revoked}</DoneLine>}
        {exchange.health.error && (
          <div role="alert" className="flex flex-wrap items-center gap-4 rounded-3 bg-surface p-5 shadow-1">
            <p className="min-w-0 flex-1 basis-60">{errorText(exchange.health.error, language)}</p>
            <Button asChild size="sm" variant="quiet">
              <LocalLink to={exchangeSearch(query)} replace preventScrollReset prefetch="none">
                {words.retry}
              </LocalLink>
            </Button>
          </div>
        )}
        <LiveBatches health={health} now={now} />
        {health.length > 0 && <BaseCards exchange={exchange} health={health} />}
        {health.length === 0 && !exchange.health.error && (
          <EmptyState title={words.base.none}>
            {manages ? words.base.noneHelp : words.base.noneHelpManager}
          </EmptyState>
        )}
      </div>
      <ToMend exchange={exchange} outcome={outcome} />
      <UnknownTenants exchange={exchange} />
      <Journal exchange={exchange} />
      <Suspense>
        {manages && ask && (
          <LateBaseDialogs
            key={`${ask} ${query.of}`}
            ask={ask}
            query={query}
            base={base}
            failure={failed?.failure}
          />
        )}
      </Suspense>
    </div>
  )
}

/** «Сегодня пришло: 588 строк. Исправить: 3. 1 база молчит.» */
function Lead({ exchange, health }: { exchange: Exchange; health: readonly ExchangeBaseHealth[] }) {
  const words = useWords(exchangeWords)
  const today = health.reduce((sum, { rows_today }) => sum + rows_today, 0)
  const silent = health.filter(({ base }) => (daysSilent(base.seen_at, exchange.now) ?? 0) > 0).length
  const { total, error } = exchange.mend
  return (
    <>
      {words.today(words.rows(today))}{' '}
      {total > 0 ? (
        <a href="#fix" className="font-strong text-danger underline underline-offset-4">
          {words.toMend(total)}
        </a>
      ) : (
        !error && words.allTaken
      )}{' '}
      {silent > 0 && words.silentBases(silent)}
    </>
  )
}
