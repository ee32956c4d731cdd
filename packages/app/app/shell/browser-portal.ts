import { createPortal, type Portal } from '@sauda/sdk'
import { useState } from 'react'
import { useLanguage } from '../language/language-context.tsx'

/** The SDK client of the browser, which sends the user's own cookie. */
export function useBrowserPortal(): Portal {
  const language = useLanguage()
  // The language never changes during the lifetime of a page.
  const [portal] = useState(() => createPortal({ baseUrl: '', language }))
  return portal
}
