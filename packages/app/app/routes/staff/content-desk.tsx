import { ContentFrame } from '../../features/content-desk/content-frame.tsx'
import { requireGuard, unlessSentTo } from '../../shell/guard.ts'

export const middleware = [unlessSentTo(/^\/dashboard\/content\//, requireGuard('admin'))]

/** React Router asks the server, and so the guard, only for pages with a loader. */
export function loader() {
  return null
}

/** The administrators' pages about the texts of the centre. */
export default function ContentDesk() {
  return <ContentFrame />
}
