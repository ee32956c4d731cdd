import type { Language } from '@sauda/sdk/language'

/** The content of an e-mail, from top to bottom. */
export interface Letter {
  language: Language
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** A code to type elsewhere, shown large on its own line, followed by an explanation. */
  code?: string
  afterwards?: readonly string[]
  /** `otherwise` precedes the button's address, for mail programs that show no button. */
  button?: { label: string; href: string; otherwise: string }
  /** In small print at the end. */
  footer: string
}

const INK = '#0e1b1d'
const QUIET = '#52636a'
const PAPER = '#f4f6f5'
const ACCENT = '#00646e'
const FONT = "'Golos Text', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"

/**
 * Renders an e-mail as HTML and as plain text with the same content. Tables and inline styles, because mail programs
 * support little else.
 */
export function layOut(letter: Letter): { subject: string; text: string; html: string } {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) }
}

function asText({ heading, paragraphs, code, afterwards = [], button, footer }: Letter): string {
  const link = button ? [`${button.label}:\n${button.href}`] : []
  const alone = code ? [code] : []
  return [heading, ...paragraphs, ...alone, ...afterwards, ...link, `--\n${footer}`].join('\n\n')
}

function asHtml(letter: Letter): string {
  const { language, subject, heading, paragraphs, code, afterwards = [], button, footer } = letter
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:32px;font:16px/1.5 ${FONT};color:${INK}">
<h1 style="margin:0 0 20px;font:600 24px/1.25 ${FONT}">${escaped(heading)}</h1>
${paragraphsAsHtml(paragraphs)}
${code ? codeAsHtml(code) : ''}${paragraphsAsHtml(afterwards)}
${button ? buttonAsHtml(button) : ''}</td></tr>
</table>
<p style="max-width:560px;margin:16px auto 0;font:13px/1.5 ${FONT};color:${QUIET}">${escaped(footer)}</p>
</td></tr>
</table>
</body>
</html>
`
}

function paragraphsAsHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')
}

function codeAsHtml(code: string): string {
  return `<p style="margin:0 0 16px;font:600 32px/1.25 ${FONT};letter-spacing:6px">${escaped(code)}</p>
`
}

function buttonAsHtml({ label, href, otherwise }: Required<Letter>['button']): string {
  const address = escaped(href)
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${ACCENT};color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0;font-size:14px;color:${QUIET}">${escaped(otherwise)}<br><a href="${address}" style="color:${QUIET};word-break:break-all">${address}</a></p>
`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
