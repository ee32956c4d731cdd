import type { RouterContextProvider } from 'react-router'
import type { WordsOf } from '../language/in-both.ts'
import { cookieLine, readCookie } from './cookies.ts'
import type { ToldEvent } from './data-layer.ts'
import { noticeWords } from './notice-words.ts'
import { localRedirect, visitOf } from './visit.ts'

type Texts = WordsOf<typeof noticeWords>

/** A message for the next page: a success or a refusal. */
export type Notice = keyof Texts['notices'] | keyof Texts['refusals']

/** A message as the next page shows it. */
export type NoticeLine = {
  readonly text: string
  readonly tone: 'positive' | 'warning'
  /** What the data layer is told with it. */
  readonly event?: ToldEvent
}

const EVENTS: Partial<Record<string, ToldEvent>> = { registered: 'registration', handed_in: 'ad_handed_in' }

const COOKIE = 'notice'
const SECONDS = 30

/** Redirects to a page that shows a message once: a toast, or a line at the top without scripts. */
export function redirectWithNotice(
  context: Readonly<RouterContextProvider>,
  path: string,
  notice: Notice,
): Response {
  leaveNotice(context, notice)
  return localRedirect(context, path)
}

/** Sets a message that the next page shows once. */
export function leaveNotice(context: Readonly<RouterContextProvider>, notice: Notice): void {
  visitOf(context).setCookie(cookieLine(COOKIE, notice, SECONDS))
}

/** Returns the message that the previous page has left, if any, and removes it. */
export function takeNotice(request: Request, context: Readonly<RouterContextProvider>): NoticeLine | null {
  const code = readCookie(request.headers, COOKIE)
  if (code === null) return null
  const { language, setCookie } = visitOf(context)
  setCookie(cookieLine(COOKIE, '', 0))
  const { notices, refusals } = noticeWords[language]
  if (isOneOf(code, notices)) {
    const event = EVENTS[code]
    return { text: notices[code], tone: 'positive', ...(event && { event }) }
  }
  if (isOneOf(code, refusals)) return { text: refusals[code], tone: 'warning' }
  return null
}

function isOneOf<Codes extends object>(code: string, texts: Codes): code is string & keyof Codes {
  return Object.hasOwn(texts, code)
}
