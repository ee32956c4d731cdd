type Preventable = Pick<Event, 'preventDefault'>

/**
 * Hands an address on by the device's own menu, or copies it, when the summary of `details` is pressed. Where neither is
 * allowed, and without scripts, `details` unfolds and shows the address to select. Returns whether the address was handed
 * on or copied.
 */
export async function handOn(
  event: Preventable,
  details: HTMLDetailsElement,
  page: { title: string; url: string },
  onCopied: () => void,
): Promise<boolean> {
  if (details.open) return false
  event.preventDefault()
  try {
    if (typeof navigator.share === 'function') await navigator.share(page)
    else {
      await navigator.clipboard.writeText(page.url)
      onCopied()
    }
    return true
  } catch (error) {
    // The user has closed the menu.
    if (error instanceof DOMException && error.name === 'AbortError') return false
    details.open = true
    return false
  }
}
