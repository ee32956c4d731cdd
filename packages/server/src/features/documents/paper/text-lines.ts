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

/** Breaks one word; a piece is a line of its own, apart from the last. */
function piecesOf(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const part of word.split(/(?<=[\u00a0\-/,;])/u)) {
    if (measure((piece + part).trimEnd()) <= width) {
      piece += part
      continue
    }
    if (piece) pieces.push(piece.trimEnd())
    piece = ''
    for (const character of part) {
      if (piece && measure(piece + character) > width) {
        pieces.push(piece)
        piece = ''
      }
      piece += character
    }
  }
  return [...pieces, piece]
}
