import type { User } from '@sauda/sdk/access'
import { LiveConnection } from '../live/live-connection.tsx'
import { Bell } from '../notifications/bell.tsx'

/** What the header holds for who has signed in. */
export function OwnTools({ user }: { user: User }) {
  return (
    <>
      <LiveConnection />
      <Bell user={user} />
    </>
  )
}
