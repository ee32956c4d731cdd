import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'
import { Visitor } from './visitor.ts'

/**
 * Playwright's `test` for pages over HTTP, without a browser: `visitor` is a guest, and `another` makes further ones with
 * cookies of their own. Each has a separate network address, in the header of a trusted proxy: together the tests would
 * request more codes than one network may.
 */
export const test = base.extend<{ visitor: Visitor; another: () => Promise<Visitor> }>({
  another: async ({ playwright, baseURL }, use) => {
    if (!baseURL) throw new Error('The portal of the run has no address.')
    const opened: Visitor[] = []
    await use(async () => {
      const address = ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.')
      const extraHTTPHeaders = { 'X-Forwarded-For': address, 'Accept-Language': 'ru' }
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
      const visitor = new Visitor(request, baseURL)
      opened.push(visitor)
      return visitor
    })
    await Promise.all(opened.map(({ request }) => request.dispose()))
  },
  visitor: async ({ another }, use) => use(await another()),
})
