/** A part of a text, and whether it is marked. */
export type TextPart = { text: string; marked: boolean }

/** Divides a text at what is to be marked in it, in the order in which it stands there. The parts add up to the text. */
export function markedParts(text: string, marked: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const one of marked) {
    const start = text.indexOf(one, end)
    if (start === -1) continue
    parts.push({ text: text.slice(end, start), marked: false }, { text: one, marked: true })
    end = start + one.length
  }
  parts.push({ text: text.slice(end), marked: false })
  return parts.filter((part) => part.text !== '')
}
