import { commands } from 'vitest/browser'
import type { Sent, Trouble } from './commands.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    cleanBrowser(): Promise<void>
    troubleRequests(pattern: string, trouble: Trouble): Promise<void>
    settleRequests(pattern: string): Promise<void>
    sentRequests(pattern: string): Promise<Sent[]>
    demoSignIn(role: number): Promise<{ email: string; password: string }>
    forgetCookies(): Promise<void>
    loseAnswers(url: string, after: number, hangs: boolean): Promise<void>
    findAnswers(): Promise<void>
    touchScreen(isTouched: boolean): Promise<void>
    callAs(login: string, password: string, path: string, body?: object): Promise<unknown>
    lettersTo(address: string): Promise<string[]>
  }
}

/** Holds back requests whose address matches; returns what lets them go. */
export async function holdBack(pattern: RegExp): Promise<() => Promise<void>> {
  return trouble(pattern, { kind: 'held' })
}

/** Loses requests whose address matches, as without a connection; returns what ends that. */
export async function lose(pattern: RegExp): Promise<() => Promise<void>> {
  return trouble(pattern, { kind: 'lost' })
}

/** Answers requests whose address matches in the name of the server; returns what ends that. */
export async function answerWith(
  pattern: RegExp,
  answer: Omit<Extract<Trouble, { kind: 'answered' }>, 'kind'>,
): Promise<() => Promise<void>> {
  return trouble(pattern, { kind: 'answered', ...answer })
}

/**
 * Keeps answers from the page from now on, except the first `after`: the server has done what was asked. The connection
 * breaks, or the page waits while it `hangs`. The address may contain `*`. Returns what ends that.
 */
export async function loseAnswers(
  url: string,
  { after = 0, hangs = false }: { after?: number; hangs?: boolean } = {},
): Promise<() => Promise<void>> {
  await commands.loseAnswers(url, after, hangs)
  return () => commands.findAnswers()
}

/** The requests since the test began whose address matches. */
export function sentTo(pattern: RegExp): Promise<Sent[]> {
  return commands.sentRequests(pattern.source)
}

async function trouble({ source }: RegExp, kind: Trouble) {
  await commands.troubleRequests(source, kind)
  return () => commands.settleRequests(source)
}

/** Lets the page believe that there is no connection, or that there is one again. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
