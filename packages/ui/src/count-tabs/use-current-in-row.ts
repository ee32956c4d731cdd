import { type RefObject, useEffect, useRef } from 'react'

/** The width in pixels over which a row fades at the edge of a phone. */
const FADE = 16

/**
 * For a row of links that scrolls sideways: scrolls it to the current one, which has `aria-current`, when it is shown and when
 * another one becomes the current one.
 */
export function useCurrentInRow<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null)
  const shown = useRef<Element>(null)

  // Without dependencies: a layout keeps its row while the current one changes.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (!row.current || !current || current === shown.current) return
    shown.current = current
    // Scrolls only the row; `scrollIntoView` would scroll the page as well.
    const { left, width } = row.current.getBoundingClientRect()
    const place = current.getBoundingClientRect()
    if (place.left < left + FADE || place.right > left + width - FADE)
      row.current.scrollLeft += place.left - left - FADE
  })

  return row
}
