import type { User } from '@sauda/sdk/access'
import { Bell } from '../notifications/bell.tsx'
import { LiveConnection } from './live-connection.tsx'

/** What the header holds for who has signed in. */
export function OwnTools({ user }: { user: User }) {
  return (
    <>
      <LiveConnection />
      <Bell user={user} />
    </>
  )
}
