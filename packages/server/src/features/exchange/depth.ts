/** How many levels a document may have; its own fields need four. */
export const MOST_LEVELS = 16

/** Whether a value of JSON has more levels than a document may have. It is walked without recursion: JSON may have half a million levels. */
export function isTooDeep(value: unknown): boolean {
  const left: { value: unknown; level: number }[] = [{ value, level: 1 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value: one, level } = next
    if (typeof one !== 'object' || one === null) continue
    if (level > MOST_LEVELS) return true
    for (const inner of Object.values(one)) left.push({ value: inner, level: level + 1 })
  }
  return false
}

/** Returns a copy without its deepest levels, which can be written as JSON again. */
export function withoutDepth(value: unknown, level = 1): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (level > MOST_LEVELS) return '…'
  if (Array.isArray(value)) return value.map((one) => withoutDepth(one, level + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutDepth(inner, level + 1)]),
  )
}
