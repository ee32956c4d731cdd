import { randomBytes, randomUUID } from 'node:crypto'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { deliver, type PostDeps } from '../../platform/mail/post.ts'
import type { Deps } from '../deps.ts'
import { codeHmac, newCode } from './code.ts'
import { CODE_MINUTES } from './code-limits.ts'
import { type AddressOwner, findAddressOwner, findWaiting, keepCode } from './code-queries.ts'
import type { Flow } from './flow-queries.ts'
import { alreadyRegisteredLetter } from './letters/already-registered.ts'
import { codeLetter } from './letters/code.ts'

export const SEND_CODE = 'send-access-code'

type SendCodeDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'> & PostDeps

interface Asked {
  flow_id: number
  /** Which of the flow's codes it is. */
  asked_at: string
}

type Waiting = Pick<Flow, 'id' | 'purpose' | 'email' | 'language'>

/**
 * Makes a code and hands its letter to the mail server itself: the code is never at rest, not even in a job. Run again, it
 * makes a new one. Whose address it is, is found out only here.
 */
export function sendCodeJob(deps: SendCodeDeps): Job {
  return defineJob(SEND_CODE, (asked: Asked) => sendCode(deps, asked))
}

async function sendCode(deps: SendCodeDeps, asked: Asked): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const askedAt = new Date(asked.asked_at)
  const flow = await findWaiting(db, asked.flow_id, { askedAt, now })
  if (!flow) return
  const owner = await findAddressOwner(db, flow.email)
  const fresh = newCode()
  const hmac = await codeHmac(db, flow, fresh)
  const code = getsCode(flow, owner) ? fresh : null
  const kept = await keepCode(db, flow.id, {
    askedAt,
    // Where no code goes out, no guess is right, and all else is as if one had.
    hmac: code === null ? randomBytes(hmac.length) : hmac,
    expires: new Date(now.getTime() + CODE_MINUTES * 60_000),
    userId: flow.purpose === 'restore' && code !== null ? (owner?.id ?? null) : null,
  })
  const letter = letterOf(deps, flow, owner, code)
  if (kept && letter) await deliver(deps, { id: randomUUID(), to: flow.email, ...letter })
}

/** A new address gets a code to register with, a known one to restore its access. */
function getsCode({ purpose }: Waiting, owner: AddressOwner | undefined): boolean {
  return purpose === 'registration' ? !owner : owner !== undefined && !owner.blocked
}

function letterOf(
  { publicUrl }: SendCodeDeps,
  { purpose, language }: Waiting,
  owner: AddressOwner | undefined,
  code: string | null,
): Omit<Mail, 'to'> | null {
  if (code !== null) {
    const isRestore = purpose === 'restore'
    return codeLetter({ code, purpose: isRestore ? 'restore' : 'registration' }, owner?.language ?? language)
  }
  if (purpose === 'restore' || !owner) return null
  return alreadyRegisteredLetter({ name: owner.name, publicUrl }, owner.language)
}
