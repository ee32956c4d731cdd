import { encodeQR } from 'qr'
import { BODY_WIDTH, GREY, PAGE, type Sheet } from './sheet.ts'

const QR_SIZE = 50
const QR_TOP = PAGE.height - 24 - QR_SIZE

/**
 * Draws the foot of a page: what the document is, which page this is, and the address of the public check, also as a QR
 * code.
 */
export function drawFoot(
  sheet: Sheet,
  { name, checkUrl, page, pages }: { name: string; checkUrl: string; page: number; pages: number },
): void {
  const style = { size: 6.5, colour: GREY }
  const width = BODY_WIDTH - QR_SIZE - 14
  const [shortName = ''] = sheet.lines(name, width * 0.7, style)
  const lines = [
    `Электронный документ. Проверить / тексеру: ${checkUrl.replace(/^https?:\/\//, '')}`,
    `${shortName}. Страница ${page} из ${pages} / ${pages} беттің ${page}-беті`,
  ].flatMap((line) => sheet.lines(line, width, style))
  const y = QR_TOP + QR_SIZE - sheet.heightOf(lines.length, style)
  sheet.place(lines, { x: PAGE.left, y, width }, style)
  drawQr(sheet, checkUrl)
}

/** Draws the code as one path of squares, with the quiet zone that the paper leaves around it. */
function drawQr(sheet: Sheet, text: string): void {
  // The library wants at least one empty row around the code.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const size = rows.length
  const step = QR_SIZE / size
  sheet.decorate((pdf) => {
    for (const [row, modules] of rows.entries()) {
      for (let from = 0; from < size; from++) {
        if (!modules[from]) continue
        let to = from
        while (modules[to + 1]) to++
        pdf.rect(PAGE.right - QR_SIZE + from * step, QR_TOP + row * step, (to - from + 1) * step, step)
        from = to
      }
    }
    pdf.fill('#16181a')
  })
}
