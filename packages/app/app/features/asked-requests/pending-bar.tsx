import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { CircleAlert, Undo2 } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { UndoTime } from '../moderation/undo-time.tsx'
import { askedWords } from './asked-words.ts'
import { forgetAnswer, type PendingAnswer, UNDO_MS, usePendingAnswers } from './pending-answers.ts'

/** Answers that can still be taken back, and those that did not arrive. */
export function PendingBar() {
  const { pending: words } = useWords(askedWords)
  const answers = usePendingAnswers()
  return (
    <section
      aria-label={words.label}
      role="status"
      className="fixed inset-x-4 bottom-4 z-20 grid grid-cols-[minmax(0,1fr)] gap-2 sm:right-auto sm:left-6 sm:w-96"
    >
      {answers.map((answer) => (
        <PendingRow key={answer.id} answer={answer} />
      ))}
    </section>
  )
}

function PendingRow({ answer }: { answer: PendingAnswer }) {
  const { pending: words } = useWords(askedWords)
  const { id, text, what, at, state, failure } = answer
  const title =
    state === 'failed'
      ? failure?.code === 'action_not_allowed'
        ? words.closed
        : failure?.code === 'version_conflict'
          ? words.colleague
          : words.failed
      : state === 'sending'
        ? words.sending
        : what === null
          ? words.none
          : words.title(what)
  return (
    <div className="flex items-center gap-3 rounded-3 bg-deep py-2.5 pr-2.5 pl-4 text-deep-text text-row shadow-3">
      {state === 'waiting' && <UndoTime until={new Date(at + UNDO_MS)} now={new Date(at)} />}
      {state === 'failed' && <CircleAlert aria-hidden className="size-6 shrink-0" />}
      <p className="min-w-0 flex-1">
        <span className="block font-strong wrap-anywhere">{title}</span>
        <span className="block truncate text-deep-muted text-xs">{text}</span>
      </p>
      {state === 'waiting' && (
        <Button variant="deep" size="sm" aria-label={words.undoOf(text)} onClick={() => forgetAnswer(id)}>
          <Undo2 aria-hidden />
          {words.undo}
        </Button>
      )}
      {state === 'failed' && (
        <Button asChild variant="deep" size="sm">
          <LocalLink to={`${paths.adsRequest(id)}?kept=1`} prefetch="none" onClick={() => forgetAnswer(id)}>
            {words.open}
          </LocalLink>
        </Button>
      )}
    </div>
  )
}
