/** What was typed into a field, without the space around it, with one kind of line end and no characters that nobody can see. */
export function typed(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/\r\n?/g, '\n')
        .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
        .trim()
    : ''
}

// U+061C, U+200E–200F, U+202A–202E and U+2066–2069: they turn the letters around them, so that a text reads as another.
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Whether a text has invisible characters that change the order in which its letters are shown. */
export function hasDirectionMarks(text: string): boolean {
  return DIRECTION_MARKS.test(text)
}
