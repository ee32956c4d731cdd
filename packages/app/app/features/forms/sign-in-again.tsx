import * as paths from '@sauda/sdk/paths'
import { TextLink, useHydrated } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { formWords } from './words.ts'

/** The session ended while the user was typing; the text is kept in the browser. `to` is the page to return to. */
export function SignInAgain({ to }: { to: string }) {
  const words = useWords(formWords)
  // Before scripts load the typed text exists only in this page, so signing in must not replace it.
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
