import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** A test on the portal of this run. */
export const test = base.extend({
  baseURL: async ({}, use) => {
    await use(process.env.PORTAL_URL)
  },
})
