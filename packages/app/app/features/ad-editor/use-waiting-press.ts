import { type RefObject, useEffect, useRef } from 'react'

type WaitingPressOptions = {
  /** Contains the HTML of the server and later, in its place, the same buttons with their scripts. */
  area: RefObject<HTMLElement | null>
  isWaiting: boolean
  load: () => Promise<unknown>
}

/**
 * Loads the scripts of buttons that the server has rendered once a pointer or the focus reaches them. The focus, and a
 * press that came too early, are handed on to the same button.
 * @returns a function that waits until no button is held down: a button that is replaced would lose the press
 */
export function useWaitingPress({ area, isWaiting, load }: WaitingPressOptions): () => Promise<void> {
  const released = useRef(Promise.resolve())
  const focused = useRef(-1)
  const pressed = useRef(-1)

  useEffect(() => {
    const element = area.current
    if (!isWaiting || !element) return
    const controller = new AbortController()
    const { signal } = controller
    const begin = () => void load()
    const hold = () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      released.current = promise
      // The click comes before any timer.
      const release = () => setTimeout(resolve)
      addEventListener('pointerup', release, { once: true })
      addEventListener('pointercancel', release, { once: true })
      begin()
    }
    const press = ({ target }: Event) => {
      pressed.current = buttonsIn(element).findIndex((it) => target instanceof Node && it.contains(target))
      begin()
    }
    element.addEventListener('pointerover', begin, { signal })
    element.addEventListener('pointerdown', hold, { signal })
    element.addEventListener('touchstart', begin, { signal, passive: true })
    element.addEventListener('click', press, { signal })
    element.addEventListener('focusin', begin, { signal })
    if (element.contains(document.activeElement)) begin()
    return () => {
      controller.abort()
      const buttons = buttonsIn(element)
      buttons[focused.current]?.focus()
      buttons[pressed.current]?.click()
      focused.current = -1
      pressed.current = -1
    }
  }, [area, isWaiting, load])

  return async () => {
    await released.current
    focused.current = buttonsIn(area.current).findIndex((it) => it.matches(':focus'))
  }
}

function buttonsIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll('button') ?? [])]
}
