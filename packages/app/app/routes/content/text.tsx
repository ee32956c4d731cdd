import { attempt } from '@sauda/sdk'
import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { data } from 'react-router'
import { CentreTextPage } from '../../features/content/centre-text.tsx'
import { CENTRE_TEXTS, centreTextAt, versionOf } from '../../features/content/centre-texts.ts'
import { ContentPage } from '../../features/content/content-page.tsx'
import { contentQuery } from '../../features/content/content-query.ts'
import { MissingText } from '../../features/content/missing.tsx'
import { toldIn } from '../../features/content/told.tsx'
import { contentWords } from '../../features/content/words.ts'
import { trailFound } from '../../features/found/heads.ts'
import { answered } from '../../shell/answered.ts'
import { NOT_FOUND } from '../../shell/failure-of.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/text.ts'

/** A policy or the rules of the path; `?version=3` is an earlier publication. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { portal, language, origin } = visitOf(context)
  const { path, read } = CENTRE_TEXTS[centreTextAt(splitPath(url.pathname).path)]
  const query = await contentQuery({ url, context })
  const version = versionOf(url.searchParams)
  const isVersion = version !== undefined
  const call = read(portal, { ...query, version })
  const result = await attempt(call)
  if (!result.ok && result.error.status === 404) {
    const page = renderPart({ url, context }, 'page', <MissingText path={path} isVersion={isVersion} />)
    return data({ title: NOT_FOUND, hidden: true, page }, { status: 404 })
  }
  const text = await answered(call)
  const { rules } = contentWords[language]
  const title = toldIn(text, 'title', language)?.text ?? ''
  const above = { to: paths.rules, name: rules.title }
  return data({
    title,
    description: toldIn(text, 'lead', language)?.text ?? rules.description,
    // Earlier versions are not for search engines.
    hidden: (query.preview ?? false) || isVersion,
    found: trailFound([above, { to: path, name: title }], { language, origin }),
    page: renderPart(
      { url, context },
      'page',
      <CentreTextPage text={text} path={path} query={query} above={[above]} />,
    ),
  })
}

export default function Text({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
