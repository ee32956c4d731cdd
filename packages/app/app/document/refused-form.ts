import { errorText, type Language, localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { shellWords } from '../shell/words.ts'
import { escapeHtml } from './last-resort.ts'

/** The page for a form that was posted from another site: the user did not mean to send it. */
export function refusedForm(language: Language): Response {
  const { failures } = shellWords[language]
  const text = escapeHtml(errorText('cross_site', language))
  const page = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sauda</title></head>
<body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>${text}</h1>
<p><a href="${localPath(paths.home, language)}">${escapeHtml(failures.home)}</a></p>
</body>
</html>`
  return new Response(page, { status: 403, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
