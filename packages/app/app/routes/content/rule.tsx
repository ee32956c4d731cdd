import { listRules } from '@sauda/sdk/content'
import { contentQuery } from '../../features/content/content-query.ts'
import { WholeRulesPage } from '../../features/content/rule-pages.tsx'
import { usePrinter } from '../../features/content/use-printer.ts'
import { contentWords } from '../../features/content/words.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { renderPart } from '../../shell/server-part.server.tsx'
import { ServerPart } from '../../shell/server-part.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/rule.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  const query = await contentQuery({ url, context })
  const { items } = await listRules(portal, query)
  const words = contentWords[language]
  return {
    title: words.rules.wholeTitle,
    description: words.rules.wholeDescription,
    hidden: query.preview ?? false,
    page: renderPart({ url, context }, 'page', <WholeRulesPage rules={items} query={query} />),
  }
}

/** The rules of the centre in full. */
export default function WholeRules({ loaderData }: Route.ComponentProps) {
  const { title, hidden, page } = loaderData
  usePrinter(page)
  return (
    <>
      <DocumentHead title={title} hidden={hidden} />
      <ServerPart part={page} />
    </>
  )
}
