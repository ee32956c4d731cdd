/** Signs that XML cannot have as they are, and `_x0041_`, which spreadsheets read as the sign with that number. */
const SPECIAL = /[&<>"\r\p{Cs}\ufffe\uffff]|(?![\t\n])\p{Cc}|_(?=x[0-9A-Fa-f]{4}_)/gu

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns a text as spreadsheets have it in XML. */
export function xmlText(text: string): string {
  return text.replace(SPECIAL, (sign) => ENTITIES[sign] ?? numbered(sign))
}

function numbered(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
