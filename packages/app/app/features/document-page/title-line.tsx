import type { Document } from '@sauda/sdk/documents'
import { longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, TextLink } from '@sauda/ui'
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { monthTitle } from '../documents/days.ts'
import { DocumentBadge } from '../documents/document-status.tsx'
import { kindWords } from '../documents/kind-words.ts'
import { RoomPlate } from '../rooms/room-plate.tsx'
import type { LoadedDocument } from './load-document.ts'
import { documentPageWords } from './words.ts'

export type TitleLineProps = Pick<LoadedDocument, 'document' | 'period' | 'turns'>

/** The number of a document with its status, and the ways to its list and to its neighbours. */
export function TitleLine({ document, period, turns }: TitleLineProps) {
  const words = useWords(documentPageWords)
  const language = useLanguage()
  const { kind, rid, number, rooms, date } = document
  const kinds = useWords(kindWords)[kind]
  return (
    <header>
      <TextLink asChild className="min-h-control-sm text-sm">
        <LocalLink to={`${paths.documents(kind)}?rid=${rid}`}>
          <ArrowLeft aria-hidden />
          {period === null ? kinds.many : `${kinds.many}, ${monthTitle(period, language).toLowerCase()}`}
        </LocalLink>
      </TextLink>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-[1.5rem]/[1.2] wrap-anywhere xs:text-3xl">{kinds.named(number)}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            <DocumentBadge document={document} />
            {rooms.map((room) => (
              <RoomPlate key={`${room.level}-${room.number}`} room={room} />
            ))}
            <span className="text-muted text-sm tabular-nums">{words.dated(longDate(date, language))}</span>
          </p>
        </div>
        {turns && (
          <nav aria-label={words.turns} className="flex items-center gap-1">
            <span className="mr-2 text-muted text-sm tabular-nums">
              {words.place(turns.position, turns.total)}
            </span>
            <Turn document={document} to={turns.previous} label={words.previous}>
              <ChevronLeft aria-hidden />
            </Turn>
            <Turn document={document} to={turns.next} label={words.next}>
              <ChevronRight aria-hidden />
            </Turn>
          </nav>
        )}
      </div>
    </header>
  )
}

type TurnProps = { document: Document; to: number | null; label: string; children: ReactNode }

/** A link to a neighbour; at either end of the batch a disabled link keeps its place. */
function Turn({ document, to, label, children }: TurnProps) {
  const look = 'size-control p-0 [--ink:var(--text)] hover:bg-sunk'
  if (to === null) {
    return (
      <Button variant="plain" aria-label={label} disabled className={look}>
        {children}
      </Button>
    )
  }
  return (
    <Button asChild variant="plain" className={look}>
      <LocalLink to={paths.document(document.kind, to)} aria-label={label} title={label}>
        {children}
      </LocalLink>
    </Button>
  )
}
