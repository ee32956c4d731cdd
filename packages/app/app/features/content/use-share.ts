import { useEffect, useRef } from 'react'
import { handOn } from '../../shell/hand-on.ts'
import { sayDone } from '../../shell/messages.ts'

type Share = { title: string; url: string; copied: string }

/**
 * Returns the ref of an element whose `details[data-share]`, rendered on the server, hands the page's address on instead
 * of unfolding it.
 */
export function useShare({ title, url, copied }: Share) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = page.current
    const share = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target : null
      const details = pressed?.closest('[data-share] > summary')?.closest('details')
      if (details) void handOn(event, details, { title, url }, () => sayDone(copied))
    }
    element?.addEventListener('click', share)
    return () => element?.removeEventListener('click', share)
  }, [title, url, copied])
  return page
}
