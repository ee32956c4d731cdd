import type { User } from '@sauda/sdk/access'
import { useMerging } from '../hearts/use-merging.ts'
import { Bell } from '../notifications/bell.tsx'
import { LiveConnection } from './live-connection.tsx'

/** The header's tools for a signed-in user. */
export function OwnTools({ user }: { user: User }) {
  useMerging(user)
  return (
    <>
      <LiveConnection />
      <Bell user={user} />
    </>
  )
}
