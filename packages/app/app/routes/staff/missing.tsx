import { can } from '@sauda/sdk/access'
import { partMissing } from '@sauda/sdk/part-requests'
import { data } from 'react-router'
import { readDictionaries } from '../../features/ads/dictionaries.ts'
import { MissingPage } from '../../features/missing/missing-page.tsx'
import { missingRequest, readMissing } from '../../features/missing/missing-query.ts'
import { missingWords } from '../../features/missing/missing-words.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/missing.ts'

export const middleware = [requireGuard('dashboard')]

export async function loader({ request: { signal }, url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  if (!can(await signedIn(context), 'requests.moderate')) throw data(null, { status: 403 })
  const query = readMissing(url.searchParams)
  const [{ items, total, error }, { brands, parts }] = await Promise.all([
    partMissing(portal, missingRequest(query), { signal }),
    readDictionaries(portal, language),
  ])
  return {
    query,
    items,
    total,
    error: error?.code ?? null,
    brands,
    parts: parts.map(({ id, name }) => ({ id, name })),
    now: new Date().toISOString(),
  }
}

/** What is missing in the centre, for staff. */
export default function Missing({ loaderData }: Route.ComponentProps) {
  const { title } = useWords(missingWords)
  return (
    <>
      <DocumentHead title={title} hidden />
      <MissingPage {...loaderData} />
    </>
  )
}
