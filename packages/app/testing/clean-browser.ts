import { afterEach, beforeEach } from 'vitest'
import { commands, page } from 'vitest/browser'
import { emptyDatabases } from './databases.ts'
import { closePage } from './open-page.tsx'

/** What some tests take away from the browser, as a private window does. */
const ownProperties = (['indexedDB', 'localStorage', 'sessionStorage'] as const).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
)

/** Each test begins as a visitor whose browser has kept nothing. */
beforeEach(async () => {
  await commands.cleanBrowser()
  localStorage.clear()
  sessionStorage.clear()
  await emptyDatabases()
})

afterEach(async () => {
  await closePage()
  // Some tests have made it a phone.
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800)
  for (const [name, own] of ownProperties) if (own) Object.defineProperty(globalThis, name, own)
  for (const name of ['onLine', 'userAgent', 'clipboard', 'share', 'locks'])
    Reflect.deleteProperty(navigator, name)
})
