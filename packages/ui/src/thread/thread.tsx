import { ArrowDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { MessageBubble } from './message-bubble.tsx'
import { isMessage, lastOwn, type ThreadItem, type ThreadMessage, threadLines } from './thread-message.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

export type ThreadLabels = {
  /** The accessible name of the messages. */
  messages: string
  /** The line above what has not been read: «новое». */
  new: string
  you: string
  them: string
  sending: string
  failed: string
  /** «Отправить ещё раз». */
  retry: string
  /** The button that leads down to what has come meanwhile: «1 новое». */
  below: (count: number) => string
}

export type ThreadProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The oldest first. */
  items: readonly ThreadItem[]
  labels: ThreadLabels
  /** Stands under the reader's own last message: «прочитано в 10:35». */
  readAt?: string | undefined
  /** «AutoDisc печатает…». */
  typing?: string | undefined
  /** Sends a message again that has failed. */
  onRetry?: (id: ThreadMessage['id']) => void
  /** Shown while nobody has written. */
  empty?: ReactNode
}

/**
 * A conversation. It opens at the line «новое», or at its end. What comes while somebody reads above waits behind a button;
 * what the reader sends is scrolled to.
 */
export function Thread({ items, labels, readAt, typing, onRetry, empty, className, ...props }: ThreadProps) {
  const { box, below, overflows, toEnd } = useThreadScroll(items)
  const last = lastOwn(items)
  return (
    <section
      data-slot="thread"
      aria-label={labels.messages}
      className={cn('relative grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]', className)}
      {...props}
    >
      <div
        ref={box}
        tabIndex={overflows ? 0 : undefined}
        className="overflow-y-auto overscroll-y-contain rounded-2 px-0.5 py-2"
      >
        {items.length === 0 && <div className="py-4 text-center text-muted text-sm">{empty}</div>}
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {threadLines(items).map((line) =>
            line.kind === 'item' ? (
              isMessage(line.item) ? (
                <MessageBubble
                  key={line.id}
                  message={line.item}
                  readAt={line.item === last ? readAt : undefined}
                  labels={labels}
                  onRetry={onRetry}
                />
              ) : (
                <li
                  key={line.id}
                  className="max-w-[34em] justify-self-center px-3 py-1.5 text-center text-muted text-xs"
                >
                  {line.item.event}
                </li>
              )
            ) : (
              <li
                key={line.id}
                data-line={line.kind}
                className={cn(
                  'flex items-center gap-3 py-1.5 text-xs',
                  line.kind === 'new'
                    ? 'font-strong text-accent-ink before:h-px before:flex-1 before:bg-accent-line after:h-px after:flex-1 after:bg-accent-line'
                    : 'justify-center text-muted',
                )}
              >
                {line.kind === 'new' ? labels.new : line.day}
              </li>
            ),
          )}
        </ol>
        {/* Screen readers announce what appears in a region that is there already. */}
        <p role="status" className={typing === undefined ? 'sr-only' : 'pt-2 text-muted text-xs'}>
          {typing}
        </p>
      </div>
      {below > 0 && (
        <Button size="sm" className="absolute bottom-3 justify-self-center shadow-2" onClick={toEnd}>
          <ArrowDown aria-hidden />
          {labels.below(below)}
        </Button>
      )}
    </section>
  )
}
