type Preventable = Pick<Event, 'preventDefault'>

/**
 * Hands an address on by the device's own menu, or copies it, when the summary of `details` is pressed. Where neither is
 * allowed, and without scripts, `details` unfolds and shows the address to select.
 */
export async function handOn(
  event: Preventable,
  details: HTMLDetailsElement,
  page: { title: string; url: string },
  onCopied: () => void,
): Promise<void> {
  if (details.open) return
  event.preventDefault()
  try {
    if (typeof navigator.share === 'function') await navigator.share(page)
    else {
      await navigator.clipboard.writeText(page.url)
      onCopied()
    }
  } catch (error) {
    // The user has closed the menu.
    if (error instanceof DOMException && error.name === 'AbortError') return
    details.open = true
  }
}
