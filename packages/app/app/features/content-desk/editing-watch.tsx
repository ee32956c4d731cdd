import { contentActPage } from '@sauda/sdk/content-editor'
import { AlertDialog, Button } from '@sauda/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { clashWords } from './clash-words.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

type EditingWatchProps = {
  /** Null for a new entry. */
  id: number | null
  /** The newest version that the form's editor has seen. */
  seen: number
  isUnsaved: () => boolean
  /** Stores what was typed. */
  keep: () => void
  /** Forgets what was typed. */
  forget: () => void
  /** Shows the newest version beside what is typed. */
  onShow: () => void
}

/** What goes on around a form that somebody writes in. */
export function EditingWatch({ id, seen, onShow, ...unsaved }: EditingWatchProps) {
  return (
    <>
      {id !== null && <NewerNotice id={id} seen={seen} onShow={onShow} />}
      <AskUnsaved {...unsaved} />
    </>
  )
}

/** Links to the same page in the other language, or to a sign-in that leads back: the text is kept. */
const KEEPING = 'a[hreflang], a[data-keeps-typed]'

/** Whether a click follows one of these links in this tab. */
function leadsTo({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, links: string): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null
  return (
    link !== null && link.target !== '_blank' && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
  )
}

/** The question before unsaved texts are left. */
function AskUnsaved({ isUnsaved, keep, forget }: Pick<EditingWatchProps, 'isUnsaved' | 'keep' | 'forget'>) {
  const words = useWords(clashWords)
  const isKept = useRef(false)
  const question = useLeaveQuestion(() => !isKept.current && isUnsaved())
  const latest = useRef({ isUnsaved, keep })
  latest.current = { isUnsaved, keep }
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const ask = (event: BeforeUnloadEvent) => {
      if (!isKept.current && latest.current.isUnsaved()) event.preventDefault()
    }
    const look = (event: MouseEvent) => {
      isKept.current = leadsTo(event, KEEPING)
      if (isKept.current) latest.current.keep()
    }
    const write = () => {
      isKept.current = false
    }
    addEventListener('beforeunload', ask, { signal })
    addEventListener('click', look, { signal, capture: true })
    addEventListener('input', write, { signal })
    return () => stop.abort()
  }, [])
  if (!question) return null
  return (
    <AlertDialog
      open
      title={words.leaveTitle}
      description={words.leaveHelp}
      cancel={words.stay}
      confirm={words.leave}
      danger
      onConfirm={(event) => {
        // It closes with the page.
        event.preventDefault()
        forget()
        question.leave()
      }}
      onOpenChange={(open) => !open && question.stay()}
    />
  )
}

/** How often the log is asked for a newer version, while the page is looked at. */
const EVERY = 20_000

type News = { name: string; version: number | null }

/** Says quietly that somebody else has saved a newer version, or has deleted the entry. */
function NewerNotice({ id, seen, onShow }: Pick<EditingWatchProps, 'seen' | 'onShow'> & { id: number }) {
  const words = useWords(clashWords)
  const portal = useBrowserPortal()
  const [news, setNews] = useState<News | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    // Coming back to a tab is two events.
    let isAsking = false
    async function look() {
      if (isAsking || document.hidden) return
      isAsking = true
      const { items } = await contentActPage(portal, { id, limit: 10 }, { signal })
      isAsking = false
      const act = items.find(({ version, action }) =>
        action === 'delete' ? true : (action === 'save' || action === 'restore') && (version ?? 0) > seen,
      )
      if (act && !signal.aborted)
        setNews({
          name: act.by?.name ?? words.somebody,
          version: act.action === 'delete' ? null : act.version,
        })
    }
    void look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look, { signal })
    addEventListener('focus', look, { signal })
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [portal, id, seen, words])
  const shown = news && (news.version === null || news.version > seen) ? news : null
  return (
    // Screen readers announce what appears in a region that is there already.
    <div
      role="status"
      className={
        shown
          ? 'flex flex-wrap items-center justify-between gap-3 rounded-3 bg-info-soft px-5 py-3'
          : 'sr-only'
      }
    >
      {shown && (
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-strong text-info wrap-anywhere">
            {shown.version === null ? words.gone(shown.name) : words.newer(shown.name, shown.version)}
          </p>
          <p className="text-sm">{shown.version === null ? words.goneHelp : words.newerHelp}</p>
        </div>
      )}
      {shown && shown.version !== null && (
        <Button size="sm" variant="quiet" onClick={onShow}>
          {words.show}
        </Button>
      )}
    </div>
  )
}
