import { useEffect, useEffectEvent } from 'react'
import { useShortcutsOn } from './shortcut-choice.ts'

/** Shortcuts by physical key, so that they are the same in every keyboard layout. */
export const SHORTCUTS = {
  publish: { code: 'KeyP', name: 'P' },
  needEdits: { code: 'KeyR', name: 'R' },
  unpublish: { code: 'KeyU', name: 'U' },
  next: { code: 'KeyJ', name: 'J' },
  previous: { code: 'KeyK', name: 'K' },
  undo: { code: 'KeyZ', name: 'Z' },
  help: { code: 'Slash', name: '?' },
} as const

/** Keys that do the same as another one. */
const ALIASES: Readonly<Record<string, string>> = { KeyN: 'KeyJ' }

export type Shortcut = keyof typeof SHORTCUTS

type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing'
>

/** Returns the shortcut of a key event; null for keys of the browser or of a text field. */
export function shortcutOf(pressed: Pressed): Shortcut | null {
  const { code, key, shiftKey, ctrlKey, metaKey, altKey, repeat, isComposing } = pressed
  if (ctrlKey || metaKey || altKey || repeat || isComposing) return null
  // The position of the question mark depends on the layout.
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help'
  if (shiftKey) return null
  const names = Object.keys(SHORTCUTS) as Shortcut[]
  const meant = Object.hasOwn(ALIASES, code) ? ALIASES[code] : code
  return names.find((name) => name !== 'help' && SHORTCUTS[name].code === meant) ?? null
}

/** Returns a function for the key to show with a shortcut; undefined while shortcuts are off. */
export function useKeyOf(): (shortcut: Shortcut) => string | undefined {
  const on = useShortcutsOn()
  return (shortcut) => (on ? SHORTCUTS[shortcut].name : undefined)
}

/** Returns the digit from 1 to 9 of a key event; null for other keys, and for keys of the browser. */
export function digitOf({ code, ctrlKey, metaKey, altKey, shiftKey, repeat }: Pressed): number | null {
  if (ctrlKey || metaKey || altKey || shiftKey || repeat) return null
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? []
  return digit === undefined ? null : Number(digit)
}

/** Handles shortcuts while they are on, no field has focus, and no dialog or menu is open. */
export function useShortcuts(handlers: Partial<Record<Shortcut, () => void>>): void {
  useKeys((event) => {
    const shortcut = shortcutOf(event)
    const handle = shortcut && handlers[shortcut]
    handle?.()
    return typeof handle === 'function'
  })
}

/** Handles digits under the same conditions; the callback returns whether it has used the digit. */
export function useDigits(onDigit: (digit: number) => boolean): void {
  useKeys((event) => {
    const digit = digitOf(event)
    return digit !== null && onDigit(digit)
  })
}

/** Handles keys while they are on, no field has focus, and no dialog or menu is open; the callback returns whether it has used the key. */
export function useKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const hear = useEffectEvent(onKey)
  const on = useShortcutsOn()
  useEffect(() => {
    if (!on) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isBusy(event.target)) return
      if (hear(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on])
}

/** Whether the target is a text field or part of a dialog or menu. A radio button takes no letters and digits. */
const BUSY = [
  'input:not([type=radio]), textarea, select, [contenteditable=true]',
  '[role=dialog], [role=alertdialog]',
  '[data-slot=action-menu][open], [data-slot=header-menu][open]',
].join()

function isBusy(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest(BUSY) !== null
  return typing || document.querySelector('[role=dialog], [role=alertdialog]') !== null
}
