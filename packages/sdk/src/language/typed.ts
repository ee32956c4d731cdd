// Control characters, halves of characters, and what draws nothing (Default_Ignorable_Code_Point): it hides words from a
// search, makes texts that nobody sees, or reorders letters. A joiner and a variant are parts of some emoji.
const INVISIBLE = /(?![\n\t]|(?<=\p{So}.?)[\u200d\ufe0f])[\p{Cc}\p{Cs}\p{DI}\u2800]/gu

/**
 * Normalises typed text: trims it, unifies line ends, and removes characters that nobody sees, among them those that
 * reorder letters. A program that copies phones or names may add them.
 */
export function typed(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim() : ''
}

// U+061C, U+200E–200F, U+202A–202E and U+2066–2069: they reorder letters, so that a text reads as another.
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Whether a text has invisible characters that change the direction of its letters. */
export function hasDirectionMarks(text: string): boolean {
  return DIRECTION_MARKS.test(text)
}
