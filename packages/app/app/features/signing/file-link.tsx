import type { BatchDocument } from '@sauda/sdk/signing'
import { TextLink } from '@sauda/ui'
import { FileSearch } from 'lucide-react'
import { RoomPlates } from '../rooms/room-plates.tsx'
import type { SignedRow } from './signing-request.ts'

/** The number of a document and a short fingerprint of the bytes that are signed. */
export function Fingerprint({ row, document }: { row: SignedRow; document: BatchDocument }) {
  const { sha256 } = document
  return (
    <>
      {row.number}
      {sha256 && (
        <>
          {' · SHA-256 '}
          <span className="font-mono text-xs" title={sha256}>
            {shortOf(sha256)}
          </span>
        </>
      )}
    </>
  )
}

/** «41b2 0c9e … 77a5». */
function shortOf(sha256: string): string {
  return `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`
}

/** Opens the very bytes that are signed. */
export function FileLink({ document, label }: { document: BatchDocument; label: string }) {
  if (document.href === null) return null
  return (
    <TextLink asChild className="text-sm">
      <a href={document.href} target="_blank" rel="noreferrer">
        <FileSearch aria-hidden />
        {label}
      </a>
    </TextLink>
  )
}

/** The rooms of a document. */
export function RowPlates({ row }: { row: SignedRow }) {
  return row.rooms.length > 0 ? <RoomPlates rooms={row.rooms} /> : null
}
