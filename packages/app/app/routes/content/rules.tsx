import { listRules } from '@sauda/sdk/content'
import { contentQuery } from '../../features/content/content-query.ts'
import { RulesPage } from '../../features/content/rule-pages.tsx'
import { contentWords } from '../../features/content/words.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { renderPart } from '../../shell/server-part.server.tsx'
import { ServerPart } from '../../shell/server-part.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/rules.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  const query = await contentQuery({ url, context })
  const { items } = await listRules(portal, query)
  const words = contentWords[language]
  return {
    title: words.rules.title,
    description: words.rules.description,
    hidden: query.preview ?? false,
    page: renderPart({ url, context }, 'page', <RulesPage rules={items} query={query} />),
  }
}

/** The overview of all rules. */
export default function Rules({ loaderData }: Route.ComponentProps) {
  const { title, hidden, page } = loaderData

  return (
    <>
      <DocumentHead title={title} hidden={hidden} />
      <ServerPart part={page} />
    </>
  )
}
