import { Button, ErrorPage } from '@sauda/ui'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useWords } from '../language/language-context.tsx'
import { LocalLink } from '../language/local-link.tsx'
import { isChunkFailure, reloadOnce } from './chunk-failure.ts'
import { DocumentHead } from './document-head.tsx'
import { failureOf } from './failure-of.ts'
import { useFailedProgress } from './progress.tsx'

/**
 * The page shown instead of one that failed (spec §8): the error's own words and status, with a word in the reader's
 * language beside them and a way on.
 */
export function Failure({ error }: { error: unknown }) {
  const { failures } = useWords()
  const { status, message, offline } = failureOf(error)
  const outdated = isChunkFailure(error)
  useFailedProgress()
  useEffect(() => {
    if (outdated) reloadOnce()
  }, [outdated])

  if (offline || outdated) {
    return (
      <ErrorPage
        status={offline ? 503 : status}
        message={outdated ? failures.old : failures.offline}
        homeLink={<Again />}
      >
        <DocumentHead title={failures.offline} hidden />
        {!outdated && failures.offlineHelp}
      </ErrorPage>
    )
  }
  return (
    <ErrorPage status={status} message={<span lang="en">{message}</span>} homeLink={<Home />}>
      <DocumentHead title={message} hidden />
      {status === 404 || status === 403 ? failures[status] : failures[500]}
    </ErrorPage>
  )
}

function Home() {
  const { failures } = useWords()
  return (
    <Button asChild>
      <LocalLink to="/">{failures.home}</LocalLink>
    </Button>
  )
}

/** The same address once more: a plain link before scripts come, a navigation after. */
function Again() {
  const { failures } = useWords()
  const { pathname, search } = useLocation()
  return (
    <Button asChild>
      <Link to={pathname + search} replace>
        {failures.retry}
      </Link>
    </Button>
  )
}
