import { useSyncExternalStore } from 'react'
import { formQuery } from '../ads/catalogue-address.ts'

/** Whether the form of a search field sends only its text: no brand or other filter, and no other order. */
export function useIsAlone({ form }: HTMLInputElement): boolean {
  return useSyncExternalStore(
    (changed) => {
      form?.addEventListener('change', changed)
      return () => form?.removeEventListener('change', changed)
    },
    () => form === null || Object.keys(formQuery(form)).every((name) => name === 'q'),
  )
}
