import type { Document } from '@sauda/sdk/documents'
import { clockTime, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
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
  const standing = signatures.filter(
    ({ version, verdict }) => version === versions[0]?.version && verdict !== 'invalid',
  )
  if (kind === 'invoice' || standing.length === 0) return null
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
        {standing.map(({ id: signature, side, name, organisation, signed_at, verdict }) => (
          <li key={signature} className="border-line border-t py-2 first:border-t-0">
            <p className="text-muted text-xs">{sides[side]}</p>
            <p className="text-row wrap-anywhere">{[organisation, name].filter(Boolean).join(', ')}</p>
            <p className="text-muted text-sm tabular-nums">
              {longDate(signed_at, language)}, {clockTime(signed_at)}
              {verdict === 'pending_revocation' && `, ${words.pending}`}
            </p>
            {link(side, words.cms(sides[side] ?? side))}
          </li>
        ))}
      </ul>
      <p className="grid justify-items-start border-line border-t pt-2">
        {link('copy', words.copy)}
        {link('archive', words.archive)}
      </p>
    </Panel>
  )
}
