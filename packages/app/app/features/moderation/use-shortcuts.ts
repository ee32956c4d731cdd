import { useEffect, useEffectEvent } from 'react'
import { useShortcutsOn } from './shortcut-choice.ts'

/** Shortcuts by physical key, so that they are the same in every keyboard layout. */
export const SHORTCUTS = {
  publish: { code: 'KeyP', name: 'P' },
  needEdits: { code: 'KeyR', name: 'R' },
  unpublish: { code: 'KeyU', name: 'U' },
  next: { code: 'KeyJ', name: 'J' },
  previous: { code: 'KeyK', name: 'K' },
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

/** Handles the shortcuts of the page while they are on, no field has focus, and no dialog or menu is open. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  const hear = useEffectEvent(onShortcut)
  const on = useShortcutsOn()
  useEffect(() => {
    if (!on) return
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event)
      if (!shortcut || event.defaultPrevented || isBusy(event.target)) return
      event.preventDefault()
      hear(shortcut)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on])
}

/** Whether the target is a text field or part of a dialog or menu. */
const BUSY = [
  'input, textarea, select, [contenteditable=true]',
  '[role=dialog], [role=alertdialog]',
  '[data-slot=action-menu][open], [data-slot=header-menu][open]',
].join()

function isBusy(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest(BUSY) !== null
  return typing || document.querySelector('[role=dialog], [role=alertdialog]') !== null
}
