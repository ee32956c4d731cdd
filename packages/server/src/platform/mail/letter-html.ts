import { type Letter, type LetterThing, PORTAL } from './letter.ts'
import { colour, darkStyles } from './letter-colours.ts'
import { PICTURE_CID } from './picture-cid.ts'

const FONT = "'Golos Text', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"

/** Signs without a width: they keep a mail program from showing more than the first paragraph behind the subject. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60)

/** The HTML of an e-mail. Tables and inline styles, because mail programs support little else; the styles of the dark are extra. */
export function asHtml(letter: Letter): string {
  const {
    language,
    subject,
    heading,
    greeting,
    paragraphs,
    thing,
    code,
    afterwards = [],
    button,
    footer,
  } = letter
  const [preheader] = paragraphs
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkStyles()}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${colour('paper')}">
<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}${FILLER}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background-color:${colour('paper')}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 20px">${markAndName()}</td></tr>
<tr><td class="sheet ink" style="padding:32px;border-radius:12px;background-color:${colour('sheet')};font:16px/1.5 ${FONT};color:${colour('ink')}">
<h1 style="margin:0 0 20px;font:600 24px/1.25 ${FONT}">${escaped(heading)}</h1>
${paragraphsAsHtml(greeting === undefined ? paragraphs : [greeting, ...paragraphs])}
${thing ? thingAsHtml(thing) : ''}${code ? codeAsHtml(code) : ''}${paragraphsAsHtml(afterwards)}
${button ? buttonAsHtml(button) : ''}</td></tr>
</table>
<p class="quiet" style="max-width:560px;margin:16px auto 0;font:13px/1.5 ${FONT};color:${colour('quiet')}">${escaped(footer)}</p>
</td></tr>
</table>
</body>
</html>
`
}

/** The five floors of the mark, which read as an S: its parts are cells, so it is there without pictures. */
const FLOORS = ['whole', 'left', 'whole', 'right', 'whole'] as const

function markAndName(): string {
  const cell = (width: number, isBar: boolean, across = 1) =>
    `<td${across > 1 ? ` colspan="${across}"` : ''} width="${width}" height="4"${isBar ? ' class="bar"' : ''} style="width:${width}px;height:4px;font-size:0;line-height:4px${isBar ? `;background-color:${colour('onAccent')}` : ''}"></td>`
  const gap = '<tr><td colspan="3" height="1" style="height:1px;font-size:0;line-height:1px"></td></tr>'
  const floors = FLOORS.map((floor) => {
    if (floor === 'whole') return `<tr>${cell(18, true, 3)}</tr>`
    return `<tr>${cell(7, floor === 'left')}${cell(4, false)}${cell(7, floor === 'right')}</tr>`
  })
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td class="fill" width="34" height="34" align="center" style="width:34px;height:34px;border-radius:9px;background-color:${colour('accent')}"><table role="presentation" aria-hidden="true" align="center" width="18" cellpadding="0" cellspacing="0" style="width:18px">${floors.join(gap)}</table></td>
<td class="ink" style="padding-left:10px;font:700 22px/34px ${FONT};letter-spacing:-1px;color:${colour('ink')}">${PORTAL.toLowerCase()}</td>
</tr></table>`
}

function thingAsHtml({ title, note, picture }: LetterThing): string {
  const shown = { attached: attachedCell(), sheet: sheetCell() }
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px;border:1px solid ${colour('line')};border-radius:10px"><tr>
${shown[picture]}<td style="padding:14px 16px;font:600 16px/1.35 ${FONT}">${escaped(title)}${
    note === undefined
      ? ''
      : `<br><span class="quiet" style="font:14px/1.5 ${FONT};color:${colour('quiet')}">${escaped(note)}</span>`
  }</td>
</tr></table>
`
}

/** The picture says nothing that the title beside it does not. */
function attachedCell(): string {
  return `<td width="112" style="width:112px;padding:8px 0 8px 8px"><img src="cid:${PICTURE_CID}" alt="" width="104" height="78" style="display:block;width:104px;height:78px;border-radius:8px"></td>
`
}

/** A sheet of paper with three lines, drawn of cells. */
function sheetCell(): string {
  const lines = [20, 20, 12].map(
    (width) =>
      `<tr><td height="8" style="height:8px;font-size:0;line-height:8px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="fill" width="${width}" height="3" style="width:${width}px;height:3px;font-size:0;line-height:3px;background-color:${colour('accent')}"></td></tr></table></td></tr>`,
  )
  return `<td width="52" style="width:52px;padding:12px 0 12px 16px"><table role="presentation" aria-hidden="true" class="line" width="36" cellpadding="0" cellspacing="0" style="width:36px;border:2px solid ${colour('line')};border-radius:5px"><tr><td style="padding:8px 6px">
<table role="presentation" cellpadding="0" cellspacing="0">${lines.join('')}</table></td></tr></table></td>
`
}

function paragraphsAsHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')
}

function codeAsHtml(code: string): string {
  return `<p style="margin:0 0 16px;font:600 32px/1.25 ${FONT};letter-spacing:6px">${escaped(code)}</p>
`
}

function buttonAsHtml({ label, href, otherwise }: Required<Letter>['button']): string {
  const address = escaped(href)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="fill" style="border-radius:8px;background-color:${colour('accent')}"><a href="${address}" class="on-fill" style="display:inline-block;padding:14px 24px;color:${colour('onAccent')};font:600 16px/1.25 ${FONT};text-decoration:none">${escaped(label)}</a></td></tr></table>
<p class="quiet" style="margin:0;font-size:14px;color:${colour('quiet')}">${escaped(otherwise)}<br><a href="${address}" class="quiet" style="color:${colour('quiet')};word-break:break-all">${address}</a></p>
`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
