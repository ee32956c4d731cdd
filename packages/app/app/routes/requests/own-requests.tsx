import { OwnList } from '../../features/own-requests/own-list.tsx'
import { ownRequestWords } from '../../features/own-requests/own-words.ts'
import { requestsShown, requestsUpTo } from '../../features/part-requests/requests-up-to.ts'
import { useRequestNews } from '../../features/part-requests/use-request-news.ts'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/own-requests.ts'

const TABS = ['open', 'closed'] as const

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = await signedIn(context)
  const asked = url.searchParams.get('tab')
  const tab = TABS.find((one) => one === asked) ?? null
  const shown = requestsShown(url.searchParams)
  const filter = { list: 'own' as const, ...(tab && { tab }) }
  const list = await requestsUpTo(visitOf(context).portal, filter, shown, request.signal)
  return { home: cabinetOf(user), list, tab, now: new Date().toISOString() }
}

/** The user's own part requests. */
export default function OwnRequestsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(ownRequestWords)
  useRequestNews()
  return (
    <>
      <DocumentHead title={words.title} hidden />
      <OwnList {...loaderData} />
    </>
  )
}
