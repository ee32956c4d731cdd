import { CircleAlert, RotateCcw } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import type { ThreadLabels } from './thread.tsx'
import type { ThreadMessage } from './thread-message.ts'

type BubbleProps = {
  message: ThreadMessage
  /** When the other side has read it. */
  readAt: string | undefined
  labels: ThreadLabels
  onRetry: ((id: ThreadMessage['id']) => void) | undefined
}

/** One message; one that is being sent is an outline. */
export function MessageBubble({ message, readAt, labels, onRetry }: BubbleProps) {
  const { id, isMine, author, text, photos = [], time, dateTime, state, problem } = message
  return (
    <li
      data-slot="message"
      data-state={state}
      className={cn(
        'grid max-w-[min(34em,84%)] gap-1 px-3.5 py-2.5 text-row leading-snug',
        isMine
          ? 'justify-self-end rounded-[14px_4px_14px_14px]'
          : 'justify-self-start rounded-[4px_14px_14px_14px] bg-surface shadow-1',
        isMine && state === undefined && 'bg-accent-soft',
        state === 'sending' && 'inset-ring inset-ring-accent-line',
        state === 'failed' && 'bg-surface inset-ring-[1.5px] inset-ring-danger',
      )}
    >
      <span className="sr-only">{isMine ? labels.you : author === undefined ? labels.them : ''}</span>
      {author !== undefined && <p className="font-strong text-accent-ink text-xs">{author}</p>}
      {text !== '' && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {photos.map((photo) => (
            <li key={photo.id}>
              <a href={photo.full} target="_blank" rel="noreferrer" className="block rounded-2">
                <img
                  src={photo.src}
                  alt={photo.alt}
                  width={96}
                  height={72}
                  loading="lazy"
                  className="h-18 w-24 rounded-2 bg-ground-stone object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {state === 'failed' ? (
        <div className="grid justify-items-start gap-1.5">
          <p className="flex items-start gap-1.5 text-danger text-xs">
            <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
            {problem ?? labels.failed}
          </p>
          {onRetry && (
            <Button size="sm" variant="quiet" onClick={() => onRetry(id)}>
              <RotateCcw aria-hidden />
              {labels.retry}
            </Button>
          )}
        </div>
      ) : (
        <p className={cn('text-2xs text-muted', isMine && 'text-right')}>
          {state === 'sending' ? labels.sending : <time dateTime={dateTime}>{time}</time>}
          {readAt !== undefined && `, ${readAt}`}
        </p>
      )}
    </li>
  )
}
