const WEIGHTS = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2],
] as const

/** The check digit for the first eleven digits of a BIN; undefined if none exists, as such numbers are not assigned. */
export function binCheckDigit(digits: string): number | undefined {
  return WEIGHTS.map(
    (weights) => weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11,
  ).find((rest) => rest < 10)
}

/**
 * Returns a BIN, or an entrepreneur's IIN, as 12 digits without spaces, or null if it is invalid: both begin with a
 * year and a month and end with the check digit.
 */
export function normalBin(typed: string): string | null {
  const bin = typed.replace(/\s/g, '')
  return /^\d\d(0[1-9]|1[0-2])\d{8}$/.test(bin) && binCheckDigit(bin) === Number(bin[11]) ? bin : null
}
