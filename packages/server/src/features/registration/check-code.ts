import { normalCode } from '@sauda/sdk/access'
import type { Tokens } from '../../contract/call.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import { Refusal } from '../../refusal.ts'
import type { Deps } from '../deps.ts'
import { codeHmac, isSameCode } from './code.ts'
import { CODE_TRIES } from './code-limits.ts'
import { isCodeOld, takeCodeTry, useCode } from './code-queries.ts'
import type { AccessFlow, Flow } from './flow-queries.ts'
import { existingView, flowEnd } from './flows.ts'
import { forgivePauses } from './mailbox.ts'
import { requireFlow } from './require-flow.ts'

type CheckDeps = Pick<Deps, 'db' | 'clock'>

// Of one flow: a neighbour behind the same address has flows of their own. Wrong codes end a code long before.
const CHECKS = { limit: 60, windowSeconds: 3600 }

/** Checks the code of the caller's flow; the right one opens the next step and is used up. */
export async function checkCode(
  deps: CheckDeps,
  typed: string,
  { flow: kept }: { flow: Tokens['flow'] },
): Promise<AccessFlow> {
  const flow = await requireFlow(deps, kept.token, 'codeCheck')
  await hitOrRefuse(deps.db, deps.clock, `code:check:${flow.id}`, CHECKS)
  const code = normalCode(typed)
  // What is no code costs no try.
  if (code === null) throw no('code_wrong')
  const expires = await prove(deps, flow, code)
  if (kept.token !== null) kept.set(kept.token, expires)
  return existingView(deps, kept.token)
}

/** @returns when the flow, which goes on for longer now, is over */
async function prove({ db, clock }: CheckDeps, flow: Flow, code: string): Promise<Date> {
  const now = clock.now()
  const hmac = await codeHmac(db, flow, code)
  const taken = await takeCodeTry(db, flow.id, { limit: CODE_TRIES, now })
  if (!taken) throw no((await isCodeOld(db, flow.id, now)) ? 'code_expired' : 'code_used_up')
  const expires = flowEnd(now)
  // Compared in constant time; used only if nobody has used or replaced it meanwhile.
  if (isSameCode(taken.code_hmac, hmac) && (await useCode(db, flow.id, { hmac, now, expires }))) {
    await forgivePauses(db, flow.email)
    return expires
  }
  throw no(taken.tries < CODE_TRIES ? 'code_wrong' : 'code_used_up')
}

function no(code: 'code_wrong' | 'code_expired' | 'code_used_up'): Refusal {
  return new Refusal('invalid', { errors: { code: [code] } })
}
