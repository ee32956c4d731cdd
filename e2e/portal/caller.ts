import { randomInt } from 'node:crypto'
import { test as base } from './test.ts'

/**
 * Each test has a separate network address, in the header of a trusted proxy: together the tests would request more
 * codes than one network may.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const address = ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.')
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': address })
  },
})
