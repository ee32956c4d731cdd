import { type Letter, PORTAL } from './letter.ts'
import { asHtml } from './letter-html.ts'

/**
 * Renders an e-mail as HTML and as plain text with the same content. Tables and inline styles, because mail programs
 * support little else.
 */
export function layOut(letter: Letter): { subject: string; text: string; html: string } {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) }
}

function asText(letter: Letter): string {
  const { heading, greeting = [], paragraphs, code = [], afterwards = [], button, footer } = letter
  const link = button ? [`${button.label}:\n${button.href}`] : []
  const parts = [heading, greeting, paragraphs, code, afterwards, link, `--\n${PORTAL}. ${footer}`]
  return parts.flat().join('\n\n')
}
