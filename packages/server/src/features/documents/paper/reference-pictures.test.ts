import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { DOCUMENT_KINDS, type DocumentContent, type DocumentKind } from '@sauda/sdk/documents'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sampleContent, sampleLine } from '../../../testing/papers.ts'
import { drawPaper } from './draw.ts'
import { renderPage } from './pdfium.ts'

const WIDTH = 827
const FACTS = {
  checkUrl: 'https://sauda.example/verify-document/48213/7Q4K2MTDw0xTq3aZ9LhYb1eC',
  receivedAt: new Date('2026-11-02T04:12:00Z'),
}
const line = sampleLine()

/** Documents as they are in life: several lines, two rates, Kazakh names, paragraphs. */
const CHANGES: Record<DocumentKind, Partial<DocumentContent>> = {
  invoice: {
    number: '1204',
    knp: '859',
    pay_until: '2026-11-15',
    lines: [
      { ...line, code: '00-00000012' },
      {
        ...line,
        name: 'Жарық қорапшасы, 1 қабат',
        unit: 'м²',
        quantity: 2.5,
        price: 2_950_000,
        sum: 7_375_000,
        vat: 1_017_241,
      },
    ],
    total: 48_575_000,
    vat_total: 6_700_000,
  },
  completion: { buyer: { ...sampleContent().buyer, name: 'Жеке кәсіпкер «Әбдіғаппарұлы Нұрсұлтан»' } },
  application: {
    number: '7',
    title: 'Помещения и ставки с 1 ноября 2026 г.',
    paragraphs: [
      'С 1 ноября 2026 года ставка растёт на 8 %.',
      'Мөлшерлеме 2026 жылғы 1 қарашадан бастап өседі.',
    ],
  },
}

/** Pixels of the first page in shades of grey. */
async function picture(kind: DocumentKind, changes: Partial<DocumentContent> = {}): Promise<Buffer> {
  const { bytes } = await drawPaper(kind, sampleContent({ ...CHANGES[kind], ...changes }), FACTS)
  const { data, width, height } = await renderPage(bytes, 1)
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: 'white' })
    .resize({ width: WIDTH })
    .greyscale()
    .raw()
    .toBuffer()
}

const fileOf = (kind: DocumentKind) =>
  fileURLToPath(new URL(`./reference-pictures/${kind}.png`, import.meta.url))

async function reference(kind: DocumentKind): Promise<Buffer> {
  if (!existsSync(fileOf(kind))) {
    const drawn = await picture(kind)
    const raw = { width: WIDTH, height: drawn.length / WIDTH, channels: 1 } as const
    await writeFile(fileOf(kind), await sharp(drawn, { raw }).png({ palette: true, colours: 16 }).toBuffer())
    throw new Error(`${fileOf(kind)} is new: look at it, and commit it if it is right`)
  }
  return sharp(await readFile(fileOf(kind)))
    .greyscale()
    .raw()
    .toBuffer()
}

/** How many pixels differ by more than the edges of letters do between renderers. */
function differences(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length)
  return one.reduce((count, value, at) => count + (Math.abs(value - (other[at] ?? 0)) > 80 ? 1 : 0), 0)
}

describe.each(DOCUMENT_KINDS)('the first page of: %s', (kind) => {
  it('looks as its reference picture; delete the picture to draw it anew', async () => {
    expect(differences(await picture(kind), await reference(kind))).toBeLessThan(20)
  })

  it('has a QR code that leads to the check', async () => {
    const { bytes } = await drawPaper(kind, sampleContent(), FACTS)
    expect(decodeQR(await renderPage(bytes, 1))).toBe(FACTS.checkUrl)
  })

  it('would not pass with another digit, or with a line that has moved', async () => {
    const right = await reference(kind)
    const { supplier, buyer, number } = sampleContent(CHANGES[kind])
    const digit = { number: `${number.slice(0, -1)}9` }
    expect(differences(await picture(kind, digit), right)).toBeGreaterThan(20)
    const longer = { supplier: { ...supplier, name: `${supplier.name} ${'и партнёры '.repeat(8)}` }, buyer }
    expect(differences(await picture(kind, longer), right)).toBeGreaterThan(500)
  })
})
