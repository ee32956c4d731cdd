import type { SignedKind, SigningBatch } from '@sauda/sdk/signing'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { FileLink, Fingerprint, RowPlates } from './file-link.tsx'
import type { SignedRow } from './signing-request.ts'
import { signingWords } from './words.ts'

type FileListProps = { kind: SignedKind; batch: SigningBatch; rows: ReadonlyMap<number, SignedRow> }

/** The documents with the bytes that are signed, to read before signing. One is shown at once, several on demand. */
export function FileList({ kind, batch, rows }: FileListProps) {
  const words = useWords(signingWords)
  const [isOpen, setOpen] = useState(false)
  const { documents } = batch
  const list = () => (
    <ul className="divide-y divide-line">
      {documents.map((document) => {
        const row = rows.get(document.id)
        if (!row) return null
        return (
          <li key={row.id} className="grid gap-0.5 py-2.5 text-row">
            <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
              {row.title}
              <RowPlates row={row} />
            </span>
            <span className="text-muted text-xs tabular-nums wrap-anywhere">
              <Fingerprint row={row} document={document} />
            </span>
            <FileLink document={document} label={words.oneByOne.read(kind)} />
          </li>
        )
      })}
    </ul>
  )
  if (documents.length === 1) return list()
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-2 inset-ring inset-ring-line"
    >
      <summary className="flex min-h-11.5 cursor-pointer list-none items-center justify-between gap-3 px-3.5 text-row [&::-webkit-details-marker]:hidden">
        {words.preparing.rows(kind, documents.length)}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-line border-t px-3.5">{isOpen && list()}</div>
    </details>
  )
}
