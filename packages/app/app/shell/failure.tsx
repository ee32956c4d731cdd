import * as paths from '@sauda/sdk/paths'
import { Button, ErrorPage, useHydrated } from '@sauda/ui'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useWords } from '../language/language-context.tsx'
import { LocalLink } from '../language/local-link.tsx'
import { isChunkFailure, onChunkFailure } from './chunk-failure.ts'
import { DocumentHead } from './document-head.tsx'
import { failureOf } from './failure-of.ts'
import { useFailedProgress } from './progress.tsx'
import { shellWords } from './words.ts'

/**
 * Replaces a page that failed (spec §8): the error's message and status, an explanation in the user's language, and a
 * way on.
 */
export function Failure({ error }: { error: unknown }) {
  const { failures } = useWords(shellWords)
  const { status, message, offline } = failureOf(error)
  const fail = useFailedProgress()
  // A page that was opened as a document had no loading bar that could fail; another failure may replace it.
  const hydrated = useHydrated()
  const [opened] = useState(hydrated ? null : { error })
  const ledHere = error !== opened?.error
  useEffect(() => {
    if (ledHere) fail()
  }, [ledHere, fail])

  useKeptPage(offline && ledHere)
  if (offline)
    return <Interrupted title={message || failures.offline} help={!message && failures.offlineHelp} />
  if (isChunkFailure(error)) return <Interrupted title={failures.old} />
  return (
    <ErrorPage status={status} message={<span lang="en">{message}</span>} homeLink={<Home />}>
      <DocumentHead title={message} hidden />
      {status === 404 || status === 403 ? failures[status] : failures[500]}
    </ErrorPage>
  )
}

/** Opens a page that could not be loaded as it was kept, if it was: the service worker answers with it. */
function useKeptPage(isLost: boolean) {
  useEffect(() => {
    if (isLost && 'caches' in window)
      void caches.match(location.href).then((kept) => kept && location.reload())
  }, [isLost])
}

/** Replaces the pages while the requested one cannot be loaded because its module is missing. */
export function OrMissing({ children }: { children: ReactNode }) {
  const { failures } = useWords(shellWords)
  const { key } = useLocation()
  const [missingAt, setMissingAt] = useState<string>()
  const fail = useFailedProgress()
  useEffect(
    () =>
      onChunkFailure(() => {
        setMissingAt(key)
        fail()
      }),
    [key, fail],
  )
  if (missingAt !== key) return children
  return navigator.onLine ? (
    <Interrupted title={failures.old} />
  ) : (
    <Interrupted title={failures.offline} help={failures.offlineHelp} />
  )
}

/** Offers to try again what failed to load. */
function Interrupted({ title, help }: { title: string; help?: ReactNode }) {
  return (
    <ErrorPage status={503} message={title} homeLink={<Again />}>
      <DocumentHead title={title} hidden />
      {help}
    </ErrorPage>
  )
}

function Home() {
  const { failures } = useWords(shellWords)
  return (
    <Button asChild>
      <LocalLink to={paths.home}>{failures.home}</LocalLink>
    </Button>
  )
}

/** Requests the page as a new document; while the portal does not respond, this one stays. */
function Again() {
  const { failures } = useWords(shellWords)
  const here = useLocation()
  const { pathname, search } = useNavigation().location ?? here
  const href = pathname + search
  const fail = useFailedProgress()

  async function onClick(event: MouseEvent) {
    event.preventDefault()
    try {
      await fetch(href, { method: 'HEAD', cache: 'no-store' })
      location.assign(href)
    } catch {
      fail()
    }
  }

  return (
    <Button asChild>
      <a href={href} onClick={onClick}>
        {failures.retry}
      </a>
    </Button>
  )
}
