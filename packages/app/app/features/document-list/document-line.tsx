import type { DocumentRow } from '@sauda/sdk/documents'
import { shortMoneyTiyn } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Checkbox, cn } from '@sauda/ui'
import type { MouseEvent } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { opensElsewhere } from '../../shell/opens-elsewhere.ts'
import { dayAndMonth } from '../documents/days.ts'
import { DocumentDot } from '../documents/document-status.tsx'
import { RoomPlate } from '../rooms/room-plate.tsx'
import { CHOSEN_FORM, type Choice } from './use-chosen.ts'
import { isWide, type ShownPaper } from './use-shown-paper.ts'
import { documentListWords } from './words.ts'

type DocumentLineProps = { document: DocumentRow; choice: Choice; paper: ShownPaper }

/** A document of the list. A press shows its paper beside the list, or opens its page where there is no room for it. */
export function DocumentLine({ document, choice, paper }: DocumentLineProps) {
  const words = useWords(documentListWords)
  const language = useLanguage()
  const { id, kind, number, title, rooms, total, currency, due_on, overdue, unread } = document
  const isShown = paper.wide && paper.document?.id === id

  function press(event: MouseEvent) {
    if (opensElsewhere(event.nativeEvent) || !isWide()) return
    event.preventDefault()
    paper.show(id)
  }

  return (
    <li
      className={cn(
        'relative flex items-start gap-3 px-4 py-2.5 hover:bg-sunk',
        'last:rounded-b-3 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:-outline-offset-3',
        isShown && 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)] hover:bg-accent-soft',
      )}
    >
      <Checkbox
        form={CHOSEN_FORM}
        name="ids"
        value={id}
        label={<span className="sr-only">{words.select(number)}</span>}
        checked={choice.chosen.has(id)}
        onChange={({ currentTarget }) => choice.set([document], currentTarget.checked)}
        className="z-1 pt-1.5"
      />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-4 xs:grid-cols-[minmax(0,1fr)_auto_9.5rem] xs:items-center">
        <div className="min-w-0">
          <LocalLink
            to={paths.document(kind, id)}
            prefetch="none"
            data-document={id}
            aria-current={isShown ? 'true' : undefined}
            onClick={press}
            className={cn(
              'text-row wrap-anywhere outline-none after:absolute after:inset-0',
              unread && 'font-strong',
            )}
          >
            {unread && <span className="sr-only">{words.unreadMark}</span>}
            {title}
          </LocalLink>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-xs tabular-nums">
            {number}
            {rooms.slice(0, 3).map((room) => (
              <RoomPlate key={room.id} room={room} />
            ))}
          </p>
        </div>
        <p className="text-right font-strong text-row tabular-nums">
          {shortMoneyTiyn(total, currency, language)}
        </p>
        <div className="max-xs:col-span-full max-xs:mt-1">
          <DocumentDot document={document} />
          {overdue && due_on !== null && (
            <p className="text-danger text-xs">{words.wasDue(dayAndMonth(due_on, language))}</p>
          )}
        </div>
      </div>
    </li>
  )
}
