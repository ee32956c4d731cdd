import { phoneText } from '@sauda/sdk/ads'
import type { Contact } from '@sauda/sdk/content'
import { inLanguage, type Language, localPath, longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { escapeHtml } from '../../app/document/last-resort.ts'
import { weekdayLine } from '../../app/features/rooms/weekdays.ts'
import { offlineWords } from './offline-words.ts'

/** The place of the list of kept pages, which the service worker fills in. */
const KEPT = '<!--kept-->'

const STYLE = `
:root{color-scheme:light dark;--bg:#f4f6f5;--surface:#fff;--text:#0e1b1d;--muted:#52636a;--accent:#00646e;--on:#fff}
@media(prefers-color-scheme:dark){:root{--bg:#0c1315;--surface:#152023;--text:#e8efee;--muted:#9bb0b3;--accent:#6fdde0;--on:#042327}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.5 system-ui,"Segoe UI","Noto Sans",sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem 4rem}
svg{width:2.75rem;height:2.75rem}
h1{margin:1.5rem 0 .5rem;font-size:2rem;line-height:1.15;letter-spacing:-.02em}
h2{margin:0 0 .5rem;font-size:1rem;color:var(--muted);font-weight:500}
p{margin:0 0 1.25rem;max-width:36rem}
a{color:var(--accent)}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin-bottom:2rem}
.acts a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:.75rem;background:var(--accent);color:var(--on);text-decoration:none;font-weight:600}
.acts a+a{background:none;color:var(--accent);box-shadow:inset 0 0 0 1.5px currentColor}
section{background:var(--surface);border-radius:1rem;padding:1.25rem;margin-top:1rem}
ul,dl{margin:0;padding:0;list-style:none}
li,dl div{padding:.375rem 0;overflow-wrap:anywhere}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
dd{margin:0;font-weight:600}
li a,dd a{display:inline-block;min-height:1.5rem}
small{color:var(--muted);display:block}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`

/**
 * The page without a connection: a document of its own that needs no other file. The service worker keeps it, and puts
 * the kept pages into it.
 */
export function offlinePage(contact: Contact | null, language: Language): string {
  const words = offlineWords[language]
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title} · Sauda</title><style>${STYLE}</style></head>
<body><main>
<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="9" fill="#00646e"/><path fill="#fff" d="M8 5.8h18v3.7H8zm0 4.7h7v3.7H8zm0 4.7h18v3.7H8zm11 4.7h7v3.7h-7zM8 24.6h18v3.7H8z"/></svg>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<div class="acts"><a href="">${words.again}</a><a href="${localPath(paths.home, language)}">${words.home}</a></div>
<section aria-labelledby="kept" data-kept hidden><h2 id="kept">${words.kept}</h2><ul>${KEPT}</ul></section>
${contact ? contactParts(contact, language) : ''}
</main></body>
</html>
`
}

function contactParts(contact: Contact, language: Language): string {
  const words = offlineWords[language]
  const phones = contact.phones.map((entry) =>
    row(
      inLanguage(entry, 'label', language),
      `<a href="tel:${escapeHtml(entry.phone)}">${escapeHtml(phoneText(entry.phone))}</a>`,
    ),
  )
  const hours = contact.hours.map(({ weekdays, from, to }) =>
    row(weekdayLine(weekdays, language), escapeHtml(`${from}–${to}`)),
  )
  const exceptions = contact.exceptions.map(({ date, opens, closes, ...noted }) => {
    const note = noted.note && inLanguage({ note: noted.note, note_kk: noted.note_kk }, 'note', language)
    const day = longDate(date, language)
    return row(
      note ? `${day} · ${note}` : day,
      opens && closes ? escapeHtml(`${opens}–${closes}`) : words.closed,
    )
  })
  const address = escapeHtml(inLanguage(contact, 'address', language))
  return [
    section('phones', words.phones, phones.length > 0 && `<dl>${phones.join('')}</dl>`),
    section('hours', words.hours, hours.length > 0 && `<dl>${[...hours, ...exceptions].join('')}</dl>`),
    section('address', words.address, address),
  ].join('\n')
}

function section(id: string, title: string, content: string | false): string {
  return content ? `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>` : ''
}

function row(term: string, value: string): string {
  return `<div><dt>${escapeHtml(term)}</dt><dd>${value}</dd></div>`
}
