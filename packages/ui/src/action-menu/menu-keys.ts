import { MENU_ITEMS } from './use-closing-menu.ts'

/** Where a key leads from an item to another one; the list is walked round. */
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

/** Moves focus by a key among a menu's items, opening it first; answers whether the key was taken. */
export function moveByKey(menu: HTMLDetailsElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>(MENU_ITEMS)]
  const at = items.findIndex((item) => item.matches(':focus'))
  const place = items.length > 0 ? nextPlace(key, at, items.length) : null
  // On the button itself Home and End are the page's.
  if (place === null || (at === -1 && !key.startsWith('Arrow'))) return false
  menu.open = true
  items[place]?.focus()
  return true
}
