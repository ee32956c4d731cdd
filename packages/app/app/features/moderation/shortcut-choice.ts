import { useSyncExternalStore } from 'react'

/** The storage key that turns shortcuts off in a browser. */
const STORED = 'moderation-keys'
const OFF = 'off'

const hearers = new Set<() => void>()

/** Whether single-key shortcuts are on. Users of speech input may want them off (WCAG 2.1.4). */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, isOn, () => true)
}

/** Turns the shortcuts on or off in this browser. Without storage they stay as they are. */
export function switchShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED)
    else localStorage.setItem(STORED, OFF)
  } catch {
    return
  }
  for (const hear of hearers) hear()
}

function isOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== OFF
  } catch {
    return true
  }
}

/** Browsers fire `storage` only in the other pages, so this page notifies its own subscribers. */
function subscribe(hear: () => void): () => void {
  hearers.add(hear)
  addEventListener('storage', hear)
  return () => {
    hearers.delete(hear)
    removeEventListener('storage', hear)
  }
}
