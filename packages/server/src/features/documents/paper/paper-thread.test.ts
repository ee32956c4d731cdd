import { describe, expect, it } from 'vitest'
import { sampleContent, sampleLine } from '../../../testing/papers.ts'
import { askPaperThread } from './paper-thread.ts'

const FACTS = { checkUrl: 'https://sauda.example/verify-document/1', receivedAt: new Date(0) }
const draw = () => askPaperThread({ task: 'draw', kind: 'invoice', content: sampleContent(), facts: FACTS })
const picture = (pdf: string, page = 1) =>
  askPaperThread({ task: 'picture', bytes: Buffer.from(pdf, 'latin1'), page })
const count = (pdf: string) => askPaperThread({ task: 'count', bytes: Buffer.from(pdf, 'latin1') })

/** A PDF of one page; readers find its objects without a table of them. */
function pdfOf({ page = '', content = '', more = '', pages = 1 } = {}): string {
  const kids = Array.from({ length: pages }, () => '3 0 R').join(' ')
  return `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [${kids}] /Count ${pages}>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /Contents 4 0 R ${page || '/MediaBox [0 0 595 842]'}>> endobj
4 0 obj <</Length ${content.length}>> stream
${content}
endstream endobj
${more}
trailer <</Root 1 0 R>>
%%EOF`
}

describe('a PDF of another program', () => {
  it('is shown on white, 1240 pixels wide', async () => {
    const { width, height, data } = await picture(pdfOf({ content: '1 0 0 rg 0 0 297.5 842 re f' }))
    expect([width, height]).toEqual([1240, 1755])
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
    expect([...data.subarray((width - 1) * 4, width * 4)]).toEqual([255, 255, 255, 255])
  })

  it.each([
    ['a very long page', '/MediaBox [0 0 100 14400]', 34, 4960],
    ['a very wide page', '/MediaBox [0 0 14400 100]', 1240, 9],
    ['a page that is rotated', '/MediaBox [0 0 595 842] /Rotate 90', 1240, 876],
    ['a page without a size', '/Nothing true', 1240, 1605],
  ])('has a picture of a limited size: %s', async (_name, page, width, height) => {
    expect(await picture(pdfOf({ page }))).toMatchObject({ width, height })
  })

  it.each([
    ['text', 'not a PDF'],
    ['nothing', ''],
    ['a header alone', '%PDF-1.7'],
    ['no pages', '%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>'],
    ['pages that contain themselves', pdfOf().replace('[3 0 R]', '[2 0 R]')],
  ])('is refused if it is broken: %s', async (_name, pdf) => {
    await expect(count(pdf)).rejects.toMatchObject({ name: 'PdfError', code: 'pdf_broken' })
  })

  it('is refused with more than 300 pages', async () => {
    expect(await count(pdfOf({ pages: 300 }))).toEqual({ pages: 300 })
    await expect(count(pdfOf({ pages: 301 }))).rejects.toMatchObject({ code: 'pdf_pages' })
  })

  it('is refused with a password', async () => {
    const hex = '00'.repeat(32)
    const locked = pdfOf({
      more: `5 0 obj <</Filter /Standard /V 1 /R 2 /O <${hex}> /U <${hex}> /P -4>> endobj`,
    }).replace('/Root 1 0 R', `/Root 1 0 R /Encrypt 5 0 R /ID [<${hex}> <${hex}>]`)
    await expect(count(locked)).rejects.toMatchObject({ code: 'pdf_encrypted' })
  })

  it('has no picture of a page that it has not', async () => {
    await expect(picture(pdfOf(), 2)).rejects.toMatchObject({ code: 'pdf_page' })
  })
})

describe('the thread', () => {
  // Forms that draw themselves ten times over, nine deep: a thousand million rectangles in two kilobytes.
  const forms = Array.from({ length: 9 }, (_, at) => {
    const inner = at === 8 ? '0 0 9 9 re f ' : `/F${at + 1} Do `
    const stream = inner.repeat(10)
    return `${10 + at} 0 obj <</Type /XObject /Subtype /Form /BBox [0 0 595 842]
      /Resources <</XObject <</F${at + 1} ${11 + at} 0 R>>>> /Length ${stream.length}>> stream\n${stream}\nendstream endobj`
  })
  const endless = pdfOf({
    page: '/MediaBox [0 0 595 842] /Resources <</XObject <</F0 10 0 R>>>>',
    content: '/F0 Do',
    more: forms.join('\n'),
  })

  it('gives up a PDF that takes too long, and then shows the next one', async () => {
    const slow = askPaperThread({ task: 'picture', bytes: Buffer.from(endless), page: 1 }, 300)
    const next = picture(pdfOf())
    await expect(slow).rejects.toMatchObject({ name: 'PaperSlowError' })
    expect((await next).width).toBe(1240)
  })

  it('draws short papers while it draws a long one, and while it reads a PDF', async () => {
    const ended: string[] = []
    const end = (name: string) => () => ended.push(name)
    const name = 'Аренда и коммунальные услуги '.repeat(30)
    const lines = Array.from({ length: 300 }, (_, at) => ({ ...sampleLine(), name: `${at} ${name}` }))
    const content = sampleContent({ lines })
    await draw()
    await Promise.all([
      askPaperThread({ task: 'draw', kind: 'invoice', content, facts: FACTS }).then(end('long')),
      askPaperThread({ task: 'picture', bytes: Buffer.from(endless), page: 1 }, 2000).catch(end('endless')),
      draw().then(end('short')),
    ])
    expect(ended[0]).toBe('short')
  })

  it('draws again after every kind of failure', async () => {
    await expect(count('garbage')).rejects.toMatchObject({ code: 'pdf_broken' })
    const [drawn, again] = await Promise.all([draw(), draw()])
    expect(Buffer.from(drawn.bytes)).toEqual(Buffer.from(again.bytes))
  })

  it('reports a content that cannot be drawn', async () => {
    const content = { ...sampleContent(), total: 0.5 }
    await expect(askPaperThread({ task: 'draw', kind: 'invoice', content, facts: FACTS })).rejects.toThrow(
      'No sum in words',
    )
  })
})
