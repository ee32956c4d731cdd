import { createPortal } from '@sauda/sdk'
import { type AdPageRequest, adPage } from '@sauda/sdk/ads'
import type { Language } from '@sauda/sdk/language'

/** Requests a page of ads from the browser. A separate chunk, so that the first load of a page does without it. */
export function nextAds(request: AdPageRequest, language: Language) {
  return adPage(createPortal({ baseUrl: '', language }), request)
}
