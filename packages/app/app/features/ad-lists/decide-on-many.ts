import { attempt } from '@sauda/sdk'
import { type AdBulkResult, type AdListName, bulkAds } from '@sauda/sdk/ads'
import { data } from 'react-router'
import { failureFrom } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import { readChosen } from './chosen-ads.ts'
import { BULK_ACTIONS, type BulkOutcome, type Decided } from './lists.ts'
import { type Asked, listed } from './load-list.ts'

/** The most ads that the API accepts in one call. */
const AT_A_TIME = 100

/** Publishes or archives the ads that were selected in a list. */
export async function decideOnMany(list: AdListName, asked: Asked) {
  const form = await formOf(asked)
  const action = BULK_ACTIONS.find((one) => one === form.get('bulk'))
  const chosen = readChosen(form.getAll('ads'))
  if (!action || chosen.length === 0) return data({ code: 'invalid' } satisfies BulkOutcome, { status: 422 })
  // Ads that are done leave the list, so their titles are read first.
  const { items } = await listed(list, asked)
  const results: AdBulkResult[] = []
  for (let at = 0; at < chosen.length; at += AT_A_TIME) {
    const part = chosen.slice(at, at + AT_A_TIME)
    const ids = part.map(({ id }) => id)
    const versions = part.map(({ version }) => version)
    const answer = await attempt(bulkAds(visitOf(asked.context).portal, { action, ids, versions }))
    if (!answer.ok && results.length === 0) {
      const { failure, status } = failureFrom(answer.error)
      return data(failure satisfies BulkOutcome, { status })
    }
    results.push(...(answer.ok ? answer.value : ids.map((id) => notDone(id, answer.error.code))))
  }
  const decided = results.map(({ id, ok, code }): Decided => {
    const card = items.find((one) => one.id === id)
    return {
      id,
      title: card?.title ?? null,
      title_kk: card?.title_kk ?? null,
      code: ok ? null : (code ?? 'internal'),
    }
  })
  return data({ action, decided } satisfies BulkOutcome)
}

function notDone(id: number, code: string): AdBulkResult {
  return { id, ok: false, code }
}
