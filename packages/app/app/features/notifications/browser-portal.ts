import { createPortal, type Portal } from '@sauda/sdk'
import { useState } from 'react'
import { useLanguage } from '../../language/language-context.tsx'

/** The portal as the browser itself asks it, with its own cookie. */
export function useBrowserPortal(): Portal {
  const language = useLanguage()
  // A page speaks one language as long as it lives.
  const [portal] = useState(() => createPortal({ baseUrl: '', language }))
  return portal
}
