import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { CentreTextPage } from '../../features/content/centre-text.tsx'
import { CENTRE_TEXTS, centreTextAt, versionOf } from '../../features/content/centre-texts.ts'
import { ContentPage, type ContentPageData } from '../../features/content/content-page.tsx'
import { contentQuery } from '../../features/content/content-query.ts'
import { toldIn } from '../../features/content/told.tsx'
import { contentWords } from '../../features/content/words.ts'
import { answered } from '../../shell/answered.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/text.ts'

/** A policy or the rules of the path; `?version=3` is an earlier publication. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<ContentPageData> {
  const { portal, language } = visitOf(context)
  const { path, read } = CENTRE_TEXTS[centreTextAt(splitPath(url.pathname).path)]
  const query = await contentQuery({ url, context })
  const version = versionOf(url.searchParams)
  const text = await answered(read(portal, { ...query, version }))
  const words = contentWords[language]
  return {
    title: toldIn(text, 'title', language)?.text ?? '',
    description: toldIn(text, 'lead', language)?.text,
    // Earlier versions are not for search engines.
    hidden: (query.preview ?? false) || version !== undefined,
    page: renderPart(
      { url, context },
      'page',
      <CentreTextPage
        text={text}
        path={path}
        query={query}
        above={[{ to: paths.rules, name: words.rules.title }]}
      />,
    ),
  }
}

export default function Text({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
