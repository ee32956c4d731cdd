/** The no-break space that keeps the groups of a sum together. */
export const groupSpace = '\u00a0'

/** Digits of a sum as someone typed or pasted it; what follows a decimal comma or point is dropped: whole tenge only. */
export function digitsOf(text: string): string {
  const whole = text.trim().replace(/[.,]\d{0,2}\D*$/, '')
  return whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/** '1245576' → '1 245 576'. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, groupSpace)
}

/** Where the caret stands in the grouped text once `digitsBefore` digits are left of it. */
export function caretAfter(grouped: string, digitsBefore: number): number {
  let seen = 0
  let place = 0
  while (place < grouped.length && seen < digitsBefore) {
    if (grouped[place] !== groupSpace) seen += 1
    place += 1
  }
  return place
}
