import { useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'

/**
 * Scrolls smoothly to the target of a hash; other navigations start at the top, and going back restores the position
 * (spec §2). React Router does the scrolling; this only sets whether it is smooth.
 */
export function Scroll() {
  const { hash, key } = useLocation()
  const glides = useNavigationType() !== 'POP' && hash !== ''
  // Runs before ScrollRestoration's own effect, because it is rendered before it.
  return (
    <>
      <Glide key={key} on={glides} />
      <ScrollRestoration />
    </>
  )
}

function Glide({ on }: { on: boolean }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (on) dataset.scroll = 'smooth'
    else delete dataset.scroll
    // For the data layer, which is loaded after a consent, and for the note on a kept page.
    dispatchEvent(new Event('sauda:page'))
  }, [on])
  return null
}
