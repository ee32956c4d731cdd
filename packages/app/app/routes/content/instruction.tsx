import { isStaff } from '@sauda/sdk/access'
import { listInstructions } from '@sauda/sdk/content'
import { contentQuery } from '../../features/content/content-query.ts'
import { InstructionsPage } from '../../features/content/rule-pages.tsx'
import { usePrinter } from '../../features/content/use-printer.ts'
import { contentWords } from '../../features/content/words.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { renderPart } from '../../shell/server-part.server.tsx'
import { ServerPart } from '../../shell/server-part.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/instruction.ts'

export const middleware = [requireGuard('dashboard')]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  const query = await contentQuery({ url, context })
  const [{ items }, { role_id }] = await Promise.all([listInstructions(portal, query), signedIn(context)])
  // Tenants are shown what is written for them, and staff everything.
  const own = items.filter(({ audience }) => audience === 'tenant' || isStaff(role_id))
  const words = contentWords[language]
  return {
    title: words.instructions.title,

    page: renderPart({ url, context }, 'page', <InstructionsPage instructions={own} query={query} />),
  }
}

/** How tenants and staff work with the portal. */
export default function Instructions({ loaderData }: Route.ComponentProps) {
  const { title, page } = loaderData
  usePrinter(page)
  return (
    <>
      <DocumentHead title={title} hidden />
      <ServerPart part={page} />
    </>
  )
}
