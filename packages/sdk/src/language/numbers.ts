/** A no-break space: keeps thousands, units and currency on one line with their number. */
export const NO_BREAK_SPACE = '\u00a0'

/**
 * Formats a number with no-break spaces between thousands and a decimal comma: `58 000`, `1 234,5`. The same in both
 * languages; written by hand because browsers lack Kazakh locale data.
 */
export function groupDigits(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)
  return (value < 0 ? '−' : '') + grouped + (fraction ? `,${fraction}` : '')
}
