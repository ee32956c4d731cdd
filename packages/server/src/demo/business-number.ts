import { binCheckDigit } from '@sauda/sdk/access'

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
    const check = binCheckDigit(digits)
    if (check !== undefined) return `${digits}${check}`
  }
}
