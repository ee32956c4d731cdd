import { createPortal } from '@sauda/sdk'
import type { Language } from '@sauda/sdk/language'
import type { ReactNode } from 'react'
import { renderPart } from './server-part.server.tsx'
import { testVisit } from './test-visit.ts'

const ORIGIN = 'http://127.0.0.1:1'

/** For tests: the HTML of what a loader renders of a page. */
export function testPart(content: ReactNode, language: Language = 'ru'): string {
  const portal = createPortal({ baseUrl: ORIGIN, language })
  const { context } = testVisit(portal, { language, isData: true })
  return renderPart({ url: new URL(ORIGIN), context }, 'part', content).html ?? ''
}
