import type { CheckedSignature } from '@sauda/sdk/signature-check'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { dayAndTime } from './when.ts'
import { checkWords } from './words.ts'

/** Who signed, as the certificate says, with the IIN masked. */
export function SignerCard({ signature }: { signature: CheckedSignature }) {
  const words = useWords(checkWords)
  const language = useLanguage()
  const { side, state, organisation, bin, name, position, iin, signed_at } = signature
  const positions: Readonly<Record<string, string>> = words.positions
  const sides: Readonly<Record<string, string>> = words.sides
  const states: Readonly<Record<string, string>> = words.stateOf
  const person = [name, position && positions[position]].filter(Boolean).join(', ')
  const numbers = [bin && words.bin(bin), iin && words.iin(iin)].filter(Boolean).join(', ')
  return (
    <div className="grid content-start gap-0.5 rounded-3 px-5 py-4 text-row inset-ring inset-ring-line">
      <p className="text-muted text-xs">{sides[side] ?? words.sides.other}</p>
      <h2 className="font-strong font-text text-md/[1.35] tracking-normal wrap-anywhere">
        {organisation ?? name ?? words.stateOf.invalid}
      </h2>
      {person && <p className="wrap-anywhere">{person}</p>}
      {numbers && <p className="text-muted text-sm tabular-nums">{numbers}</p>}
      {signed_at !== null && (
        <p className="mt-1.5 text-sm tabular-nums">{words.signedAt(dayAndTime(signed_at, language))}</p>
      )}
      {state !== 'valid' && (
        <p className={state === 'pending' ? 'text-sm text-warning' : 'text-danger text-sm'}>
          {states[state] ?? words.stateOf.invalid}
        </p>
      )}
    </div>
  )
}
