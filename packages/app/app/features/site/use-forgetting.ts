import { attempt } from '@sauda/sdk'
import { me, type User } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { useEffect } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { dataRouter } from '../../shell/data-router.ts'
import { forgetOwn } from './forget-own.ts'

/**
 * Forgets what is kept for a user whom a form of the page has signed out. Who stays on the page, or whose request fails, is
 * still signed in and loses nothing.
 */
export function useForgetting(user: User): void {
  const portal = useBrowserPortal()

  useEffect(() => {
    let isLeaving = false
    const stop = dataRouter()?.subscribe(({ navigation: { state, formAction } }) => {
      if (state !== 'idle') isLeaving = formAction?.endsWith(paths.signOut) ?? false
    })
    return () => {
      stop?.()
      if (!isLeaving) return
      void attempt(me(portal)).then((now) => {
        if (now.ok && now.value?.id !== user.id) void forgetOwn(user)
      })
    }
  }, [portal, user])
}
