import { weightOf } from './word-query.ts'

const QUOTE = 39
const ZERO = 48
const NINE = 57
const LETTER_A = 65
const LETTER_D = 68

/**
 * Reads the text of a tsvector as PostgreSQL writes it: `'lexeme':1A,5B 'another':3`. Letter by letter, because a million of
 * them are read at once.
 * @param placesOf returns the list of a lexeme, to which its places are added: `base + position * 4 + weight`. A lexeme without
 * positions stands at 0.
 */
export function readTsvector(text: string, base: number, placesOf: (lexeme: string) => number[]): void {
  for (let at = nextQuote(text, 0); at < text.length; at = nextQuote(text, at)) {
    const start = at + 1
    at = nextQuote(text, start)
    while (text.charCodeAt(at + 1) === QUOTE) at = nextQuote(text, at + 2)
    const places = placesOf(unquoted(text, start, at))
    let position = 0
    let weight = 0
    let letter = text.charCodeAt(++at)
    if (at === text.length || letter === SPACE) places.push(base)
    for (; at < text.length && letter !== QUOTE; letter = text.charCodeAt(++at)) {
      if (letter >= ZERO && letter <= NINE) position = position * 10 + letter - ZERO
      else if (letter >= LETTER_A && letter <= LETTER_D) weight = weightOf(text.charAt(at))
      else if (position > 0) {
        places.push(base + position * 4 + weight)
        position = 0
        weight = 0
      }
    }
    if (position > 0) places.push(base + position * 4 + weight)
  }
}

const SPACE = 32

function nextQuote(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at++
  return at
}

const BACKSLASH = 92

/** A part of the text; quotes and backslashes are written twice. */
function unquoted(text: string, from: number, to: number): string {
  const part = text.slice(from, to)
  for (let at = from; at < to; at++) {
    const letter = text.charCodeAt(at)
    if (letter === QUOTE || letter === BACKSLASH) return part.replaceAll("''", "'").replaceAll('\\\\', '\\')
  }
  return part
}
