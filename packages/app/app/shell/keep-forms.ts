import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router'
import type { ActionFailure } from './answered.ts'
import { isNoAnswer } from './failure-of.ts'

type Results = Record<string, DataStrategyResult>

/**
 * Keeps a form that could not be sent on the page with everything that was typed: the missing response becomes an error
 * response of the action, with the code `network`, instead of an error page.
 */
export const keepForms: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  return request.method === 'GET' ? results : withoutLostAnswers(results)
}

/** Replaces results that mean that there was no response. */
export function withoutLostAnswers(results: Results): Results {
  const failure: ActionFailure = { code: 'network' }
  const kept = Object.entries(results).map(([id, it]): [string, DataStrategyResult] => [
    id,
    it.type === 'error' && isNoAnswer(thrownIn(it.result))
      ? { type: 'data', result: data(failure, { status: 503 }) }
      : it,
  ])
  return Object.fromEntries(kept)
}

/** React Router wraps what an action threw in `data`. */
function thrownIn(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : result
}
