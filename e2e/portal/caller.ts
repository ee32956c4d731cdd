import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'

/**
 * Each test comes from a network of its own, as a proxy that the portal trusts would say: together they would ask for
 * more codes than one network may.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const address = ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.')
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': address })
  },
})
