import { attempt } from '@sauda/sdk'
import { CONTENT_SHAPES, listContent, reorderContent } from '@sauda/sdk/content-editor'
import * as paths from '@sauda/sdk/paths'
import { data, type RouterContextProvider } from 'react-router'
import { failureFrom } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import { textOf } from '../forms/text-of.ts'
import { setOf } from './load-item.ts'
import { orderAfter } from './order.ts'

type Asked = {
  request: Request
  params: { set?: string }
  context: Readonly<RouterContextProvider>
}

/** Loads the entries of a set; a single text has a page instead. */
export async function loadSet({ request: { signal }, url, params, context }: Asked & { url: URL }) {
  const set = setOf(params.set)
  const { items, error } = await listContent(visitOf(context).portal, set, { signal })
  if (CONTENT_SHAPES[set].isSingle && !error) {
    throw localRedirect(context, paths.contentItem(set, items[0]?.id ?? 'new'))
  }
  return { set, items, error: error?.code ?? null, deleted: url.searchParams.has('deleted') }
}

/** Puts the set in the order that a form asks for. */
export async function actOnSet({ request, params, context }: Asked) {
  const set = setOf(params.set)
  const form = await formOf({ request, context })
  const seen = textOf(form, 'seen').split(',').map(Number)
  const ids = orderAfter(seen, form)
  if (!ids) throw data(null, { status: 400 })
  const result = await attempt(reorderContent(visitOf(context).portal, { set, seen, ids }))
  if (result.ok) {
    const moved = Number.parseInt(textOf(form, 'move') || textOf(form, 'drag'), 10)
    return data({ moved })
  }
  const { failure, status } = failureFrom(result.error)
  // The page is loaded again with the order of somebody else.
  return data(failure, { status: failure.code === 'changed_meanwhile' ? 200 : status })
}
