/** A piece of markup in XML, or the text before it. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close' | 'empty'; name: string; attributes: string }

/** Far longer than any tag or comment of a spreadsheet. Readers scan an unfinished one again with each part that comes. */
const LONGEST = 65_536

/** How markup that is no tag begins, and ends. */
const OTHER = [
  { start: '<!--', end: '-->', isText: false },
  { start: '<![CDATA[', end: ']]>', isText: true },
  { start: '<?', end: '?>', isText: false },
  { start: '<!', end: '>', isText: false },
] as const
const LONGEST_START = 9

const NAME = /<\/?(?:[^\s"'/:<>]*:)?([^\s"'/<>]*)/y

/**
 * Returns a function that splits XML, which comes in parts, into texts and tags; entities stay as they are. Each
 * character is looked at a bounded number of times, whatever is sent.
 * @throws Error from that function if a tag or a comment is longer than any is, or the end is within one
 */
export function createMarkup(onPiece: (piece: Piece) => void): (part: string, isLast?: boolean) => void {
  let rest = ''
  return (part, isLast = false) => {
    const xml = rest + part
    let at = 0
    while (at < xml.length) {
      const start = xml.indexOf('<', at)
      const text = xml.slice(at, start === -1 ? xml.length : start)
      if (text) onPiece({ kind: 'text', text })
      at = start === -1 ? xml.length : start
      if (at === xml.length) break
      const next = isLast || xml.length - at >= LONGEST_START ? markupAt(xml, at) : null
      if (!next) break
      if (next.piece) onPiece(next.piece)
      at = next.end
    }
    rest = xml.slice(at)
    if (rest.length > LONGEST || (isLast && rest !== '')) throw new Error('Markup without an end')
  }
}

/** Returns the markup that begins here, and where it ends; null if the end has not come yet. */
function markupAt(xml: string, at: number): { piece: Piece | null; end: number } | null {
  const other = OTHER.find(({ start }) => xml.startsWith(start, at))
  if (other) {
    const end = xml.indexOf(other.end, at + other.start.length)
    if (end === -1) return null
    const text = other.isText ? xml.slice(at + other.start.length, end) : ''
    return { piece: text ? { kind: 'text', text } : null, end: end + other.end.length }
  }
  const end = endOfTag(xml, at)
  if (end === -1) return null
  NAME.lastIndex = at
  const name = NAME.exec(xml)?.[1] ?? ''
  const kind = xml[at + 1] === '/' ? 'close' : xml[end - 1] === '/' ? 'empty' : 'open'
  return { piece: { kind, name, attributes: xml.slice(NAME.lastIndex, end) }, end: end + 1 }
}

/** Returns where the `>` of a tag is: outside of quotes. */
function endOfTag(xml: string, at: number): number {
  let quote: string | undefined
  for (let end = at; end < xml.length; end++) {
    const sign = xml[end]
    if (quote) quote = sign === quote ? undefined : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return end
  }
  return -1
}
