import { useRevalidator } from 'react-router'
import { useLive } from '../live/live-context.tsx'
import { useRecount } from '../live/use-recount.ts'

/** Loads a page again when an ad came into the queue of the moderators or left it, once for all that happen together. */
export function useFreshQueue(isShown: boolean): void {
  const loadSoon = useRecount(useRevalidator().revalidate)

  useLive((news) => {
    if (isShown && (news.event === 'queue' || (news.event === 'connected' && news.again))) loadSoon()
  })
}
