import * as paths from '@sauda/sdk/paths'
import { TextLink, useHydrated } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { formWords } from './words.ts'

/** The session ended while somebody wrote: what was typed waits in the browser. `to` is the page it goes on at. */
export function SignInAgain({ to }: { to: string }) {
  const words = useWords(formWords)
  // Before scripts load what was typed stands in this page alone, so signing in must not take its place.
  const target = useHydrated() ? undefined : '_blank'
  return (
    <p>
      {words.sessionGone}{' '}
      <TextLink asChild>
        <LocalLink data-keeps-typed target={target} to={paths.loginThen(to)}>
          {words.signIn}
        </LocalLink>
      </TextLink>
    </p>
  )
}
