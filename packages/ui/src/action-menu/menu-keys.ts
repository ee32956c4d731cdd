import { MENU_ITEMS } from './use-closing-menu.ts'

/** Returns the item that a key moves to; the list wraps around. */
export function nextPlace(key: string, at: number, length: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % length
    case 'ArrowUp':
      return at <= 0 ? length - 1 : at - 1
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return null
  }
}

/**
 * Handles a key: moves the focus among a menu's items and opens the menu first. Returns whether the key was handled.
 */
export function moveByKey(menu: HTMLDetailsElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>(MENU_ITEMS)]
  const at = items.findIndex((item) => item.matches(':focus'))
  const place = items.length > 0 ? nextPlace(key, at, items.length) : null
  // On the button itself Home and End scroll the page.
  if (place === null || (at === -1 && !key.startsWith('Arrow'))) return false
  menu.open = true
  items[place]?.focus()
  return true
}
