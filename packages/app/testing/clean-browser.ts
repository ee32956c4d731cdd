import { afterEach, beforeEach } from 'vitest'
import { commands, page } from 'vitest/browser'
import { emptyDatabases } from './databases.ts'
import { closePage } from './open-page.tsx'

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
  Reflect.deleteProperty(navigator, 'onLine')
})
