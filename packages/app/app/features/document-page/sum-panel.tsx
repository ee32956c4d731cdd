import { DOCUMENT_KIND, DOCUMENT_STATUS, type Document } from '@sauda/sdk/documents'
import { monthName, shortMoneyTiyn } from '@sauda/sdk/language'
import { cn } from '@sauda/ui'
import { Clock } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { dayAndMonth } from '../documents/days.ts'
import { daysUntil, monthBefore } from './due.ts'
import { documentPageWords } from './words.ts'

type Part = { document: Document; now: string; staff: boolean }

/** What a document is for, its sum beside that of the month before, and until when its tenant has to act. */
export function SumPanel({ document, period, ...rest }: Part & { period: string | null }) {
  const words = useWords(documentPageWords)
  const language = useLanguage()
  const { total, vat_total, currency } = document
  const vat = shortMoneyTiyn(vat_total, currency, language)
  return (
    <div className="grid gap-4 rounded-3 bg-surface p-5">
      <div>
        <p className="text-muted text-sm wrap-anywhere">{document.title}</p>
        <p className="mt-1 font-display font-semibold text-[1.75rem]/[1.1] tracking-[-0.02em] tabular-nums wrap-anywhere xs:text-3xl">
          {shortMoneyTiyn(total, currency, language)}
        </p>
        <p className="mt-1.5 text-sm">
          <ComparedSum document={document} period={period} />{' '}
          {vat_total === 0 ? words.withoutVat : words.withVat(vat)}
        </p>
      </div>
      <DueLine document={document} {...rest} />
    </div>
  )
}

/** «Столько же, сколько за сентябрь.» Nothing if there was no such document a month before. */
function ComparedSum({ document, period }: { document: Document; period: string | null }) {
  const words = useWords(documentPageWords)
  const language = useLanguage()
  const { previous, total, currency } = document
  if (!previous || period === null) return null
  const month = monthName(Number(monthBefore(period).slice(5)), language)
  const more = total - previous.total
  if (more === 0) return words.sameAs(month)
  const difference = shortMoneyTiyn(Math.abs(more), currency, language)
  return more > 0 ? words.moreThan(difference, month) : words.lessThan(difference, month)
}

/** Until when the tenant has to act; red once that day has passed. */
function DueLine({ document, now, staff }: Part) {
  const words = useWords(documentPageWords)
  const language = useLanguage()
  const { status, due_on, kind } = document
  if (status !== DOCUMENT_STATUS.new || due_on === null) return null
  const day = dayAndMonth(due_on, language)
  const left = daysUntil(due_on, now)
  const ask = staff ? words.due.tenant : DOCUMENT_KIND[kind].signed ? words.due.signed : words.due.invoice
  return (
    <p
      className={cn(
        'grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 rounded-2 px-3.5 py-3 text-sm [&_svg]:size-5',
        left < 0 ? 'bg-danger-soft text-danger' : 'bg-warning-soft [&_svg]:text-warning',
      )}
    >
      <Clock aria-hidden />
      <span>
        <span className="font-strong">{left < 0 ? words.late(day) : ask(day)}</span>,{' '}
        {left < 0 ? words.daysLate(-left) : left === 0 ? words.lastDay : words.daysLeft(left)}
      </span>
    </p>
  )
}
