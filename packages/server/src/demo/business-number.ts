import { binCheckDigit } from '@sauda/sdk/access'

/**
 * Returns the n-th fictional BIN: year, month, kind of owner, a sequence number and the check digit. Its year is in the
 * 2030s, so it cannot belong to a real company.
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
