import { useEffect, useEffectEvent } from 'react'
import { useShortcutsOn } from './shortcut-choice.ts'

/** Keys by their place on the keyboard, so that they are the same in every language. */
export const SHORTCUTS = {
  publish: { code: 'KeyP', name: 'P' },
  needEdits: { code: 'KeyR', name: 'R' },
  unpublish: { code: 'KeyU', name: 'U' },
  next: { code: 'KeyN', name: 'N' },
  help: { code: 'Slash', name: '?' },
} as const

export type Shortcut = keyof typeof SHORTCUTS

type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing'
>

/** Which shortcut a key is; null for all that belongs to the browser or to what is being typed. */
export function shortcutOf(pressed: Pressed): Shortcut | null {
  const { code, key, shiftKey, ctrlKey, metaKey, altKey, repeat, isComposing } = pressed
  if (ctrlKey || metaKey || altKey || repeat || isComposing) return null
  // Where the question mark is depends on the keyboard's language after all.
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'help'
  if (shiftKey) return null
  const names = Object.keys(SHORTCUTS) as Shortcut[]
  return names.find((name) => name !== 'help' && SHORTCUTS[name].code === code) ?? null
}

/** The key to show for a shortcut; none while keys are off. */
export function useKeyOf(): (shortcut: Shortcut) => string | undefined {
  const on = useShortcutsOn()
  return (shortcut) => (on ? SHORTCUTS[shortcut].name : undefined)
}

/** Hears the keys of the page while they are on, nobody types, and no dialog or menu is open. */
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

/** Typing, or in something that stands over the page. */
const BUSY = [
  'input, textarea, select, [contenteditable=true]',
  '[role=dialog], [role=alertdialog]',
  '[data-slot=action-menu][open], [data-slot=header-menu][open]',
].join()

function isBusy(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest(BUSY) !== null
  return typing || document.querySelector('[role=dialog], [role=alertdialog]') !== null
}
