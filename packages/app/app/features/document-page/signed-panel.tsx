import type { Document } from '@sauda/sdk/documents'
import { clockTime, type Language, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { signingText } from '@sauda/sdk/signing'
import { TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { Panel } from './panel.tsx'
import { signedWords } from './signed-words.ts'
import { documentPageWords } from './words.ts'

/** Who has signed a document, and what remains of it: plain links, which need no scripts. */
export function SignedPanel({ document: { kind, id, signatures, versions } }: { document: Document }) {
  const words = useWords(signedWords)
  const language = useLanguage()
  const localPath = useLocalPath()
  const { buyer, supplier } = useWords(documentPageWords)
  const sides: Readonly<Record<string, string>> = { tenant: buyer[kind], centre: supplier[kind] }
  const newest = signatures.filter(({ version }) => version === versions[0]?.version)
  const standing = newest.filter(({ verdict }) => verdict !== 'invalid')
  // One that did not hold matters until another of its side stands.
  const refused = newest.filter(
    ({ side, verdict }) => verdict === 'invalid' && !standing.some((other) => other.side === side),
  )
  if (kind === 'invoice' || standing.length + refused.length === 0) return null
  const link = (what: string, label: string) => (
    <TextLink asChild className="min-h-control-sm">
      <a href={localPath(paths.documentSigned(kind, id, what))} download>
        {label}
      </a>
    </TextLink>
  )
  return (
    <Panel title={words.title}>
      <ul>
        {standing.map(({ id: signature, side, name, organisation, signed_at, verdict, retry_at }) => (
          <li key={signature} className="border-line border-t py-2 first:border-t-0">
            <p className="text-muted text-xs">{sides[side]}</p>
            <p className="text-row wrap-anywhere">{[organisation, name].filter(Boolean).join(', ')}</p>
            <p className="text-muted text-sm tabular-nums">
              {longDate(signed_at, language)}, {clockTime(signed_at)}
              {verdict === 'pending_revocation' && `, ${words.pending(retry_at && clockTime(retry_at))}`}
            </p>
            {link(side, words.cms(sides[side] ?? side))}
          </li>
        ))}
        {refused.map(({ id: signature, side, name, organisation, fault }) => (
          <li key={signature} className="border-line border-t py-2 first:border-t-0">
            <p className="text-muted text-xs">{sides[side]}</p>
            <p className="text-row wrap-anywhere">{[organisation, name].filter(Boolean).join(', ')}</p>
            <p className="text-danger text-sm">{words.invalid}</p>
            {fault !== null && <p className="text-sm wrap-anywhere">{whyOf(fault, language)}</p>}
          </li>
        ))}
      </ul>
      {standing.length > 0 && (
        <p className="grid justify-items-start border-line border-t pt-2">
          {link('copy', words.copy)}
          {link('archive', words.archive)}
        </p>
      )}
    </Panel>
  )
}

function whyOf(fault: string, language: Language): string {
  const { wrong, fix } = signingText(fault, language)
  return `${wrong} ${fix}`
}
