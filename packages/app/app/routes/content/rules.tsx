import { ContentPage, type ContentPageData } from '../../features/content/content-page.tsx'
import { readRules } from '../../features/content/read-rules.ts'
import { RulesPage } from '../../features/content/rule-pages.tsx'
import { renderPart } from '../../shell/server-part.server.tsx'
import type { Route } from './+types/rules.ts'

export async function loader(args: Route.LoaderArgs): Promise<ContentPageData> {
  const { rules, query, words } = await readRules(args)
  return {
    title: words.title,
    description: words.description,
    hidden: query.preview ?? false,
    page: renderPart(args, 'page', <RulesPage rules={rules} query={query} />),
  }
}

/** The overview of all rules. */
export default function Rules({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
