import type { CheckedSignature, DocumentCheck } from '@sauda/sdk/signature-check'
import { ChevronDown, Scale } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { grouped } from './check-view.ts'
import { dayAndTime, shortTime } from './when.ts'
import { checkWords } from './words.ts'

type Row = readonly [name: string, value: ReactNode]

/** How it is proved, for a lawyer; a printed check shows it open. */
export function LawFold({ check }: { check: DocumentCheck }) {
  const words = useWords(checkWords)
  const rows = useRows(check)
  return (
    <details className="group rounded-3 bg-bg print:break-inside-avoid print:border print:border-line-strong print:bg-[transparent]">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 font-strong [&::-webkit-details-marker]:hidden">
        <Scale aria-hidden className="size-5 shrink-0" />
        <span>{words.law}</span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-4 shrink-0 transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <dl className="grid gap-x-3 px-5 pb-5 text-sm sm:grid-cols-[13rem_minmax(0,1fr)] print:grid-cols-[13rem_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="border-line border-t pt-1.5 text-muted sm:py-1.5">{name}</dt>
            <dd className="border-line pb-1.5 wrap-anywhere sm:border-t sm:py-1.5">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  )
}

function useRows({ sha256, signers, checked_at }: DocumentCheck): Row[] {
  const words = useWords(checkWords)
  const language = useLanguage()
  const checked = words.withoutSource(dayAndTime(checked_at, language))
  return [
    ...some(sha256, (hash) => [words.fingerprint, <Code key="sha">{grouped(hash, 8)}</Code>]),
    ...(signers.length > 0 ? signatureRows(signers, words) : []),
    [words.checked, checked],
  ]
}

type Words = ReturnType<typeof useWords<typeof checkWords.ru>>

function signatureRows(signers: readonly CheckedSignature[], words: Words): Row[] {
  const algorithms: Readonly<Record<string, string>> = words.algorithms
  const kinds = distinct(signers.map(({ algorithm }) => algorithm && (algorithms[algorithm] ?? algorithm)))
  const issuers = distinct(signers.map(({ issuer }) => issuer))
  const serials = distinct(signers.map(({ serial }) => serial))
  const stamps = distinct(signers.map(({ timestamp_at }) => timestamp_at)).map(shortTime)
  const unstamped = signers
    .filter(({ timestamp_at }) => timestamp_at === null)
    .map(({ organisation, name }) => words.timestampless(organisation ?? name ?? words.unnamed))
  const sources: Readonly<Record<string, string>> = words.sources
  const answers = signers.flatMap(({ revocation }) => {
    if (!revocation) return []
    const [at, asked] = [revocation.at, revocation.asked_at].map((time) => time && shortTime(time))
    const answer = words.answerOf(sources[revocation.source] ?? revocation.source, at ?? null)
    // The date of a list says less than when it was asked for.
    return [asked && asked !== at ? `${answer}, ${words.askedAt(asked)}` : answer]
  })
  const isTold = answers.length === signers.length
  return [
    [words.signatures, [words.detached(signers.length), ...kinds].join(', ')],
    ...some(
      serials.length > 0 ? serials : null,
      (all): Row => [
        words.certificates,
        <>
          {all.map((serial, at) => (
            <Fragment key={serial}>
              {at > 0 && ', '}
              <Code>{grouped(serial, 4)}</Code>
            </Fragment>
          ))}
          {issuers.length > 0 && `, ${words.issuedBy(issuers.join(', '))}`}
        </>,
      ],
    ),
    [words.revoked, isTold ? words.notRevoked(distinct(answers).join('; ')) : words.revocationUnknown],
    ...(signers.some(({ vouched_by }) => vouched_by !== null)
      ? [[words.vouchedBy, words.vouched] satisfies Row]
      : []),
    [words.timestamps, stamps.length > 0 ? [...stamps, ...unstamped].join(', ') : words.noTimestamps],
    ...distinct(signers.map(({ root_set }) => root_set)).map(
      (name): Row => [words.roots, words.rootSet(name)],
    ),
  ]
}

function Code({ children }: { children: ReactNode }) {
  return <span className="font-mono text-xs wrap-anywhere">{children}</span>
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.flatMap((value) => value ?? []))]
}

function some<Value>(value: Value | null, row: (value: Value) => Row): Row[] {
  return value === null ? [] : [row(value)]
}
