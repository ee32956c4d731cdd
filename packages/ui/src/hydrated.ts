import { useSyncExternalStore } from 'react'

const nothingToWatch = () => () => {}

/** False on the server and while its HTML is being taken over, true ever after: for what only scripts can offer. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  )
}
