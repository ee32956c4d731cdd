import { createPortal, type Portal } from '@sauda/sdk'
import type { Language } from '@sauda/sdk/language'
import { useMemo } from 'react'
import { useLanguage } from '../language/language-context.tsx'
import { useRenderedFor } from './rendered-for.tsx'

/** Says in the headers of a call for whom its page or form was rendered; a guest's says nothing. */
export function setPerson(headers: Headers, person: string | null | undefined): void {
  if (person) headers.set('X-Portal-Person', person)
}

/** The SDK client of a page that was rendered for a person. It sends the user's own cookie. */
export function portalFor(language: Language, person: string | null | undefined): Portal {
  return createPortal({ baseUrl: '', language, onRequest: ({ headers }) => setPerson(headers, person) })
}

/** The SDK client of the browser, for the person of the page. */
export function useBrowserPortal(): Portal {
  const language = useLanguage()
  const person = useRenderedFor()
  return useMemo(() => portalFor(language, person), [language, person])
}
