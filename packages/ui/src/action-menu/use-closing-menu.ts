import { type RefObject, useEffect } from 'react'

/** What a menu is made of: links, and buttons that can be pressed. */
export const MENU_ITEMS = 'a[href], button:not(:disabled)'

/**
 * Lets a native `details` behave as a menu once scripts are there: Escape closes it and gives focus back, and so do,
 * without focus, a press outside or on one of its items, and focus that goes elsewhere. A menu within is closed first.
 */
export function useClosingMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (returnFocus: boolean) => {
      if (!menu.current?.open) return
      menu.current.open = false
      if (returnFocus) menu.current.querySelector('summary')?.focus()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // Which of two menus hears it first depends on which came to the page first.
      if (event.key !== 'Escape' || event.defaultPrevented || !menu.current?.open) return
      if (menu.current.querySelector('details[open]')) return
      event.preventDefault()
      close(true)
    }
    const onTouch = ({ target, type }: Event) => {
      if (!(target instanceof Element)) return
      // An item closes it too, since the page may change without being loaded anew.
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
