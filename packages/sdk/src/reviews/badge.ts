/** How somebody may have turned to a shop by the portal before writing about it. */
export interface Contacts {
  /** Whether the person revealed the phone of the ad. */
  readonly revealedPhone: boolean
  /** Whether the shop answered a part request of the person. */
  readonly hadAnswer: boolean
}

/** For how many days a revealed phone is remembered. */
export const REVEAL_KEPT_DAYS = 180

/** Whether a review gets the badge «обращался»: its author has turned to the shop by the portal. */
export function hasContactBadge({ revealedPhone, hadAnswer }: Contacts): boolean {
  return revealedPhone || hadAnswer
}
