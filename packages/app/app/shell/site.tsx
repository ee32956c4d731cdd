import { Outlet } from 'react-router'
import type { Route } from './+types/site.ts'
import { Failure } from './failure.tsx'

/** The layout route of all pages: an error in one of them is shown within the site's frame. */
export default function Site() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />
}
