/** What a user may fetch: gzipped bytes of scripts, and their number. */
export type Budget = { readonly bytes: number; readonly requests: number }

/** How many bytes over a budget are as bad as one request over it. */
const BYTES_OF_A_REQUEST = 2_000

/** What exceeds a budget, in bytes. */
export function excessOf({ bytes, requests }: Budget, most: Budget): number {
  return Math.max(0, bytes - most.bytes) + Math.max(0, requests - most.requests) * BYTES_OF_A_REQUEST
}

/**
 * Any page, by its user; `dialog` is a member's page that was opened by the address of its dialog, which otherwise
 * comes with a press. `scripts/plan-chunks.ts` plans for these budgets; `bench/measured-pages.ts` measures them.
 */
export const PAGE_BUDGETS = {
  // The goals are 140,000 for a guest and 200,000 in 20 requests for a member: docs/decisions/0155 says what is above them, and why.
  guest: { bytes: 144_700, requests: 14 },
  member: { bytes: 205_100, requests: 22 },
  dialog: { bytes: 211_000, requests: 26 },
} as const satisfies Record<string, Budget>

/** The form of an ad. */
export const EDITOR_BUDGET: Budget = { bytes: 208_800, requests: 18 }

/** The settings of a company. */
export const COMPANY_BUDGET: Budget = { bytes: 197_500, requests: 22 }

/** The form that asks the shops for a part, which guests fill in too. */
export const ASK_BUDGET: Budget = { bytes: 180_500, requests: 21 }

/** A part request as a shop answers it, and its dialogs. */
export const ANSWER_BUDGET: Budget = { bytes: 219_500, requests: 23 }

/** What pressing a button adds to a page. */
export const PRESS_BUDGETS = {
  phone: { bytes: 15_000, requests: 4 },
  enlarging: { bytes: 15_000, requests: 4 },
  notifications: { bytes: 35_000, requests: 10 },
  writing: { bytes: 20_000, requests: 5 },
  photo: { bytes: 35_000, requests: 10 },
  sendingBack: { bytes: 35_000, requests: 6 },
  rejecting: { bytes: 22_000, requests: 5 },
} as const satisfies Record<string, Budget>
