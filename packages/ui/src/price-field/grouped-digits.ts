/** The no-break space between groups of digits. */
export const groupSpace = '\u00a0'

/** '1245576' → '1 245 576'. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, groupSpace)
}

/** The position of the caret in the grouped text after `digitsBefore` digits. */
export function caretAfter(grouped: string, digitsBefore: number): number {
  let seen = 0
  let place = 0
  while (place < grouped.length && seen < digitsBefore) {
    if (grouped[place] !== groupSpace) seen += 1
    place += 1
  }
  return place
}
