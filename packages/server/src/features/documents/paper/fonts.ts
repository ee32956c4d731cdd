import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Font } from 'fontkit'
import { readSharedFont } from './shared-font.ts'

/** Noto Sans, and Noto Sans Math for arrows and signs that it lacks. */
const FILES = {
  regular: () => import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  symbols: () =>
    import.meta.resolve('@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'),
} as const

export type FontName = keyof typeof FILES

const read = new Map<FontName, Font>()

/** Returns a font; it is read once. */
export function fontOf(name: FontName): Font {
  const there = read.get(name)
  if (there) return there
  const font = readSharedFont(readFileSync(fileURLToPath(FILES[name]())))
  read.set(name, font)
  return font
}

/** Arrows, mathematical operators and geometric shapes; the minus is in both fonts. */
const SYMBOLS = /([\u2190-\u2211\u2213-\u23ff\u25a0-\u26ff\u2713]+)/u

/** Divides a text into parts of one font each. */
export function runsOf(text: string): { text: string; isSymbols: boolean }[] {
  return text
    .split(SYMBOLS)
    .map((part, at) => ({ text: part, isSymbols: at % 2 === 1 }))
    .filter((run) => run.text !== '')
}

/**
 * Returns a text as it can be drawn: letters and their accents in one character, without tabs and other control
 * characters, and without marks that change the direction of a text.
 */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/gu, '')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
}
