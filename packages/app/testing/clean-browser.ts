import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import { closePage } from './open-page.tsx'

/** Each test begins as a visitor whose browser has kept nothing. */
beforeEach(async () => {
  await commands.cleanBrowser()
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
})

afterEach(async () => {
  await closePage()
  Reflect.deleteProperty(navigator, 'onLine')
})
