import { ContentPage, type ContentPageData } from '../../features/content/content-page.tsx'
import { readRules } from '../../features/content/read-rules.ts'
import { FilingRulesPage } from '../../features/content/rule-pages.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import type { Route } from './+types/filing-rules.ts'

export const middleware = [requireGuard('guest')]

export async function loader(args: Route.LoaderArgs): Promise<ContentPageData> {
  const { rules, query, words } = await readRules(args)
  return {
    title: words.filingTitle,
    description: words.filingDescription,
    hidden: true,
    page: renderPart(args, 'page', <FilingRulesPage rules={rules} query={query} />),
  }
}

/** How to file an ad. */
export default function FilingRules({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
