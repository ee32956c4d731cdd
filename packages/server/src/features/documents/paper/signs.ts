import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type HasSign, signsOf } from './font-signs.ts'

/** Noto Sans, and Noto Sans Math for arrows and signs that it lacks. */
export const FONT_FILES = {
  regular: () => import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  symbols: () =>
    import.meta.resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
} as const

export type FontName = keyof typeof FONT_FILES

/** Returns the bytes of a font. */
export function readFontFile(name: FontName): Uint8Array {
  return readFileSync(fileURLToPath(FONT_FILES[name]()))
}

const signs = new Map<FontName, HasSign>()

function has(name: FontName, code: number): boolean {
  const there = signs.get(name) ?? signsOf(readFontFile(name))
  signs.set(name, there)
  return there(code)
}

/** What nearly all texts consist of; both weights of Noto Sans have all of it. */
const USUAL =
  /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0400-\u0482\u048a-\u04ff\u2013\u2014\u2026\u2116\u20b8]*$/u

/** Arrows, mathematical operators and geometric shapes; the minus is in both fonts. */
const SYMBOL = /[\u2190-\u2211\u2213-\u23ff\u25a0-\u26ff\u2713]/u

/** Signs that nobody sees: of directions, of joints, of the look of an emoji. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]|\p{Variation_Selector}/gu

/** Which font draws a sign; null if none of them has it. */
function fontWith(sign: string): 'letters' | 'symbols' | null {
  if (USUAL.test(sign)) return 'letters'
  const code = sign.codePointAt(0) ?? 0
  const hasLetters = has('regular', code)
  if (has('symbols', code) && (SYMBOL.test(sign) || !hasLetters)) return 'symbols'
  return hasLetters ? 'letters' : null
}

/** Divides a text into parts of one font each. */
export function runsOf(text: string): { text: string; isSymbols: boolean }[] {
  if (USUAL.test(text)) return text === '' ? [] : [{ text, isSymbols: false }]
  const runs: { text: string; isSymbols: boolean }[] = []
  for (const sign of text) {
    const isSymbols = fontWith(sign) === 'symbols'
    const last = runs.at(-1)
    if (last?.isSymbols === isSymbols) last.text += sign
    else runs.push({ text: sign, isSymbols })
  }
  return runs
}

/** Returns the signs of a text that no font of the paper has, each once. */
export function signsNotDrawn(text: string): string[] {
  const written = normal(text)
  if (USUAL.test(written)) return []
  return [...new Set(written)].filter((sign) => fontWith(sign) === null)
}

/**
 * Returns a text as it can be drawn: letters and their accents in one character, without tabs and other control
 * characters, and without marks that change the direction of a text. Instead of a sign that no font has stands its code,
 * so that the paper says that something is there.
 */
export function drawable(text: string): string {
  const written = normal(text)
  if (USUAL.test(written)) return written
  return Array.from(written, (sign) => (fontWith(sign) === null ? codeOf(sign) : sign)).join('')
}

function normal(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
}

/** «[U+5317]» */
function codeOf(sign: string): string {
  return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}
