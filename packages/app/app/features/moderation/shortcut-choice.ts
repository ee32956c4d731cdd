import { useSyncExternalStore } from 'react'

/** Where a browser keeps that keys are off. */
const STORED = 'moderation-keys'
const OFF = 'off'

const hearers = new Set<() => void>()

/** Whether keys of one letter do anything. Who speaks to their computer may not want them (WCAG 2.1.4). */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, isOn, () => true)
}

/** Switches the keys in this browser. Where it may keep nothing, they stay as they are. */
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

/** A `storage` event comes from the other pages of the browser alone. */
function subscribe(hear: () => void): () => void {
  hearers.add(hear)
  addEventListener('storage', hear)
  return () => {
    hearers.delete(hear)
    removeEventListener('storage', hear)
  }
}
