import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
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
  Reflect.deleteProperty(navigator, 'onLine')
})
