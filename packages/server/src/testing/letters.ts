import { expect, vi } from 'vitest'
import type { LyingLetter } from '../platform/mail/letter-box.ts'
import type { TestServer } from './test-server.ts'

const SOON = 20_000

/** The letters to an address that lie in the data folder, the newest first. */
export async function lettersTo(
  { server }: Pick<TestServer, 'server'>,
  email: string,
): Promise<LyingLetter[]> {
  const { letters = [] } = (await server.deps.letterBox?.list(1000)) ?? {}
  return letters.filter(({ to }) => to === email)
}

/** Waits until so many letters have come to an address; the newest of them. */
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

/** The code of the nth letter to an address. */
export async function codeTo(test: Pick<TestServer, 'server'>, email: string, nth = 1): Promise<string> {
  const { text } = await letterTo(test, email, nth)
  return /^\d{6}$/m.exec(text)?.[0] ?? ''
}

/** The token of the link in the nth letter to an address. */
export async function linkTokenTo(test: Pick<TestServer, 'server'>, email: string, nth = 1): Promise<string> {
  const { text } = await letterTo(test, email, nth)
  return /\/link\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
}

/** Waits until no job of this name is left to do. */
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
