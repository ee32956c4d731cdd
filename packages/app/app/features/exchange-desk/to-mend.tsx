import { exchangeText } from '@sauda/sdk/documents'
import type { ExchangeProblem, ExchangeRow } from '@sauda/sdk/exchange'
import { errorText } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { Braces, Check, CircleCheck, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { DoneLine } from '../people/done-line.tsx'
import type { Exchange, ExchangeOutcome } from './exchange.ts'
import { exchangeSearch, isDialog } from './exchange-query.ts'
import { RawRow } from './raw-row.tsx'
import { useRowName } from './row-name.ts'
import { unknownTenantWords } from './unknown-tenant-words.ts'
import { exchangeWords } from './words.ts'

type ToMendProps = { exchange: Exchange; outcome: ExchangeOutcome | undefined }

/** Refused rows: what is wrong, what came, what was needed, and what to do in 1C. */
export function ToMend({ exchange, outcome }: ToMendProps) {
  const { mend: words } = useWords(exchangeWords)
  const language = useLanguage()
  const { items, total, error } = exchange.mend
  const ids = items.filter(canRepeat).map(({ id }) => id)
  const [answers, setAnswers] = useState<ExchangeOutcome[]>([])
  const onAnswer = (answer: ExchangeOutcome) => setAnswers((before) => [...before, answer])
  return (
    <section id="fix" aria-labelledby="fix-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="fix-title" className="text-xl">
          {words.heading(total)}
        </h2>
        {items.length > 0 && <p className="min-w-0 flex-1 basis-60 text-muted text-sm">{words.help}</p>}
        {ids.length > 1 && (
          <Repeat ids={ids} all onAnswer={onAnswer}>
            {words.repeatAll(ids.length)}
          </Repeat>
        )}
      </div>
      {/* A new line for each answer takes the focus anew. */}
      <Repeated key={answers.length} outcome={answers.at(-1) ?? outcome} />
      {error && <p role="alert">{errorText(error, language)}</p>}
      {items.length === 0 && !error && (
        <p className="flex gap-3 rounded-3 bg-surface p-5 shadow-1">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-positive" />
          {words.nothing}
        </p>
      )}
      {items.length > 0 && (
        <ol className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6">
          {items.map((row) => (
            <Refused key={row.id} row={row} exchange={exchange} onAnswer={onAnswer} />
          ))}
        </ol>
      )}
      {total > items.length && items.length > 0 && (
        <p className="text-muted text-sm">{words.first(items.length)}</p>
      )}
    </section>
  )
}

/** Without a guid nobody can say which document is to be sent again. */
function canRepeat({ guid, kind }: ExchangeRow): boolean {
  return guid !== null && kind !== null
}

type OnAnswer = (answer: ExchangeOutcome) => void

function Refused({ row, exchange, onAnswer }: { row: ExchangeRow; exchange: Exchange; onAnswer: OnAnswer }) {
  const { mend: words } = useWords(exchangeWords)
  const unknown = useWords(unknownTenantWords)
  const name = useRowName()(row)
  const { query, opened } = exchange
  const isOpen = opened?.id === row.id
  const from = [
    row.company ?? (row.bin !== null && unknown.bin(row.bin)),
    row.index !== null && words.place(row.index + 1),
    row.base,
  ].filter(Boolean)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className="min-w-0">
        <h3 className="text-md wrap-anywhere">{name}</h3>
        <p className="mt-0.5 text-muted text-sm wrap-anywhere">{from.join(', ')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {canRepeat(row) ? (
            <Repeat ids={[row.id]} label={words.repeatOf(name)} onAnswer={onAnswer}>
              {words.repeat}
            </Repeat>
          ) : (
            <p className="text-muted text-sm">{words.cannot}</p>
          )}
          {!isOpen && <RawLink to={exchangeSearch(query, { row: row.id })} name={name} />}
          <Aside id={row.id} name={name} onAnswer={onAnswer} />
        </div>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {row.problems.map((problem) => (
          <Problem key={`${problem.field} ${problem.code}`} problem={problem} />
        ))}
        {row.more_problems > 0 && <li className="text-muted text-sm">{words.more(row.more_problems)}</li>}
      </ul>
      {isOpen && opened && <RawRow row={opened} exchange={exchange} />}
    </li>
  )
}

function Problem({ problem }: { problem: ExchangeProblem }) {
  const { mend: words } = useWords(exchangeWords)
  const language = useLanguage()
  const { field, wrong, fix, got, needed } = exchangeText(problem, language)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-3 sm:grid-cols-2">
      <div className="min-w-0">
        {field && <p className="font-strong wrap-anywhere first-letter:uppercase">{field}</p>}
        <p className="text-row wrap-anywhere">{wrong}</p>
        {needed !== null && (
          <p className="mt-1.5 flex flex-wrap gap-2 text-sm tabular-nums">
            <span className="rounded-1 bg-danger-soft px-2 py-0.5 text-danger wrap-anywhere">
              {words.came(got ?? words.empty)}
            </span>
            <span className="rounded-1 bg-positive-soft px-2 py-0.5 text-positive wrap-anywhere">
              {words.needed(needed)}
            </span>
          </p>
        )}
      </div>
      <p className="min-w-0 rounded-2 bg-sunk p-3 text-sm wrap-anywhere">
        <strong className="block text-xs">{words.fix}</strong>
        {fix}
      </p>
    </li>
  )
}

type RepeatProps = {
  ids: readonly number[]
  all?: boolean
  label?: string
  onAnswer: OnAnswer
  children: ReactNode
}

function Repeat({ ids, all = false, label, onAnswer, children }: RepeatProps) {
  return (
    <MendForm intent="repeat" ids={ids} onAnswer={onAnswer}>
      {(isSent) => (
        <Button
          type="submit"
          size={all ? 'md' : 'sm'}
          variant={all ? 'primary' : 'soft'}
          loading={isSent}
          aria-label={label}
        >
          <RotateCcw aria-hidden />
          {children}
        </Button>
      )}
    </MendForm>
  )
}

/** For a row in which nothing has to be mended: it leaves the list. */
function Aside({ id, name, onAnswer }: { id: number; name: string; onAnswer: OnAnswer }) {
  const { mend: words } = useWords(exchangeWords)
  return (
    <MendForm intent="aside" ids={[id]} onAnswer={onAnswer}>
      {(isSent) => (
        <Button type="submit" size="sm" variant="plain" loading={isSent} aria-label={words.asideOf(name)}>
          <Check aria-hidden />
          {words.aside}
        </Button>
      )}
    </MendForm>
  )
}

type MendFormProps = {
  intent: 'repeat' | 'aside'
  ids: readonly number[]
  onAnswer: OnAnswer
  children: (isSent: boolean) => ReactNode
}

/** A form that is sent by itself: a navigation would be cancelled by the form of the next row. */
function MendForm({ intent, ids, onAnswer, children }: MendFormProps) {
  const { Form, data, state } = useFetcher<ExchangeOutcome>()
  const tell = useEffectEvent(onAnswer)
  useEffect(() => {
    if (data) tell(data)
  }, [data])
  return (
    <Form method="post">
      <RenderedFor />
      <input type="hidden" name="intent" value={intent} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="row" value={id} />
      ))}
      {children(state !== 'idle')}
    </Form>
  )
}

/** A link to the text of a row. */
export function RawLink({ to, name }: { to: string; name: string }) {
  const { mend: words } = useWords(exchangeWords)
  return (
    <Button asChild size="sm" variant="plain">
      <LocalLink to={to} preventScrollReset replace prefetch="none" aria-label={words.rawOf(name)}>
        <Braces aria-hidden />
        {words.raw}
      </LocalLink>
    </Button>
  )
}

/** What became of «Повторить» (rows are processed here, or the base is asked for their documents) and «Разобрано». */
function Repeated({ outcome }: { outcome: ExchangeOutcome | undefined }) {
  const { mend: words } = useWords(exchangeWords)
  const language = useLanguage()
  if (outcome && 'failed' in outcome && !isDialog(outcome.failed)) {
    return (
      <p role="alert" className="rounded-3 bg-danger-soft p-4 text-danger">
        {errorText(outcome.failure.code, language)}
      </p>
    )
  }
  if (outcome && 'done' in outcome && outcome.done === 'aside')
    return <DoneLine>{outcome.count > 0 ? words.asideDone : words.asideNone}</DoneLine>
  if (!outcome || !('done' in outcome) || outcome.done !== 'repeat') return null
  const { repeated, asked } = outcome.answer
  const said = [repeated > 0 && words.repeated(repeated), asked > 0 && words.asked(asked)].filter(Boolean)
  return <DoneLine>{said.length > 0 ? said.join(' ') : words.askedNone}</DoneLine>
}
