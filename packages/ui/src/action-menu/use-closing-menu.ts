import { type RefObject, useEffect } from 'react'

/** The items of a menu: links and enabled buttons. */
export const MENU_ITEMS = 'a[href], button:not(:disabled)'

/**
 * Makes a native `details` behave as a menu once scripts have loaded. Escape closes it and returns the focus; a press
 * outside, a press on an item and moving the focus elsewhere close it. A nested menu is closed first.
 */
export function useClosingMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (returnFocus: boolean) => {
      if (!menu.current?.open) return
      menu.current.open = false
      if (returnFocus) menu.current.querySelector('summary')?.focus()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // Which of two menus receives the event first depends on which was mounted first.
      if (event.key !== 'Escape' || event.defaultPrevented || !menu.current?.open) return
      if (menu.current.querySelector('details[open]')) return
      event.preventDefault()
      close(true)
    }
    const onTouch = ({ target, type }: Event) => {
      if (!(target instanceof Element)) return
      // An item closes it too, since the page may change without a reload.
      const outside = !menu.current?.contains(target)
      if (outside || (type === 'click' && target.closest(MENU_ITEMS))) close(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', onTouch)
    document.addEventListener('focusin', onTouch)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', onTouch)
      document.removeEventListener('focusin', onTouch)
    }
  }, [menu])
}
