import * as paths from '@sauda/sdk/paths'
import { Button, ErrorPage } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { NOT_FOUND } from '../../shell/failure-of.ts'
import { shellWords } from '../../shell/words.ts'
import { contentWords } from './words.ts'

/** In place of a promotion that is not there, or was taken back. */
export function MissingPromotion() {
  const { promotions } = useWords(contentWords)
  return (
    <Missing to={paths.promotions} name={promotions.all}>
      {promotions.missing}
    </Missing>
  )
}

/** In place of a text that is not published, or of an earlier version of it; `path` is its page. */
export function MissingText({ path, isVersion }: { path: string; isVersion: boolean }) {
  const { text, rules } = useWords(contentWords)
  if (isVersion) {
    return (
      <Missing to={path} name={text.toCurrent}>
        {text.missingVersion}
      </Missing>
    )
  }
  return (
    <Missing to={paths.rules} name={rules.title}>
      {text.missing}
    </Missing>
  )
}

type MissingProps = {
  /** The page that may help instead. */
  to: string
  name: string
  children: ReactNode
}

/** The page of a missing one (spec §8), with a way to what is like it. */
function Missing({ to, name, children }: MissingProps) {
  const { failures } = useWords(shellWords)
  return (
    <ErrorPage
      status={404}
      message={<span lang="en">{NOT_FOUND}</span>}
      homeLink={
        <span className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <LocalLink to={to}>{name}</LocalLink>
          </Button>
          <Button asChild variant="quiet">
            <LocalLink to={paths.home}>{failures.home}</LocalLink>
          </Button>
        </span>
      }
    >
      {children}
    </ErrorPage>
  )
}
