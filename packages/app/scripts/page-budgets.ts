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
  // The goals are 140,000 for a guest and 200,000 in 20 requests for a member. Until the files are planned anew, new
  // refusals, the rights of functions and the page of a company cost up to 0.6 percent more (docs/decisions/0155).
  guest: { bytes: 140_700, requests: 16 },
  member: { bytes: 201_200, requests: 22 },
  dialog: { bytes: 201_200, requests: 22 },
} as const satisfies Record<string, Budget>

/** The settings of a company, whose modules stand in no plan yet. */
export const COMPANY_BUDGET: Budget = { bytes: 218_400, requests: 28 }

/** What pressing a button adds to a page. */
export const PRESS_BUDGETS = {
  phone: { bytes: 15_000, requests: 4 },
  enlarging: { bytes: 15_000, requests: 4 },
  notifications: { bytes: 35_000, requests: 8 },
  writing: { bytes: 20_000, requests: 4 },
  photo: { bytes: 35_000, requests: 5 },
  sendingBack: { bytes: 35_000, requests: 6 },
  rejecting: { bytes: 22_000, requests: 5 },
} as const satisfies Record<string, Budget>
