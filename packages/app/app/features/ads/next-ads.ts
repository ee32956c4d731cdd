import { createPortal } from '@sauda/sdk'
import { type AdPageRequest, adPage } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'

/** A page of ads asked for by the browser itself. A part of its own, so that a page's first load goes without it. */
export function nextAds(request: AdPageRequest, language: Language) {
  return adPage(createPortal({ baseUrl: '', language }), request)
}
