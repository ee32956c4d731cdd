import type { Language } from '@sauda/sdk/language'
import type { KeptPage } from './kept-pages.ts'

/** Why a kept page is shown instead of the portal's answer. */
export type Reason = 'offline' | 'away'

const WORDS = {
  ru: {
    offline: (when: string) => `Нет сети, показана сохранённая страница от ${when}`,
    away: (when: string) => `Портал не отвечает, показана сохранённая страница от ${when}`,
    asGuest: '(без личного кабинета)',
    again: 'Повторить',
  },
  kk: {
    offline: (when: string) => `Желі жоқ, сақталған бет көрсетілді: ${when}`,
    away: (when: string) => `Портал жауап бермей тұр, сақталған бет көрсетілді: ${when}`,
    asGuest: '(жеке кабинетсіз)',
    again: 'Қайталау',
  },
} as const

/** Days and times are written in digits, which both languages read alike: `24.11.2026, 14:05`. */
export function momentText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${two(date.getDate())}.${two(date.getMonth() + 1)}.${date.getFullYear()}`
  return `${day}, ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The language of a page by its address. */
export function languageOf(url: string): Language {
  return /^\/kk(?:\/|$)/.test(new URL(url).pathname) ? 'kk' : 'ru'
}

const NOTE =
  'order:-1;display:flex;flex-wrap:wrap;justify-content:center;gap:0 1rem;padding:.5rem 1rem;text-align:center;background:var(--warning-soft,#fbedcd);color:var(--warning,#835000);font-weight:550'
const LINK = 'color:inherit;text-decoration:underline;min-height:1.5rem'

/**
 * Puts a note into a kept page: shown at its top by `app.css`, and last in the document, so that the link to the content
 * stays the first. React leaves an element of the body alone that its render does not have. The worker does not know whether
 * somebody is signed in now, so every note says that the page is as guests see it.
 */
export function withNote(
  page: string,
  { url, date, reason }: { url: string; date: Date; reason: Reason },
): string {
  const words = WORDS[languageOf(url)]
  const text = `${words[reason](momentText(date))} ${words.asGuest}`
  const note = `<output data-kept-page style="${NOTE}"><span>${text}</span><a href="" style="${LINK}">${words.again}</a></output>`
  const end = page.lastIndexOf('</body>')
  return end < 0 ? page : page.slice(0, end) + note + page.slice(end)
}

/** Puts the list of kept pages into the page that is shown without a connection. */
export function withList(page: string, kept: readonly KeptPage[]): string {
  if (kept.length === 0) return page
  // Titles are from pages, where they are escaped already. That the portal has these pages needs not be said on each line.
  const items = kept.map(
    ({ url, title, date }) =>
      `<li><a href="${url.replaceAll('&', '&amp;').replaceAll('"', '%22')}">${title.replace(/ · Sauda$/, '')}</a><small>${momentText(date)}</small></li>`,
  )
  return page.replace('data-kept hidden', 'data-kept').replace('<!--kept-->', items.join(''))
}
