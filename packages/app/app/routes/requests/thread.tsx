import { attempt, newIdempotencyKey } from '@sauda/sdk'
import { localPath, splitPath } from '@sauda/sdk/language'
import { partMessages, readPartMessages } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { redirect } from 'react-router'
import { actInThread } from '../../features/part-requests/part-talk.ts'
import { ThreadPage } from '../../features/part-requests/thread-page.tsx'
import { partThreadWords } from '../../features/part-requests/thread-words.ts'
import { useWords } from '../../language/language-context.tsx'
import { answered, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { isOpened } from '../../shell/is-opened.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/thread.ts'

export const middleware = [requireGuard('guest')]

/** Where the thread's request is: the asker's cabinet, or the list of the shop. */
function listAt(pathname: string) {
  const { path } = splitPath(pathname)
  const cabinets = [paths.ownRequests(paths.profile), paths.ownRequests(paths.account)] as const
  return cabinets.find((cabinet) => path.startsWith(`${cabinet}/`)) ?? paths.adsRequests
}

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const answer = idOf(params.answer)
  const before = url.searchParams.get('before')
  const thread = await answered(
    partMessages(portal, answer, before === null ? {} : { before: idOf(before) }, { signal: request.signal }),
  )
  const list = listAt(url.pathname)
  const last = thread.messages.findLast(({ own }) => !own)
  if (thread.unread > 0 && last && isOpened(request)) await attempt(readPartMessages(portal, answer, last.id))
  return {
    thread,
    backTo: `${list}/${thread.request_id}`,
    here: paths.partThread(list, thread.request_id, answer),
    isShop: list === paths.adsRequests,
    isGiving: url.searchParams.has('give'),
    isEarlier: before !== null,
    now: new Date().toISOString(),
    formKey: newIdempotencyKey(),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { portal, language } = visitOf(context)
  const answer = idOf(params.answer)
  const failed = await actInThread(portal, answer, await formOf({ request, context }))
  if (failed) return failed
  const here = paths.partThread(listAt(url.pathname), idOf(params.id), answer)
  throw redirect(localPath(here, language), 303)
}

/** The thread of an asker with one shop, beside its answer. */
export default function Thread({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(partThreadWords)
  const { thread, isShop } = loaderData
  const page = <ThreadPage {...loaderData} failure={actionData ?? undefined} />
  return (
    <>
      <DocumentHead title={words.title(thread.other)} hidden />
      {isShop ? <div className="page-wrap py-8 md:py-10">{page}</div> : page}
    </>
  )
}
