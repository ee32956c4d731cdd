import { test as base, type Page } from '@playwright/test'

/**
 * Playwright's `test`, which also closes the windows that a test has opened by itself. Otherwise their pages would go on
 * running beside all later tests. If the test has failed, it first prints what each of its pages shows; Playwright saves
 * only one of them.
 */
export const test = base.extend<{ closesWindows: undefined }>({
  closesWindows: [
    async ({ browser }, use, info) => {
      await use(undefined)
      const pages = browser.contexts().flatMap((context) => context.pages())
      if (info.status !== info.expectedStatus) await printPages(info.title, pages)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

async function printPages(title: string, pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const shown = await page.ariaSnapshot({ timeout: 5_000 }).catch(String)
    console.log(`«${title}» has failed with ${page.url()}:\n${shown}\n`)
  }
}
