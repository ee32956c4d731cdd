import { normalCode } from '@sauda/sdk/access'
import type { Tokens } from '../../contract/call.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { RefusalError } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { codeHmac, isSameCode } from './code.ts'
import { CODE_TRIES } from './code-limits.ts'
import { isCodeOld, takeCodeTry, useCode } from './code-queries.ts'
import type { AccessFlow, Flow } from './flow-queries.ts'
import { existingView, flowEnd } from './flows.ts'
import { forgivePauses } from './mailbox.ts'
import { requireFlow } from './require-flow.ts'

type CheckDeps = Pick<Deps, 'db' | 'clock'>

// Per flow: others behind the same address have flows of their own. A code is used up by wrong guesses long before.
const CHECKS = { limit: 60, windowSeconds: 3600 }

/** Checks the code of the client's flow. The right code opens the next step and is used up. */
export async function checkCode(
  deps: CheckDeps,
  typed: string,
  { flow: kept }: { flow: Tokens['flow'] },
): Promise<AccessFlow> {
  const flow = await requireFlow(deps, kept.token, 'codeCheck')
  await hitOrRefuse(deps.db, deps.clock, `code:check:${flow.id}`, CHECKS)
  const code = normalCode(typed)
  // Malformed input does not count as a try.
  if (code === null) throw no('code_wrong')
  const expires = await prove(deps, flow, code)
  if (kept.token !== null) kept.set(kept.token, expires)
  return existingView(deps, kept.token)
}

/** @returns the new expiry of the flow, which is extended */
async function prove({ db, clock }: CheckDeps, flow: Flow, code: string): Promise<Date> {
  const now = clock.now()
  const hmac = await codeHmac(db, flow, code)
  const taken = await takeCodeTry(db, flow.id, { limit: CODE_TRIES, now })
  if (!taken) throw no((await isCodeOld(db, flow.id, now)) ? 'code_expired' : 'code_used_up')
  const expires = flowEnd(now)
  // Compared in constant time; used up only if it has not been used or replaced meanwhile.
  if (isSameCode(taken.code_hmac, hmac) && (await useCode(db, flow.id, { hmac, now, expires }))) {
    await forgivePauses(db, flow.email)
    return expires
  }
  throw no(taken.tries < CODE_TRIES ? 'code_wrong' : 'code_used_up')
}

function no(code: 'code_wrong' | 'code_expired' | 'code_used_up'): RefusalError {
  return new RefusalError('invalid', { errors: { code: [code] } })
}
