import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, useHydrated } from '@sauda/ui'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { AskValues } from './ask-values.ts'
import { askWords } from './ask-words.ts'
import type { Reach } from './use-reach.ts'

type SignInToSendProps = { values: AskValues; reach: Reach }

/** The request is right; who asks has to sign in or register, and comes back to it. */
export function SignInToSend({ values, reach }: SignInToSendProps) {
  const words = useWords(askWords)
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus()
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Before scripts load the text exists only in this page.
  const target = isHydrated ? undefined : '_blank'
  const back = splitPath(pathname + search).path
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="sign-in-to-send"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-3 bg-accent-soft p-5 xs:p-6"
    >
      <h2 id="sign-in-to-send" className="text-xl">
        {words.signIn.title}
      </h2>
      <p className="font-strong wrap-anywhere">
        {values.text}
        {reach && reach.shops > 0 && <span className="font-normal"> · {words.reach.title(reach.shops)}</span>}
      </p>
      <p>{isHydrated ? words.signIn.help : words.signIn.plainHelp}</p>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <LocalLink data-keeps-typed target={target} to={paths.loginThen(back)}>
            {words.signIn.signIn}
          </LocalLink>
        </Button>
        <Button asChild variant="quiet">
          <LocalLink data-keeps-typed target={target} to={paths.registrationThen(back)}>
            {words.signIn.register}
          </LocalLink>
        </Button>
      </div>
    </section>
  )
}
