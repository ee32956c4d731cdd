import { errorText, type Language } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { shellWords } from '../shell/words.ts'
import { plainPage } from './plain-page.ts'

/** The page for a form that was posted from another site: the user did not mean to send it. */
export function refusedForm(language: Language): Response {
  const { failures } = shellWords[language]
  const link = { to: paths.home, text: failures.home }
  return plainPage(language, 403, { text: errorText('cross_site', language), link })
}
