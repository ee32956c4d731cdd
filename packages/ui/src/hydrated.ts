import { useSyncExternalStore } from 'react'

const nothingToWatch = () => () => {}

/** False on the server and during hydration, then true: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  )
}
