import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useLive } from '../live/live-context.tsx'

/** Answers often come together: they are loaded once for all that come meanwhile. */
const SETTLE_MS = 400

/** Loads the page again when something about part requests happens somewhere else; about one of them with its `id`. */
export function useRequestNews(id?: number): void {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive((news) => {
    const about =
      news.event === 'part_request'
        ? news.id
        : news.event === 'notification'
          ? news.notification.user_request_id?.id
          : undefined
    const concerns = about !== undefined && (id === undefined || about === id)
    // Also the first connection: what happened since the page was loaded was told to nobody.
    if (!concerns && news.event !== 'connected') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void revalidate(), SETTLE_MS)
  })
}
