import * as paths from '@sauda/sdk/paths'
import { type BatchDocument, signingText } from '@sauda/sdk/signing'
import { ProgressRow, TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { RowPlates } from './file-link.tsx'
import type { SigningBodyProps } from './signing-body.ts'
import { troubleWords } from './trouble-words.ts'
import { signingWords } from './words.ts'

/** What failed, with the reason and the way on. */
export function FailedRows({ kind, shown, rows }: SigningBodyProps) {
  const words = useWords(signingWords).result
  const localPath = useLocalPath()
  const failed = shown.batch.documents.filter(({ step }) => step === 'failed')
  return failed.map((document) => {
    const row = rows.get(document.id)
    return (
      row && (
        <ProgressRow
          key={row.id}
          state="failed"
          title={row.title}
          mark={<RowPlates row={row} />}
          note={row.number}
          end={words.failed}
          reason={
            <p>
              <FailureText document={document} />{' '}
              <TextLink asChild variant="inline">
                <a href={localPath(paths.document(kind, row.id))} target="_blank" rel="noreferrer">
                  {words.open}
                </a>
              </TextLink>
            </p>
          }
        />
      )
    )
  })
}

function FailureText({ document: { failure } }: { document: BatchDocument }) {
  const language = useLanguage()
  const { failures } = useWords(troubleWords)
  if (failure === null) return null
  if (failure === 'bytes_differ' || failure === 'not_loaded') {
    const { wrong, fix } = failures[failure]
    return `${wrong} ${fix}`
  }
  const { wrong, fix } = signingText(failure, language)
  return `${wrong} ${fix}`
}
