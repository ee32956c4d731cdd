/** The no-break space between groups of digits. */
export const groupSpace = '\u00a0'

/** The digits of a typed or pasted sum, up to a decimal comma or point: whole tenge only. */
export function digitsOf(text: string): string {
  const whole = text.trim().replace(/[.,]\d{0,2}\D*$/, '')
  return whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

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
