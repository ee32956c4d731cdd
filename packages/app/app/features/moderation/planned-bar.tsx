import type { PlannedPublication } from '@sauda/sdk/ads'
import { inLanguage, type Moment } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, cn, Kbd, useHydrated } from '@sauda/ui'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Form, useLocation, useRevalidator } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { sayNews } from '../../shell/messages.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { plannedWords } from './planned-words.ts'
import { queueFilter, queueSearch } from './queue-view.ts'
import { decisionsOfPage, forgetLast, isIdle, undoWhenPlanned } from './sent-decision.ts'
import { undoAnswer } from './undo-answer.ts'
import { UndoTime } from './undo-time.tsx'
import { useKeyOf, useShortcuts } from './use-shortcuts.ts'

/** The server publishes at the second, and the page learns of it a moment later. */
const LATER_MS = 700

/** How long the page waits before it looks once more for a publication that is late. */
const LATE_MS = 10_000

/** Long enough for a screen reader to notice an empty region. */
const SAID_AFTER_MS = 150

type PlannedBarProps = {
  planned: readonly PlannedPublication[]
  now: Moment
  /** How high it stands above what is at the bottom of the page. */
  className?: string
}

/** The publications that a moderator can still undo, on the pages where one comes after a decision. */
export function PlannedBar({ planned, now, className }: PlannedBarProps) {
  const words = useWords(plannedWords)
  const language = useLanguage()
  const localPath = useLocalPath()
  const { search } = useLocation()
  const shortcut = useKeyOf()('undo')
  const hydrated = useHydrated()
  useLookAgain(planned, now)
  const last = planned.at(-1)
  const lastTitle = last && inLanguage(last, 'title', language)
  const said = useSaid(last ? `${words.title}: ${lastTitle}` : '')

  useShortcuts({
    undo: () => {
      const { sending, last: decided } = decisionsOfPage()
      const answer = undoAnswer({ sending, last: decided, isPlanned: last !== undefined })
      if (answer === 'undo') undoLast()
      if (answer === 'wait') undoWhenPlanned()
      if (answer !== 'tell') return
      sayNews(lastTitle === undefined || sending ? words.final : words.finalBut(lastTitle))
      // The moderator knows now what the key undoes.
      if (!sending) forgetLast()
    },
  })

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <section
        aria-label={words.title}
        className={cn(
          'fixed inset-x-4 bottom-20 z-20 grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden sm:right-auto sm:left-6 sm:w-96',
          className,
        )}
      >
        {planned.map((ad, at) => {
          const title = inLanguage(ad, 'title', language)
          return (
            <Form
              key={ad.id}
              method="post"
              // While another decision is on its way the bar does not show it yet.
              onSubmit={(event) => isIdle() || event.preventDefault()}
              action={localPath(
                paths.adConfirm(ad.id) + queueSearch(queueFilter(new URLSearchParams(search))),
              )}
              className="flex items-center gap-3 rounded-3 bg-deep py-2.5 pr-2.5 pl-4 text-deep-text text-row shadow-3"
            >
              <RenderedFor />
              <input type="hidden" name="act" value="undo" />
              {hydrated && <UndoTime until={ad.publish_at} now={now} />}
              <p className="min-w-0 flex-1">
                <span className="block text-deep-muted text-xs">{words.title}</span>
                <span className="block truncate font-strong">{title}</span>
              </p>
              {/* The key is beside the button: a button's visible text has to be a part of its name. */}
              <span className="flex items-center gap-2">
                {shortcut && at === planned.length - 1 && (
                  <Kbd aria-hidden className="border-deep-line bg-deep-raised text-deep-text max-nav:hidden">
                    {shortcut}
                  </Kbd>
                )}
                <Button
                  type="submit"
                  variant="deep"
                  size="sm"
                  aria-label={words.undoOf(title)}
                  data-undo={at === planned.length - 1 || undefined}
                  aria-keyshortcuts={at === planned.length - 1 ? shortcut : undefined}
                >
                  <Undo2 aria-hidden />
                  {words.undo}
                </Button>
              </span>
            </Form>
          )
        })}
      </section>
    </>
  )
}

/** Presses the button that undoes the last publication, if there is one. */
function undoLast(): void {
  document.querySelector<HTMLButtonElement>('[data-undo]')?.click()
}

/** Returns the text a moment after it was rendered: screen readers announce only what changes in a region they know. */
function useSaid(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSaid, SAID_AFTER_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return said
}

/** Loads the page's data again once the next publication is due, until it has taken effect. */
function useLookAgain(planned: readonly PlannedPublication[], now: Moment): void {
  const { revalidate } = useRevalidator()
  const due = planned[0]?.publish_at
  useEffect(() => {
    if (due === undefined) return
    const left = Math.max(0, new Date(due).getTime() - new Date(now).getTime())
    const timer = setTimeout(() => void revalidate(), left > 0 ? left + LATER_MS : LATE_MS)
    return () => clearTimeout(timer)
  }, [due, now, revalidate])
}
