import { longDate } from '@sauda/sdk/language'
import type { CheckedSignature } from '@sauda/sdk/signature-check'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { dayAndTime } from './when.ts'
import { checkWords } from './words.ts'

type DatesAxisProps = { signature: CheckedSignature; checkedAt: string }

/** When the key was in force, when it signed and when this is checked: an axis on wide screens, a list on narrow ones. */
export function DatesAxis({ signature, checkedAt }: DatesAxisProps) {
  const { axis } = useWords(checkWords)
  const language = useLanguage()
  const { not_before, not_after, signed_at } = signature
  if (not_before === null || not_after === null || signed_at === null) return null
  const from = longDate(not_before, language)
  const until = longDate(not_after, language)
  const signed = dayAndTime(signed_at, language)
  const checked = longDate(checkedAt, language)
  const muted = 'fill-muted font-normal'
  return (
    <>
      <div className="hidden md:block print:hidden">
        <svg
          viewBox="0 22 940 124"
          role="img"
          aria-label={axis.label(from, until, signed, checked)}
          className="h-auto w-full overflow-visible fill-text text-[13px] tabular-nums [&_text]:stroke-none"
        >
          <rect x="20" y="86" width="460" height="26" rx="6" className="fill-positive-soft" />
          <text x="34" y="104" className="fill-positive">
            {axis.inForce}
          </text>
          <path d="M480 99H880" strokeWidth="2" strokeDasharray="2 6" className="stroke-line-strong" />
          <path d="M330 62V126" strokeWidth="2.5" className="stroke-positive" />
          <circle cx="330" cy="99" r="9" className="fill-positive" />
          <path d="m325.5 99 3.5 3.5 6-6.5" fill="none" strokeWidth="2.2" className="stroke-surface" />
          <text x="330" y="36" textAnchor="middle" className="font-bold">
            {axis.signed}
          </text>
          <text x="330" y="54" textAnchor="middle" className={muted}>
            {signed}
          </text>
          <path d="M480 80v38" strokeWidth="2.5" className="stroke-line-strong" />
          <text x="492" y="56">
            {axis.expired}
          </text>
          <text x="492" y="74" className={muted}>
            {until}
          </text>
          <circle cx="886" cy="99" r="7" strokeWidth="2.5" className="fill-surface stroke-text" />
          <text x="920" y="56" textAnchor="end">
            {axis.check}
          </text>
          <text x="920" y="74" textAnchor="end" className={muted}>
            {checked}
          </text>
          <text x="20" y="74" className={muted}>
            {from}
          </text>
        </svg>
      </div>
      <ul className="grid gap-3 border-line-strong border-l-2 pl-4 md:hidden print:grid">
        {[
          [axis.check, checked],
          [axis.expired, until],
          [axis.signed, signed],
          [axis.began, from],
        ].map(([what, when]) => (
          <li key={what}>
            <p className="font-strong">{what}</p>
            <p className="text-muted text-sm tabular-nums">{when}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
