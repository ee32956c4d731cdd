import type { User } from '@sauda/sdk/access'
import { errorText } from '@sauda/sdk/language'
import { counted, type Notification, unreadOf, unviewed, viewedUpTo } from '@sauda/sdk/notifications'
import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { CheckCheck, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { listWords } from './list-words.ts'
import type { AllRead, AllUnread } from './read-all.ts'
import { type Marked, notRead, readAllState, type SentBefore, toMark } from './read-all-state.ts'
import { useInbox } from './use-inbox.ts'

/** As long as a publication can be undone. */
const UNDO_MS = 5000

export type ReadAllButtonProps = {
  user: User
  /** What is shown. The newest of it is the last that the user was told of: what comes later stays unread. */
  items: readonly Notification[]
  sent?: SentBefore | undefined
  onRead?: (() => void) | undefined
  /** Called when they are unread again: after they were taken back, or could not be marked. */
  onUndone?: ((ids: readonly number[]) => void) | undefined
}

/**
 * Marks everything as read, not only what is shown, and offers to take it back. Without scripts the page is rendered again,
 * with the offer.
 */
export function ReadAllButton({ user, items, sent, onRead, onUndone }: ReadAllButtonProps) {
  const words = useWords(listWords)
  const language = useLanguage()
  const localPath = useLocalPath()
  const read = useFetcher<AllRead>()
  const undo = useFetcher<AllUnread>()
  const { inbox, change } = useInbox(user)
  const [marked, setMarked] = useState<Marked>({ ids: [], viewed: 0 })
  const said = useRef<HTMLParagraphElement>(null)

  const { at, isUndone, code } = readAllState({ sent, read: read.data, undo: undo.data })
  const isOffered = useOffered(at, undo.state === 'idle')
  const newest = items[0]?.id
  const isUnread = newest !== undefined && unreadOf(inbox) > 0
  const isRead = at !== undefined && (isOffered || !isUnread)
  const step = isOffered ? 'offered' : isRead ? 'read' : isUndone ? 'undone' : 'asked'
  const action = localPath(paths.notifications)

  const takeBack = useEffectEvent((result: AllUnread) => {
    const { counts } = result
    if (!counts) return
    change((it) => counted(unviewed(it, marked.ids), counts))
    onUndone?.(marked.ids)
  })
  useEffect(() => {
    if (undo.data) takeBack(undo.data)
  }, [undo.data])
  const rollBack = useEffectEvent(({ code }: AllRead) => {
    if (!code) return
    change((it) => notRead(it, marked))
    onUndone?.(marked.ids)
  })
  useEffect(() => {
    if (read.data) rollBack(read.data)
  }, [read.data])
  // The pressed button is gone, and the focus would be lost with it.
  useLayoutEffect(() => {
    if (step !== 'asked' && document.activeElement === document.body) said.current?.focus()
  }, [step])

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm">
      <p ref={said} tabIndex={-1} role="status" className="text-muted outline-none empty:hidden">
        {isRead ? words.allRead : isUndone && words.unreadAgain}
      </p>
      {isOffered && (
        <undo.Form method="post" action={action}>
          <RenderedFor />
          <input type="hidden" name="unread" value={at} />
          <Button type="submit" size="sm" variant="quiet" loading={undo.state !== 'idle'}>
            <Undo2 aria-hidden />
            {words.undo}
          </Button>
        </undo.Form>
      )}
      {newest !== undefined && !isOffered && (isUnread || read.state !== 'idle') && (
        <read.Form
          method="post"
          action={action}
          onSubmit={() => {
            setMarked(toMark(inbox, items, newest))
            change((it) => viewedUpTo(it, newest))
            onRead?.()
          }}
        >
          <RenderedFor />
          <input type="hidden" name="read" value={newest} />
          <Button type="submit" size="sm" variant="quiet" loading={read.state !== 'idle'}>
            <CheckCheck aria-hidden />
            {words.readAll}
          </Button>
        </read.Form>
      )}
      {code && (
        <p role="alert" className="basis-full text-right text-danger">
          {errorText(code, language)}
        </p>
      )}
    </div>
  )
}

/** Whether what was marked at a time can still be taken back; not counted while a request is on its way. */
function useOffered(at: string | undefined, isIdle: boolean): boolean {
  const [over, setOver] = useState<string>()
  useEffect(() => {
    if (at === undefined || !isIdle) return
    const timer = setTimeout(setOver, UNDO_MS, at)
    return () => clearTimeout(timer)
  }, [at, isIdle])
  return at !== undefined && at !== over
}
