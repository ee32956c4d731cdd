/** Returns the width of a text in points. */
export type Measure = (text: string) => number

/**
 * Breaks a text into lines that are at most `width` wide: at spaces, within longer words at no-break spaces, hyphens and
 * slashes, and otherwise between any two characters. Line breaks of the text stay. Never empty.
 */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => linesOfParagraph(paragraph, width, measure))
}

function linesOfParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of keepTogether(paragraph).split(' ').filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    const pieces = piecesOf(word, width, measure)
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  return [...lines, line].map((one) => one.trimEnd())
}

/** Joins what should not be divided: `2026 г.`, `46,8 м²`, `16 %`, `№ 7`. */
function keepTogether(text: string): string {
  return text.replace(/(?<=\d) (?=(?:г\.|ж\.|м²|%|₸)(?:[\s,.;)]|$))|(?<=№) /gu, '\u00a0')
}

/** After these characters a word may be broken. */
const BREAKS = /[\u00a0\-/,;]/u

/**
 * Breaks one word; a piece is a line of its own, apart from the last. Each piece is measured a few times, however long it
 * is: its length is guessed from the average character.
 */
function piecesOf(word: string, width: number, measure: Measure): string[] {
  const whole = measure(word)
  if (whole <= width) return [word]
  const characters = [...word]
  const guess = Math.floor((width / whole) * characters.length)
  const pieces: string[] = []
  let from = 0
  while (from < characters.length) {
    const fits = (count: number) =>
      measure(
        characters
          .slice(from, from + count)
          .join('')
          .trimEnd(),
      ) <= width
    const most = characters.length - from
    const count = longestFitting(Math.min(guess, most), most, fits)
    const to = count < most ? lastBreak(characters, from, from + count) : characters.length
    pieces.push(characters.slice(from, to).join('').trimEnd())
    from = to
  }
  return pieces
}

/** Returns the largest count that fits, at least 1. */
function longestFitting(guess: number, most: number, fits: (count: number) => boolean): number {
  let count = Math.max(guess, 1)
  while (count > 1 && !fits(count)) count--
  while (count < most && fits(count + 1)) count++
  return count
}

/** Returns where a piece ends: after the last character at which words are broken, or where there is no more room. */
function lastBreak(characters: readonly string[], from: number, to: number): number {
  for (let end = to; end > from; end--) if (BREAKS.test(characters[end - 1] ?? '')) return end
  return to
}
