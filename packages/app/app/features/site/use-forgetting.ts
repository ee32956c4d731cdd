import { attempt } from '@sauda/sdk'
import { me, type User } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { forgetOwn } from './forget-own.ts'

/**
 * Forgets what is kept for a user whom a form of the page has signed out. Who stays on the page, or whose request fails, is
 * still signed in and loses nothing.
 */
export function useForgetting(user: User): void {
  const portal = useBrowserPortal()
  const { formAction } = useNavigation()
  const last = useRef({ user, isLeaving: false })

  useEffect(() => {
    last.current = { user, isLeaving: formAction?.endsWith(paths.signOut) ?? false }
  }, [user, formAction])

  useEffect(() => {
    return () => {
      const { user, isLeaving } = last.current
      if (!isLeaving) return
      void attempt(me(portal)).then((now) => {
        if (now.ok && now.value?.id !== user.id) forgetOwn(user)
      })
    }
  }, [portal])
}
