/**
 * The byte budgets of the packages; those of the pages are in `bench/measured-pages.ts`. Sizes are gzipped; a kilobyte
 * is 1,000 bytes.
 */
import { clientWithTwoCalls, oneMoreCall, shippedBytes } from './workspace/sdk-sizes.mjs'

/** @param {string} line */
const rule = (line) => async () => ({ bytes: await shippedBytes(line) })

/** @typedef {{ most: number, measure: () => Promise<{ bytes: number }> }} Budget */

/** @type {Record<string, Budget>} */
const table = {
  'sdk: client and two calls': { most: 3850, measure: async () => ({ bytes: await clientWithTwoCalls() }) },
  'sdk: one more call': { most: 40, measure: async () => ({ bytes: await oneMoreCall() }) },
  // The goal for one rule is 500; these tables are above it and must not grow.
  'sdk: ad statuses': { most: 550, measure: rule(`export { adStatusLabel } from '@sauda/sdk/ads'`) },
  'sdk: ad actions': { most: 750, measure: rule(`export { allowedActions } from '@sauda/sdk/ads'`) },
  'sdk: form of an ad': { most: 1600, measure: rule(`export { checkAd } from '@sauda/sdk/ads'`) },
  'sdk: access flow': { most: 600, measure: rule(`export { nextFlow } from '@sauda/sdk/access'`) },
  'sdk: inbox': { most: 500, measure: rule(`export { fetched, receive } from '@sauda/sdk/notifications'`) },
  // All notification texts, for all audiences in both languages: ads, documents, part requests, reviews and favourites.
  'sdk: notification texts': {
    most: 5600,
    measure: rule(`export { notificationText } from '@sauda/sdk/notifications'`),
  },
  'sdk: guards': { most: 500, measure: rule(`export { redirectFor } from '@sauda/sdk/access'`) },
  'sdk: money': { most: 500, measure: rule(`export { money } from '@sauda/sdk/language'`) },
}

/**
 * Measures everything that has a budget.
 *
 * @returns {Promise<Array<{ name: string, bytes: number, most: number }>>}
 */
export function measureAll() {
  return Promise.all(
    Object.entries(table).map(async ([name, { most, measure }]) => ({ name, most, ...(await measure()) })),
  )
}

/** @param {Budget} budget */
async function withinBudget({ most, measure }) {
  const { bytes } = await measure()
  const output = `${Math.ceil(bytes)} bytes, ${most} at most`
  return { code: bytes <= most ? 0 : 1, output }
}

/** Returns each budget as a check, which fails with the size and the limit. */
export const budgets = Object.fromEntries(
  Object.entries(table).map(([name, budget]) => [`size: ${name}`, () => withinBudget(budget)]),
)
