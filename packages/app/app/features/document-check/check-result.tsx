import { shortDate } from '@sauda/sdk/language'
import type { DocumentCheck } from '@sauda/sdk/signature-check'
import { Button } from '@sauda/ui'
import { CircleAlert, RotateCcw } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { firstExpired, headlineOf, keyed, proofsOf } from './check-view.ts'
import { CompareBox } from './compare-box.tsx'
import { DatesAxis } from './dates-axis.tsx'
import { LawFold } from './law-fold.tsx'
import { ProofList } from './proof-list.tsx'
import { ResultTools } from './result-tools.tsx'
import { SignerCard } from './signer-card.tsx'
import { TwoDigests } from './two-digests.tsx'
import { VerdictHead } from './verdict-head.tsx'
import { checkWords } from './words.ts'

/** The QR code of a check's address: a path in squares, and how many of them a side has. */
export type Code = { address: string; path: string; size: number }

type CheckResultProps = {
  check: DocumentCheck
  /** Null for an upload, which has no address. */
  code: Code | null
  /** Whether the page has an address of its own, which can be opened again. */
  hasAddress: boolean
}

/** What is true of a document: the verdict, what to compare, who signed, and the proof. */
export function CheckResult({ check, code, hasAddress }: CheckResultProps) {
  const words = useWords(checkWords)
  const { paper, copy_of, digests, signers, file_name, checked_at, retry_at, verdict } = check
  const headline = headlineOf(check)
  const named = paper ?? copy_of
  const [room] = paper?.rooms ?? []
  const expired = headline === 'expired' ? firstExpired(check) : null
  return (
    <article className="max-sm:-mx-gutter overflow-hidden bg-surface shadow-1 sm:rounded-3 print:overflow-visible print:shadow-none">
      <VerdictHead
        headline={headline}
        document={named ? words.signed[named.kind](named.number) : words.signed.document}
        fileName={file_name}
      >
        {room && <RoomPlate room={room} size="lg" className="justify-self-start" />}
      </VerdictHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-6 sm:px-8 sm:pb-8 print:gap-5 print:px-0">
        {expired && <DatesAxis signature={expired} checkedAt={checked_at} />}
        {digests && <TwoDigests digests={digests} />}
        {copy_of && (
          <p className="text-row wrap-anywhere">
            {words.copyOf(words.kind[copy_of.kind], copy_of.number, shortDate(copy_of.date))}
          </p>
        )}
        <div
          className={
            paper
              ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[minmax(0,1fr)_18.75rem] print:grid-cols-[minmax(0,1fr)_14.375rem]'
              : undefined
          }
        >
          <ProofList proofs={proofsOf(check, headline)} retryAt={retry_at} />
          {paper && <CompareBox paper={paper} />}
        </div>
        {verdict === 'forged' && (
          <p className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5 rounded-2 bg-danger-soft px-3.5 py-3 text-sm">
            <CircleAlert aria-hidden className="size-5 text-danger" />
            <span>
              <strong className="font-strong">{words.doNotPay}</strong> {words.askForFile}
            </span>
          </p>
        )}
        {signers.length > 0 && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 print:grid-cols-2">
            {keyed(signers).map(([key, signature]) => (
              <SignerCard key={key} signature={signature} kind={named?.kind} />
            ))}
          </div>
        )}
        {verdict === 'pending' && hasAddress && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            {/* Not a link of the router: the same address is loaded anew. */}
            <Button asChild variant="quiet">
              <a href="?">
                <RotateCcw aria-hidden />
                {words.again}
              </a>
            </Button>
            <span className="text-muted text-sm">{words.noResend}</span>
          </p>
        )}
        <LawFold check={check} />
        <ResultTools withLink={hasAddress} />
        {code && (
          <div className="hidden items-center gap-5 text-xs print:flex">
            <svg
              viewBox={`0 0 ${code.size} ${code.size}`}
              role="img"
              aria-label={words.codeOf}
              shapeRendering="crispEdges"
              className="size-23 shrink-0"
            >
              <path d={code.path} fill="#16181a" />
            </svg>
            <p className="wrap-anywhere">{words.repeat(code.address)}</p>
          </div>
        )}
      </div>
    </article>
  )
}
