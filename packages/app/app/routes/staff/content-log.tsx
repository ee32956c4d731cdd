import { ActLog } from '../../features/content-desk/act-log.tsx'
import { loadActs } from '../../features/content-desk/load-acts.ts'
import type { Route } from './+types/content-log.ts'

export function loader(args: Route.LoaderArgs) {
  return loadActs(args)
}

/** Who changed what of the content, and when. */
export default function ContentLogPage({ loaderData }: Route.ComponentProps) {
  return <ActLog log={loaderData} />
}
