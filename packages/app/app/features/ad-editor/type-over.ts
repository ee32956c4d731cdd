/** A part of a text, from the index of its first character to the index after its last one. */
type Part = readonly [start: number, end: number]

/**
 * Replaces the text of a field as if the user had typed it: only what differs, so that the browser can undo it in one
 * step, and with the caret behind it.
 */
export function typeOver(field: HTMLInputElement | HTMLTextAreaElement, next: string): void {
  const { value } = field
  const [[start, end], [, newEnd]] = changedParts(value, next)
  const typed = next.slice(start, newEnd)
  field.focus()
  field.setSelectionRange(start, end)
  // Deprecated, but nothing else writes into the history that the browser undoes.
  if (typed === '') document.execCommand('delete')
  else document.execCommand('insertText', false, typed)
  if (field.value === next) return
  field.setRangeText(next, 0, field.value.length)
  field.setSelectionRange(newEnd, newEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The smallest part in which two texts differ, in each of them. It does not divide a character of two code units. */
export function changedParts(old: string, next: string): readonly [Part, Part] {
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start < shorter && old[start] === next[start]) start += 1
  if (isHigh(old[start - 1])) start -= 1
  let rest = 0
  while (rest < shorter - start && old.at(-1 - rest) === next.at(-1 - rest)) rest += 1
  if (rest > 0 && isLow(old.at(-rest))) rest -= 1
  return [
    [start, old.length - rest],
    [start, next.length - rest],
  ]
}

function isHigh(unit = ''): boolean {
  return /^[\uD800-\uDBFF]$/.test(unit)
}

function isLow(unit = ''): boolean {
  return /^[\uDC00-\uDFFF]$/.test(unit)
}
