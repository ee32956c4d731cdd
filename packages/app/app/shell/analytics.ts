import { cookieLine, readCookie } from './cookies.ts'

/** What is configured: the data layer alone, or with the script of a third party and the hosts that it needs. */
export type AnalyticsSettings = { readonly script?: string; readonly hosts: readonly string[] }

export const ANSWERS = ['yes', 'no'] as const

export type Answer = (typeof ANSWERS)[number]

/** Analytics as a visitor sees it: whether they were asked, and the script that a consent loads. */
export type Analytics = { readonly answer: Answer | 'ask'; readonly script: string | null }

const COOKIE = 'analytics'

/** Half a year: then the question is asked again, whatever the answer was. */
const SECONDS = 182 * 24 * 60 * 60

export function isAnswer(value: unknown): value is Answer {
  return ANSWERS.some((answer) => answer === value)
}

/**
 * Returns what a visitor has answered. Null without analytics, and for a browser that asks not to be tracked: then
 * nobody is asked, and nothing is measured.
 */
export function analyticsOf(headers: Headers, settings: AnalyticsSettings | null): Analytics | null {
  if (!settings || headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return null
  const answer = readCookie(headers, COOKIE)
  return { answer: isAnswer(answer) ? answer : 'ask', script: settings.script ?? null }
}

/** The `Set-Cookie` line that keeps an answer. */
export function answerCookie(answer: Answer): string {
  return cookieLine(COOKIE, answer, SECONDS)
}

/** The hosts that the content security policy allows besides: none before a consent. */
export function hostsOf(headers: Headers, settings: AnalyticsSettings | null): readonly string[] {
  if (!settings?.script || analyticsOf(headers, settings)?.answer !== 'yes') return []
  return [...new Set([new URL(settings.script).origin, ...settings.hosts])]
}
