import * as paths from '@sauda/sdk/paths'
import { ContentPage, type ContentPageData } from '../../features/content/content-page.tsx'
import { readRules } from '../../features/content/read-rules.ts'
import { RulesPage } from '../../features/content/rule-pages.tsx'
import { type Described, trailFound } from '../../features/found/heads.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import type { Route } from './+types/rules.ts'

export async function loader(args: Route.LoaderArgs): Promise<ContentPageData & Pick<Described, 'found'>> {
  const { rules, query, words, place } = await readRules(args)
  return {
    title: words.title,
    description: words.description,
    hidden: query.preview ?? false,
    found: trailFound([{ to: paths.rules, name: words.title }], place),
    page: renderPart(args, 'page', <RulesPage rules={rules} query={query} />),
  }
}

/** The overview of all rules. */
export default function Rules({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
