/** A copy that is long enough for so many numbers. */
export function grown<Numbers extends Int32Array | Uint16Array | Uint32Array | Float64Array>(
  numbers: Numbers,
  least: number,
): Numbers {
  const length = Math.max(least, Math.ceil(numbers.length * 1.5))
  const copy = new (numbers.constructor as new (length: number) => Numbers)(length)
  copy.set(numbers)
  return copy
}
