import { randomBytes, randomUUID } from 'node:crypto'
import { type Trx, withTransaction } from '../../platform/database/transaction.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { deliver, type PostDeps } from '../../platform/mail/post.ts'
import { newToken, tokenHash } from '../../platform/tokens.ts'
import type { Deps } from '../deps.ts'
import { codeHmac, newCode } from './code.ts'
import { CODE_MINUTES, LINK_HOURS } from './code-limits.ts'
import {
  type AddressOwner,
  type AskingFlow,
  findAddressOwner,
  findAskingFlow,
  keepCode,
  keepOldCode,
} from './code-queries.ts'
import { alreadyRegisteredLetter } from './letters/already-registered.ts'
import { codeLetter } from './letters/code.ts'
import { type Asking, findLinkOf, keepLink } from './link-queries.ts'
import { takeLetter } from './mailbox.ts'

export const SEND_CODE = 'send-access-code'

type SendCodeDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'> & PostDeps

interface Asked {
  flow_id: number
  /** Identifies one of the flow's e-mails. */
  asked_at: string
}

/** An e-mail ready to be sent. */
interface Outgoing {
  email: string
  letter: Omit<Mail, 'to'>
}

/** What is requested: a code for a flow in progress, or the e-mail of a flow that has ended. */
type Wish = Pick<AskingFlow, 'purpose' | 'email' | 'language'>

/**
 * Creates the code and the link of an e-mail and sends it directly: neither is ever stored in clear text, not even in a
 * job. A retry creates new ones. Only here is it found out whose address it is, and whether an e-mail may be sent now.
 */
export function sendCodeJob(deps: SendCodeDeps): Job {
  return defineJob(SEND_CODE, (asked: Asked) => sendCode(deps, asked))
}

async function sendCode(deps: SendCodeDeps, { flow_id: flowId, asked_at }: Asked): Promise<void> {
  const asking = { flowId, askedAt: new Date(asked_at) }
  const outgoing = await withTransaction(deps.db, (trx) => makeLetter(deps, trx, asking))
  if (!outgoing) return
  const { email, letter } = outgoing
  await deliver(deps, { id: randomUUID(), to: email, ...letter })
}

async function makeLetter(
  { clock, publicUrl }: SendCodeDeps,
  trx: Trx,
  asking: Asking,
): Promise<Outgoing | null> {
  const now = clock.now()
  // An e-mail that was begun has already started the mailbox's pause, so it is sent even if its flow has ended
  // meanwhile.
  const begun = await findLinkOf(trx, asking)
  const asked = await findAskingFlow(trx, asking.flowId, now)
  // The code or the link has been used, so the e-mail is no longer needed.
  if (asked?.proven_at) return null
  const isNewest = asked?.code_asked_at?.getTime() === asking.askedAt.getTime()
  const flow = begun || isNewest ? asked : undefined
  const wish: Wish | undefined = flow ?? begun
  if (!wish) return null

  const owner = await findAddressOwner(trx, wish.email)
  const expires = new Date(now.getTime() + CODE_MINUTES * 60_000)
  const hasLetter = wish.purpose === 'registration' || (owner !== undefined && !owner.blocked)
  if (hasLetter && !begun && !(await takeLetter(trx, clock, wish.email))) {
    if (flow) await keepOldCode(trx, flow.id, { otherwise: noCode(), expires })
    return null
  }

  const code = flow && getsCode(wish, owner) ? newCode() : null
  if (flow) {
    await keepCode(trx, flow.id, {
      // If no code is sent, no guess is right, but the responses are the same as if one had been sent.
      hmac: code === null ? noCode() : await codeHmac(trx, flow, code),
      expires,
      userId: flow.purpose === 'restore' && code !== null ? (owner?.id ?? null) : null,
    })
  }
  if (!hasLetter) return null
  const token = newToken()
  const link = {
    purpose: owner ? ('restore' as const) : ('registration' as const),
    email: wish.email,
    user_id: owner?.id ?? null,
    language: owner?.language ?? wish.language,
  }
  const until = new Date(now.getTime() + LINK_HOURS * 3_600_000)
  await keepLink(trx, asking, { ...link, token_hash: tokenHash(token), expires_at: until })
  const letter =
    owner && wish.purpose === 'registration'
      ? alreadyRegisteredLetter({ name: owner.name, publicUrl, token }, link.language)
      : codeLetter({ code, purpose: link.purpose, publicUrl, token }, link.language)
  return { email: wish.email, letter }
}

/** Returns whether a code is sent: to register a new address, or to reset the password of a known one. */
function getsCode({ purpose }: Wish, owner: AddressOwner | undefined): boolean {
  return purpose === 'registration' ? !owner : owner !== undefined && !owner.blocked
}

/** Stored instead of a code's HMAC when there is no code: no input has this HMAC. */
function noCode(): Buffer {
  return randomBytes(32)
}
