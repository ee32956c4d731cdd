import { useLayoutEffect } from 'react'
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router'

/**
 * After a navigation the page stands at the hash's target, gliding there, or else at the top; going back restores
 * the place (spec §2). React Router does the scrolling, this only says whether it glides.
 */
export function Scroll() {
  const { hash, key } = useLocation()
  const glides = useNavigationType() !== 'POP' && hash !== ''
  // Runs before ScrollRestoration's own effect, since it stands before it.
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
  }, [on])
  return null
}
