import { useEffect } from 'react'

/** Shows the print button of a page that was rendered on the server, and makes it print. */
export function usePrinter(page: unknown): void {
  useEffect(() => {
    const button = page ? document.querySelector<HTMLElement>('[data-printer]') : null
    if (!button) return
    button.style.visibility = 'inherit'
    button.onclick = () => print()
  }, [page])
}
