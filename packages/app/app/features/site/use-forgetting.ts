import type { User } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { useEffect } from 'react'
import { forgetOwn } from './forget-own.ts'

/** Forgets what is kept for a user when any form of the page signs them out. */
export function useForgetting(user: User): void {
  useEffect(() => {
    let isLeaving = false
    const hear = ({ target }: SubmitEvent) => {
      const isSignOut = target instanceof Element && target.getAttribute('action')?.endsWith(paths.signOut)
      if (!isSignOut) return
      isLeaving = true
      forgetOwn(user)
    }
    addEventListener('submit', hear, true)
    return () => {
      removeEventListener('submit', hear, true)
      // A text that was typed just before may have been stored while the answer was on its way.
      if (isLeaving) forgetOwn(user)
    }
  }, [user])
}
