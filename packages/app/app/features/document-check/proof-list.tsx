import { clockTime } from '@sauda/sdk/language'
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import type { Proved } from './check-view.ts'
import { proofWords } from './proof-words.ts'
import { checkWords } from './words.ts'

const SIGNS = { good: CircleCheck, wait: Hourglass, bad: CircleX } as const
const COLOURS = { good: 'text-positive', wait: 'text-warning', bad: 'text-danger' } as const

/** What was proved and what was not, each with its explanation. */
export function ProofList({ proofs, retryAt }: { proofs: readonly Proved[]; retryAt: string | null }) {
  const words = useWords(proofWords)
  const { nextTry } = useWords(checkWords)
  return (
    <ul>
      {proofs.map(([proof, tone]) => {
        const Sign = SIGNS[tone]
        return (
          <li
            key={proof}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-line border-t py-2.5 first:border-t-0 first:pt-0"
          >
            <Sign aria-hidden className={`mt-0.5 size-5 ${COLOURS[tone]}`} />
            <div className="min-w-0">
              <p className="font-strong">{words[proof].what}</p>
              <p className="text-muted text-row">
                {words[proof].why}
                {proof === 'revocation_unknown' && retryAt !== null && ` ${nextTry(clockTime(retryAt))}`}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
