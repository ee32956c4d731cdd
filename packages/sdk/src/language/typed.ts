/** Normalises typed text: trims it, unifies line ends and removes invisible characters. */
export function typed(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/\r\n?/g, '\n')
        .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
        .trim()
    : ''
}

// U+061C, U+200E–200F, U+202A–202E and U+2066–2069: they reorder letters, so that a text reads as another.
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Whether a text has invisible characters that change the direction of its letters. */
export function hasDirectionMarks(text: string): boolean {
  return DIRECTION_MARKS.test(text)
}
