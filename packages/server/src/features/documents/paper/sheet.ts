import PDFDocument from 'pdfkit'
import { fontOf } from './fonts.ts'
import { drawable, type FontName, runsOf } from './signs.ts'
import { linesOf } from './text-lines.ts'

/** A4 in points. The left margin is wide enough for the holes of a folder; below `bottom` is the foot of a page. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 561.28, top: 34, bottom: 764 } as const
export const BODY_WIDTH = PAGE.right - PAGE.left

/** How a text looks. */
export interface TextStyle {
  size: number
  bold?: boolean
  align?: 'left' | 'center' | 'right'
  colour?: string
  /** The language of a text that is not Russian. */
  lang?: 'kk-KZ'
}

/** A column of the page; the whole width by default. */
export interface Strip {
  x?: number
  width?: number
}

/** An element of the document's structure, which screen readers follow. */
export type Element = PDFKit.PDFStructureElement

/** Height of a line in font sizes: Noto Sans itself asks for more than the forms have room for. */
const LINE = 1.24
/** How much higher than its line Noto Sans begins, in font sizes. */
const LIFT = (1.362 - LINE) / 2
/** From the top of its line to the letters' feet, in font sizes. */
const ASCENT = 1.069

const INK = '#16181a'
export const GREY = '#5b6266'

/**
 * A document that is written from top to bottom: `y` is where the next part begins, and a part that does not fit begins
 * on a new page. The same calls give the same bytes.
 */
export class Sheet {
  y: number = PAGE.top
  readonly pdf: PDFKit.PDFDocument
  readonly #root: Element
  readonly #fonts = new Set<FontName>()

  constructor(title: string, createdAt: Date) {
    this.pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'ru-KZ',
      displayTitle: true,
      info: { Title: title, Creator: 'Sauda', Producer: 'Sauda', CreationDate: createdAt },
      // No font but those below.
      font: '',
    })
    this.#root = this.pdf.struct('Document')
    this.pdf.addStructure(this.#root)
  }

  /** How many pages it has so far. */
  get pages(): number {
    return this.pdf.bufferedPageRange().count
  }

  /** Height of a number of lines. */
  heightOf(lines: number, { size }: TextStyle): number {
    return lines * size * LINE
  }

  lines(text: string, width: number, style: TextStyle): string[] {
    return linesOf(drawable(text), width, (line) => this.#widthOf(line, style))
  }

  /** Begins a new page unless the height fits on this one. */
  need(height: number): void {
    if (this.y + height > PAGE.bottom && this.y > PAGE.top) this.newPage()
  }

  newPage(): void {
    this.pdf.addPage()
    this.y = PAGE.top
  }

  /** Writes a text below the last part, over as many pages as it needs. */
  text(text: string, style: TextStyle, { x = PAGE.left, width = BODY_WIDTH }: Strip = {}, tag = 'P'): void {
    const element = this.element(tag, style)
    let rest = this.lines(text, width, style)
    while (rest.length > 0) {
      const fitting = Math.floor((PAGE.bottom - this.y) / this.heightOf(1, style))
      if (fitting < 1) this.newPage()
      const now = rest.slice(0, Math.max(fitting, 1))
      this.place(now, { x, y: this.y, width }, style, element, tag)
      this.y += this.heightOf(now.length, style)
      rest = rest.slice(now.length)
    }
    element.end()
  }

  /** Returns a new element of the structure; the caller ends it. */
  element(tag: string, { lang }: Pick<TextStyle, 'lang'> = {}, parent: Element = this.#root): Element {
    const element = this.pdf.struct(tag, lang ? { lang } : {})
    parent.add(element)
    return element
  }

  /** Writes lines at a place of this page. Without an element they are decoration: screen readers pass them over. */
  place(
    lines: readonly string[],
    { x, y, width }: { x: number; y: number; width: number },
    style: TextStyle,
    element?: Element,
    tag = 'P',
  ): void {
    const { pdf } = this
    if (element) element.add(pdf.markStructureContent(tag))
    else pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.fillColor(style.colour ?? INK)
    for (const [at, line] of lines.entries()) {
      const free =
        style.align === undefined || style.align === 'left' ? 0 : width - this.#widthOf(line, style)
      let left = x + (style.align === 'center' ? free / 2 : free)
      for (const run of runsOf(line)) {
        this.#use(style, run.isSymbols)
        pdf.text(run.text, left, y + (at * LINE - LIFT + ASCENT) * style.size, {
          lineBreak: false,
          baseline: 'alphabetic',
        })
        left += pdf.widthOfString(run.text)
      }
    }
    pdf.endMarkedContent()
  }

  /** Draws lines or areas, which screen readers pass over. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw(this.pdf)
    this.pdf.endMarkedContent()
  }

  rule(x: number, y: number, width: number, thickness = 0.5): void {
    this.decorate((pdf) =>
      pdf
        .lineWidth(thickness)
        .strokeColor(INK)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(),
    )
  }

  box(x: number, y: number, width: number, height: number, thickness = 0.5): void {
    this.decorate((pdf) => pdf.lineWidth(thickness).strokeColor(INK).rect(x, y, width, height).stroke())
  }

  /** Ends the document: draws the foot of every page, and returns the bytes. */
  async finish(foot: (page: number) => void): Promise<Uint8Array> {
    const { pdf, pages } = this
    for (let page = 0; page < pages; page++) {
      pdf.switchToPage(page)
      foot(page + 1)
    }
    this.#root.end()
    const chunks: Uint8Array[] = []
    const ended = new Promise((resolve, reject) => {
      pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      pdf.on('end', resolve)
      pdf.on('error', reject)
    })
    pdf.end()
    await ended
    // An array of its own size, which can be given to another thread; those of `Buffer` share a larger one.
    return new Uint8Array(Buffer.concat(chunks))
  }

  #widthOf(line: string, style: TextStyle): number {
    return runsOf(line).reduce((sum, { text, isSymbols }) => {
      this.#use(style, isSymbols)
      return sum + this.pdf.widthOfString(text)
    }, 0)
  }

  #use({ bold, size }: TextStyle, isSymbols: boolean): void {
    const name = isSymbols ? 'symbols' : bold ? 'bold' : 'regular'
    if (!this.#fonts.has(name)) this.pdf.registerFont(name, fontOf(name))
    this.#fonts.add(name)
    this.pdf.font(name).fontSize(size)
  }
}
