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
    const concerns =
      news.event === 'connected'
        ? news.again
        : news.event === 'part_request'
          ? id === undefined || news.id === id
          : news.event === 'notification' &&
            news.notification.user_request_id !== undefined &&
            (id === undefined || news.notification.user_request_id.id === id)
    if (!concerns) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void revalidate(), SETTLE_MS)
  })
}
