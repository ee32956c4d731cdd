import { xmlText } from './xml-text.ts'

/** How numbers of a column are shown. */
export const FORMATS = { sum: '#,##0.00', quantity: '#,##0.###', day: 'dd.mm.yyyy', text: undefined } as const

export type Format = keyof typeof FORMATS

/** The places of the formats among the styles of a book. */
export const STYLES: Readonly<Record<Format, number>> = { text: 0, sum: 1, quantity: 2, day: 3 }

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** Numbers below this one are formats that every spreadsheet program has. */
const FIRST_FORMAT = 163

/** The sheet among the parts of a book. */
export const SHEET_PART = 'xl/worksheets/sheet1.xml'

/** Returns the parts of a book with one sheet, except for the sheet itself. */
export function bookParts(sheet: string): { name: string; xml: string }[] {
  const type = (part: string, name: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${TYPE}.${name}+xml"/>`
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`
  const relations = (...all: string[]) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
  return [
    {
      name: '[Content_Types].xml',
      xml: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('workbook', 'sheet.main')}${type('worksheets/sheet1', 'worksheet')}${type('styles', 'styles')}</Types>`,
    },
    { name: '_rels/.rels', xml: relations(relation(1, 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      xml: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      xml: relations(relation(1, 'worksheet', 'worksheets/sheet1.xml'), relation(2, 'styles', 'styles.xml')),
    },
    { name: 'xl/styles.xml', xml: stylesXml() },
  ].map(({ name, xml }) => ({ name, xml: DECLARATION + xml }))
}

function stylesXml(): string {
  const styles = Object.entries(STYLES)
    .filter(([, at]) => at > 0)
    .map(([format, at]) => ({ id: FIRST_FORMAT + at, code: FORMATS[format as Format] }))
  const own = styles.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
  const style = (id: number, more = '') => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0"${more}/>`
  const cells = [0, ...styles.map(({ id }) => id)].map((id) => style(id, ' xfId="0" applyNumberFormat="1"'))
  return [
    `<styleSheet xmlns="${MAIN}"><numFmts count="${own.length}">${own.join('')}</numFmts>`,
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
    // Programs expect these two to be the first.
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    `<cellStyleXfs count="1">${style(0)}</cellStyleXfs>`,
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('')
}
