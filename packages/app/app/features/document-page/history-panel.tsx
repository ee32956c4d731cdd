import { type DocumentEvent, documentReasonLabel } from '@sauda/sdk/documents'
import { clockTime, dayLabel } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { Panel } from './panel.tsx'
import { documentPageWords } from './words.ts'

/** What happened to a document, newest first. */
export function HistoryPanel({ events, now }: { events: readonly DocumentEvent[] | null; now: string }) {
  const words = useWords(documentPageWords)
  return (
    <Panel title={words.history}>
      {events === null ? (
        <p className="text-muted text-sm">{words.noHistory}</p>
      ) : (
        <ol className="group">
          {events.map((event) => (
            <Happened key={`${event.at}-${event.action}`} event={event} now={now} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

function Happened({ event, now }: { event: DocumentEvent; now: string }) {
  const words = useWords(documentPageWords)
  const language = useLanguage()
  const { at, action, who, via, reason, text } = event
  // The server may know more than this version.
  const names: Readonly<Record<string, string>> = words.events
  const ways: Readonly<Record<string, string>> = words.from
  const name = names[action] ?? words.somethingElse
  const by = who ?? ways[via]
  return (
    <li className="relative pb-4 pl-6 before:absolute before:top-2 before:left-0.5 before:size-2.5 before:rounded-full before:bg-line-strong after:absolute after:top-6 after:bottom-0 after:left-[6px] after:border-line-strong after:border-l first:before:bg-accent last:pb-0 last:after:hidden">
      <p className="font-strong text-row">{name}</p>
      <p className="text-muted text-sm wrap-anywhere">
        <time dateTime={at}>
          {dayLabel(at, now, language)} {clockTime(at)}
        </time>
        {by && `, ${by}`}
      </p>
      {text !== null && (
        <p className="mt-1 text-sm wrap-anywhere">
          {reason !== null && `${documentReasonLabel(reason, language)}. `}«{text}»
        </p>
      )}
    </li>
  )
}
