import { TextLink, useHydrated } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { STEP_PATHS } from './steps.ts'

/** The session ended while somebody wrote: the draft waits in the browser. */
export function SignInAgain() {
  const { editor } = useWords()
  // Before scripts load what was typed stands in this page alone, so signing in must not take its place.
  const target = useHydrated() ? undefined : '_blank'
  return (
    <p>
      {editor.sessionGone}{' '}
      <TextLink asChild>
        <LocalLink target={target} to={`/login?next=${encodeURIComponent(STEP_PATHS.where)}`}>
          {editor.signIn}
        </LocalLink>
      </TextLink>
    </p>
  )
}
