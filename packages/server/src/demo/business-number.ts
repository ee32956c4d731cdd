const WEIGHTS = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2],
] as const

/** The check digit of a BIN's first eleven digits; undefined where none fits and the number may not be given out. */
export const checkDigit = (digits: string): number | undefined =>
  WEIGHTS.map(
    (weights) => weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11,
  ).find((rest) => rest < 10)

/**
 * The n-th made-up BIN: year, month, kind of owner, a running number and the check digit.
 * Its year lies in the thirties, so it can belong to nobody.
 */
export const madeUpBin = (n: number, owner: 'company' | 'entrepreneur'): string => {
  const year = 31 + (n % 9)
  const month = String(1 + ((n * 5) % 12)).padStart(2, '0')
  const kind = owner === 'company' ? 4 : 6
  for (let serial = n * 137; ; serial++) {
    const digits = `${year}${month}${kind}0${String(serial).padStart(5, '0')}`
    const check = checkDigit(digits)
    if (check !== undefined) return `${digits}${check}`
  }
}
