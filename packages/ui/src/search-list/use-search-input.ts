import { useEffect, useLayoutEffect, useState } from 'react'

/** The id of the option that the arrow keys have reached; null while they are in the field. */
type Active = string | null

export type SearchInputState = {
  open: boolean
  active: Active
  setActive: (option: Active) => void
  close: () => void
}

/**
 * Makes a text field a combobox (WAI-ARIA 1.2) with the list of `listId`, without rendering it again: the field was
 * there before the list was loaded, and keeps what was typed, the caret and the focus.
 */
export function useSearchInput(
  input: HTMLInputElement,
  listId: string,
  {
    options,
    choose,
    remove,
  }: {
    options: readonly string[]
    choose: (option: string) => void
    remove: (option: string) => void
  },
): SearchInputState {
  const [open, setOpen] = useState(() => isWithin(input, document.activeElement))
  const [active, setActive] = useState<Active>(null)
  const listed = open && options.length > 0
  // An option that has left the list must not be reached again in silence when it comes back.
  if (active !== null && !options.includes(active)) setActive(null)
  const reached = listed && active !== null && options.includes(active) ? active : null

  function close() {
    setOpen(false)
    setActive(null)
  }

  function step(by: 1 | -1) {
    if (!open) return setOpen(true)
    // The field is between the last option and the first.
    const stops: readonly Active[] = [null, ...options]
    setActive(stops.at((stops.indexOf(reached) + by) % stops.length) ?? null)
  }

  /** What a key does; undefined for those that the field handles itself. */
  function actOf(key: string): (() => void) | undefined {
    if (key === 'ArrowDown') return () => step(1)
    if (key === 'ArrowUp') return () => step(-1)
    if (key === 'Escape') return open ? close : undefined
    if (reached === null) return undefined
    if (key === 'Home') return () => setActive(options[0] ?? null)
    if (key === 'End') return () => setActive(options.at(-1) ?? null)
    if (key === 'Enter') return () => choose(reached)
    if (key === 'Delete') return () => remove(reached)
    return undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const act = actOf(event.key)
    if (!act) return
    event.preventDefault()
    act()
  }

  // Before the list is drawn: a key that is pressed at once must reach the handler of the newest render.
  useLayoutEffect(() => {
    const root = rootOf(input)
    const { form } = input
    const show = () => setOpen(true)
    const showAnew = () => {
      setOpen(true)
      setActive(null)
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!isWithin(input, relatedTarget)) close()
    }
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('input', showAnew)
    input.addEventListener('click', show)
    input.addEventListener('focus', show)
    root?.addEventListener('focusout', leave)
    form?.addEventListener('submit', close)
    return () => {
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('input', showAnew)
      input.removeEventListener('click', show)
      input.removeEventListener('focus', show)
      root?.removeEventListener('focusout', leave)
      form?.removeEventListener('submit', close)
    }
  })

  // Before the screen is drawn, so that a phone never shows the list without its sheet.
  useLayoutEffect(() => {
    const root = rootOf(input)
    root?.toggleAttribute('data-open', open)
    return () => root?.removeAttribute('data-open')
  }, [input, open])

  useEffect(() => {
    setAttributes(input, {
      role: 'combobox',
      autocomplete: 'off',
      autocapitalize: 'none',
      spellcheck: 'false',
      'aria-autocomplete': 'list',
      'aria-expanded': String(listed),
      'aria-controls': listed ? listId : null,
      'aria-activedescendant': reached === null ? null : optionId(listId, reached),
    })
    if (reached !== null) {
      document.getElementById(optionId(listId, reached))?.scrollIntoView({ block: 'nearest' })
    }
  })

  return { open, active: reached, setActive, close }
}

export function optionId(listId: string, option: string): string {
  return `${listId}-${option}`
}

/** The element that contains the field and its list, and that fills the screen of a phone. */
function rootOf(input: HTMLInputElement): HTMLElement | null {
  return input.closest<HTMLElement>('[data-search]')
}

function isWithin(input: HTMLInputElement, target: EventTarget | null): boolean {
  return target instanceof Node && rootOf(input)?.contains(target) === true
}

function setAttributes(element: Element, values: Readonly<Record<string, string | null>>) {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}
