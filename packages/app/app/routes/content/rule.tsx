import * as paths from '@sauda/sdk/paths'
import { ContentPage, type ContentPageData } from '../../features/content/content-page.tsx'
import { readRules } from '../../features/content/read-rules.ts'
import { WholeRulesPage } from '../../features/content/rule-pages.tsx'
import { type Described, trailFound } from '../../features/found/heads.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import type { Route } from './+types/rule.ts'

export async function loader(args: Route.LoaderArgs): Promise<ContentPageData & Pick<Described, 'found'>> {
  const { rules, query, words, place } = await readRules(args)
  return {
    title: words.wholeTitle,
    description: words.wholeDescription,
    hidden: query.preview ?? false,
    found: trailFound(
      [
        { to: paths.rules, name: words.title },
        { to: paths.rule, name: words.wholeTitle },
      ],
      place,
    ),
    page: renderPart(args, 'page', <WholeRulesPage rules={rules} query={query} />),
  }
}

/** The rules of the centre in full. */
export default function WholeRules({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
