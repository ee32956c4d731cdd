import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../platform/database/transaction.ts'
import { waitAfter } from '../../platform/limiter.ts'
import { secretOf } from '../../platform/secret-queries.ts'
import { LETTER_PAUSES } from './code-limits.ts'
import type { Flow } from './flow-queries.ts'

const KEY = 'access-codes'

/** Six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Returns the stored form of a code, valid for this flow and its purpose only. */
export async function codeHmac(
  db: Db,
  { id, purpose }: Pick<Flow, 'id' | 'purpose'>,
  code: string,
): Promise<Buffer> {
  return createHmac('sha256', await secretOf(db, KEY))
    .update(`${id}:${purpose}:${code}`)
    .digest()
}

export function isSameCode(kept: Buffer | null, typed: Buffer): boolean {
  return kept !== null && timingSafeEqual(kept, typed)
}

/**
 * Returns the seconds until the next code may be requested. Counts only requests of this flow, which its client knows
 * anyway; equals the mailbox's pause if nobody else has requested a code.
 */
export function secondsToResend(
  { code_asked_at, asks }: Pick<Flow, 'code_asked_at' | 'asks'>,
  now: Date,
): number {
  if (!code_asked_at) return 0
  const passed = (now.getTime() - code_asked_at.getTime()) / 1000
  return Math.max(0, Math.ceil(waitAfter(asks, LETTER_PAUSES) - passed))
}
