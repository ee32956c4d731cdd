import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router'
import type { ActionFailure } from './answered.ts'
import { isNoAnswer } from './failure-of.ts'

type Results = Record<string, DataStrategyResult>

/**
 * A form that could not be sent stays on the page with all that was typed: the missing answer becomes the action's
 * own refusal, with the code `network`, instead of an error page.
 */
export const keepForms: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  return request.method === 'GET' ? results : withoutLostAnswers(results)
}

/** Replaces the results that say that no answer came. */
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

/** React Router wraps what an action threw as if it were data. */
function thrownIn(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'data' in result ? result.data : result
}
