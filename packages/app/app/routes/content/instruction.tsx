import { isStaff } from '@sauda/sdk/access'
import { listInstructions } from '@sauda/sdk/content'
import { ContentPage, type ContentPageData } from '../../features/content/content-page.tsx'
import { contentQuery } from '../../features/content/content-query.ts'
import { InstructionsPage } from '../../features/content/rule-pages.tsx'
import { contentWords } from '../../features/content/words.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { listed } from '../../shell/answered.ts'
import { requireGuard } from '../../shell/guard.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/instruction.ts'

export const middleware = [requireGuard('dashboard')]

export async function loader(args: Route.LoaderArgs): Promise<ContentPageData> {
  const { portal, language } = visitOf(args.context)
  const query = await contentQuery(args)
  const [items, { role_id }] = await Promise.all([
    listed(listInstructions(portal, query)),
    signedIn(args.context),
  ])
  // Tenants are shown what is written for them, and staff everything.
  const own = items.filter(({ audience }) => audience === 'tenant' || isStaff(role_id))
  return {
    title: contentWords[language].instructions.title,
    hidden: true,
    page: renderPart(args, 'page', <InstructionsPage instructions={own} query={query} />),
  }
}

/** How tenants and staff work with the portal. */
export default function Instructions({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
