import { type Language, localPath } from '@sauda/sdk/language'
import { escapeHtml } from './last-resort.ts'

/** What a plain page says, and where its link leads: a path without language. */
export type PlainPage = { text: string; link: { to: string; text: string } }

/** A page of one sentence and a link, for answers to plain forms that no page of the portal can give. */
export function plainPage(language: Language, status: number, { text, link }: PlainPage): Response {
  const page = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sauda</title></head>
<body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>${escapeHtml(text)}</h1>
<p><a href="${escapeHtml(localPath(link.to, language))}">${escapeHtml(link.text)}</a></p>
</body>
</html>`
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
