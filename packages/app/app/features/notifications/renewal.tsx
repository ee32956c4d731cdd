import { errorText, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { useLayoutEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import type { Renewed } from './renew.ts'
import { inboxWords } from './words.ts'

/** A button that renews an ad and is replaced by the result. Without scripts the page is rendered again with it. */
export function Renewal({ id }: { id: number }) {
  const inbox = useWords(inboxWords)
  const language = useLanguage()
  const localPath = useLocalPath()
  const fetcher = useFetcher<Renewed>()
  const sent = useActionData<Renewed>()
  const result = fetcher.data ?? (sent?.renewed === id ? sent : undefined)
  const isDone = result !== undefined && result.code === undefined
  const line = useRef<HTMLParagraphElement>(null)

  // The pressed button is gone, and the focus would be lost with it.
  useLayoutEffect(() => {
    if (isDone && document.activeElement === document.body) line.current?.focus()
  }, [isDone])

  return (
    <>
      <p ref={line} tabIndex={-1} role="status" className="text-sm font-strong text-positive">
        {isDone && (result.until ? inbox.renewed(longDate(result.until, language)) : inbox.resubmitted)}
      </p>
      {!isDone && (
        <fetcher.Form method="post" action={localPath(paths.notifications)}>
          <RenderedFor />
          {result?.code && (
            <p role="alert" className="mb-1.5 text-sm text-danger">
              {errorText(result.code, language)}
            </p>
          )}
          <input type="hidden" name="renew" value={id} />
          <Button type="submit" size="sm" variant="soft" loading={fetcher.state !== 'idle'}>
            {inbox.renew}
          </Button>
        </fetcher.Form>
      )}
    </>
  )
}
