import { expect, vi } from 'vitest'
import type { LyingLetter } from '../platform/mail/letter-box.ts'
import type { TestServer } from './test-server.ts'

const SOON = 20_000

/** Returns the e-mails to an address that are stored in the data folder, newest first. */
export async function lettersTo(
  { server }: Pick<TestServer, 'server'>,
  email: string,
): Promise<LyingLetter[]> {
  const { letters = [] } = (await server.deps.letterBox?.list(1000)) ?? {}
  return letters.filter(({ to }) => to === email)
}

/** Waits until an address has received so many e-mails; returns the newest. */
export async function letterTo(
  test: Pick<TestServer, 'server'>,
  email: string,
  nth = 1,
): Promise<LyingLetter> {
  const letters = await vi.waitFor(
    async () => {
      const come = await lettersTo(test, email)
      expect(come.length).toBeGreaterThanOrEqual(nth)
      return come
    },
    { timeout: SOON, interval: 50 },
  )
  const [newest] = letters
  if (!newest) throw new Error(`no letter to ${email}`)
  return newest
}

/** Returns the code in the nth e-mail to an address. */
export async function codeTo(test: Pick<TestServer, 'server'>, email: string, nth = 1): Promise<string> {
  const { text } = await letterTo(test, email, nth)
  return /^\d{6}$/m.exec(text)?.[0] ?? ''
}

/** Returns the token of the link in the nth e-mail to an address. */
export async function linkTokenTo(test: Pick<TestServer, 'server'>, email: string, nth = 1): Promise<string> {
  const { text } = await letterTo(test, email, nth)
  return /\/link\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
}

/** Waits until no job of this name is left. */
export async function jobsDone({ database }: Pick<TestServer, 'database'>, name: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await database.query(
        "select from pgboss.job where name = $1 and state not in ('completed', 'failed')",
        [name],
      )
      expect(rows).toEqual([])
    },
    { timeout: SOON, interval: 50 },
  )
}
