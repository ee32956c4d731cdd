import type { User } from '@sauda/sdk/access'
import { Bell } from '../notifications/bell.tsx'
import { LiveConnection } from './live-connection.tsx'

/** The header's tools for a signed-in user. */
export function OwnTools({ user }: { user: User }) {
  return (
    <>
      <LiveConnection />
      <Bell user={user} />
    </>
  )
}
