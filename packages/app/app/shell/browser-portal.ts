import { createPortal, type Portal } from '@sauda/sdk'
import { useState } from 'react'
import { useLanguage } from '../language/language-context.tsx'

/** The SDK in the browser: the page's own host, signed in by its cookie. For what a page asks without a loader. */
export function useBrowserPortal(): Portal {
  const language = useLanguage()
  const [portal] = useState(() => createPortal({ baseUrl: '', language }))
  return portal
}
