import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Waits until an element has a text, or one that matches. */
export async function expectText(shown: Locator, text: string | RegExp): Promise<void> {
  const read = () => plain(shown.query()?.textContent ?? '')
  await (typeof text === 'string'
    ? expect.poll(read).toContain(plain(text))
    : expect.poll(read).toMatch(text))
}

/** No-break spaces are spaces too. */
const plain = (text: string) => text.replace(/\s+/g, ' ')

/** More than the controls of any page. */
const MOST = 120

/** Goes to a control with the Tab key. */
export async function tabTo(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible()
  for (let presses = 0; presses < MOST; presses += 1) {
    if (document.activeElement === control.query()) return
    await userEvent.tab()
  }
  await expect.element(control).toHaveFocus()
}

/** The browser calls itself so until the test ends. */
export function pretendToBe(userAgent: string): () => void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => userAgent })
  return () => void Reflect.deleteProperty(navigator, 'userAgent')
}
