import type { DocumentKind } from '@sauda/sdk/documents'
import { type CheckedSignature, DEMO_AUTHORITY } from '@sauda/sdk/signature-check'
import { signingText } from '@sauda/sdk/signing'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { isTimed } from './check-view.ts'
import { dayAndTime } from './when.ts'
import { checkWords } from './words.ts'

type SignerCardProps = {
  signature: CheckedSignature
  /** What was signed; undefined where only its number is known. */
  kind: DocumentKind | undefined
}

/** Who signed, as the certificate says, with the IIN masked, and what is wrong with the signature. */
export function SignerCard({ signature, kind }: SignerCardProps) {
  const words = useWords(checkWords)
  const language = useLanguage()
  const { side, state, fault, organisation, bin, name, position, iin, signed_at, issuer } = signature
  const positions: Readonly<Record<string, string>> = words.positions
  const sides: Readonly<Record<string, string>> = words.sides[kind === 'completion' ? kind : 'other']
  const states: Readonly<Record<string, string>> = words.stateOf
  const person = [name, position && positions[position]].filter(Boolean).join(', ')
  const numbers = [bin && words.bin(bin), iin && words.iin(iin)].filter(Boolean).join(', ')
  return (
    <div className="grid content-start gap-0.5 rounded-3 px-5 py-4 text-row inset-ring inset-ring-line">
      <p className="text-muted text-xs">{sides[side] ?? words.signer}</p>
      <h2 className="font-strong font-text text-md/[1.35] tracking-normal wrap-anywhere">
        {organisation ?? name ?? words.unnamed}
      </h2>
      {person && <p className="wrap-anywhere">{person}</p>}
      {numbers && <p className="text-muted text-sm tabular-nums">{numbers}</p>}
      {signed_at !== null && (
        <p className="mt-1.5 text-sm tabular-nums">
          {words.signedAt(dayAndTime(signed_at, language))}
          {state === 'valid' && !isTimed(signature) && `, ${words.noTimestamp}`}
        </p>
      )}
      {issuer === DEMO_AUTHORITY && <p className="text-sm text-warning">{words.demoKey}</p>}
      {state !== 'valid' && (
        <p className={state === 'pending' ? 'text-sm text-warning' : 'text-danger text-sm'}>
          {states[state] ?? words.stateOf.invalid}
        </p>
      )}
      {fault !== null && (
        <p className="text-sm wrap-anywhere">
          {words.faults}: {signingText(fault, language).wrong}
        </p>
      )}
    </div>
  )
}
