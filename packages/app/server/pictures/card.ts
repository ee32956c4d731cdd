import { linesOf, type Style, widthOf, written } from './lettering.ts'
import { HEIGHT, PICTURE, WIDTH } from './sizes.ts'

/** What a card says. */
export type Card = {
  readonly title: string
  /** The large line: a price, or when a promotion takes place. */
  readonly fact?: string | undefined
  /** Where in the building: the plate of the door, and its words. */
  readonly place?: { readonly plate?: string | undefined; readonly text: string } | undefined
  /** The name beside the mark. */
  readonly name: string
  /** The colour behind the picture. */
  readonly ground: string
}

/** Colours of the light theme: a picture cannot know the theme of who sees it. */
const BG = '#f4f6f5'
const TEXT = '#0e1b1d'
const MUTED = '#52636a'
const ACCENT = '#00646e'
const ACCENT_TEXT = '#ffffff'

const LEFT = 64
const TEXT_WIDTH = PICTURE.left - 2 * LEFT

/** Titles are as large as three lines allow. */
const TITLE = { sizes: [60, 52, 44], most: 3, fill: TEXT } as const

/** Facts are as large as one line allows. */
const FACT = { sizes: [64, 52, 44, 36], most: 1, fill: ACCENT } as const

/** The card as SVG without its photo or drawing. All texts are outlines, so nothing depends on the fonts of the machine. */
export function cardSvg({ title, fact, place, name, ground }: Card): string {
  const { style, lines } = fitted(title, TITLE)
  const leading = style.size * 1.16
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${BG}"/>`,
    `<rect x="${PICTURE.left}" width="${PICTURE.width}" height="${HEIGHT}" fill="${ground}"/>`,
    mark(LEFT, 56),
    written(name, { x: LEFT + 70, y: 96 }, { face: 'geologica', size: 38, fill: TEXT }),
    ...lines.map((line, index) => written(line, { x: LEFT, y: 220 + index * leading }, style)),
  ]
  if (fact) {
    const large = fitted(fact, FACT)
    parts.push(written(large.lines[0] ?? '', { x: LEFT, y: 484 }, large.style))
  }
  if (place) parts.push(...placeParts(place))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`
}

/** Breaks a text into lines in the largest size in which all of it fits, else in the smallest one. */
function fitted(
  text: string,
  { sizes, most, fill }: { sizes: readonly [number, ...number[]]; most: number; fill: string },
): { style: Style; lines: string[] } {
  const [largest, ...smaller] = sizes
  const broken = (size: number) => {
    const style: Style = { face: 'geologica', size, fill }
    return { style, lines: linesOf(text, style, { width: TEXT_WIDTH, most }) }
  }
  return smaller.reduce(
    (found, size) => (found.lines.some((line) => line.endsWith('…')) ? broken(size) : found),
    broken(largest),
  )
}

/** The plate as on the door, and the way to it. */
function placeParts({ plate, text }: NonNullable<Card['place']>): string[] {
  const words: Style = { face: 'golos-text', size: 30, fill: MUTED }
  if (!plate)
    return [
      written(linesOf(text, words, { width: TEXT_WIDTH, most: 1 })[0] ?? '', { x: LEFT, y: 560 }, words),
    ]
  const door: Style = { face: 'geologica', size: 32, fill: ACCENT_TEXT }
  const width = widthOf(plate, door) + 40
  const [line = ''] = linesOf(text, words, { width: TEXT_WIDTH - width - 24, most: 1 })
  return [
    `<rect x="${LEFT}" y="522" width="${width}" height="58" rx="12" fill="${ACCENT}"/>`,
    written(plate, { x: LEFT + 20, y: 563 }, door),
    written(line, { x: LEFT + width + 24, y: 561 }, words),
  ]
}

/** The brand mark, 54 px: five floors that read as an S. */
function mark(x: number, y: number): string {
  const scale = 54 / 34
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="34" height="34" rx="9" fill="${ACCENT}"/><path fill="${ACCENT_TEXT}" d="M8 5.8h18v3.7H8zm0 4.7h7v3.7H8zm0 4.7h18v3.7H8zm11 4.7h7v3.7h-7zM8 24.6h18v3.7H8z"/></g>`
}
