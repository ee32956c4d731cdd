import { test as base } from '@playwright/test'

/**
 * Playwright's `test`, which also closes the windows that a test has opened by itself. Otherwise their pages would go on
 * running beside all later tests.
 */
export const test = base.extend<{ closesWindows: undefined }>({
  closesWindows: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
