import { setImmediate } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { LIMITS } from '../limits.ts'
import { refusal } from '../refuse.ts'
import { decoderOf } from './xml-encoding.ts'

/** An element with its text and what it contains. Attributes are not needed. */
export interface XmlElement {
  name: string
  text: string
  children: XmlElement[]
}

const ROOT = 'КоммерческаяИнформация'
const DOCUMENT = 'Документ'
/** Far more than CommerceML has. */
const MOST = { levels: 32, attributes: 64 } as const
/** Elements of one document: 1,000 lines of a hundred each. */
const MOST_ELEMENTS = 100_000
/** Bytes that are read in one go; other requests take their turn after them. */
const AT_ONCE = 65_536

/** The only entities: those that XML itself has. An object would inherit more names. */
const ENTITIES: Record<string, string> = Object.assign(Object.create(null), {
  amp: '&',
  gt: '>',
  lt: '<',
  quot: '"',
  apos: "'",
})

/**
 * Reads the documents of a CommerceML file, one at a time, so that memory stays bounded. Values stay texts: a BIN keeps its
 * zeros. Yields null for a document that is too large.
 * @throws ExchangeRefusalError `xml_broken`, `xml_doctype`, `xml_encoding`, `not_utf8`, `too_deep`
 */
export async function* documentsIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<XmlElement | null> {
  const done: (XmlElement | null)[] = []
  const parser = documentParser((document) => done.push(document))
  let decode: ((bytes: Uint8Array, isLast?: boolean) => string) | null = null
  let head = Buffer.alloc(0)
  for await (const chunk of piecesOf(chunks)) {
    if (decode) parser.write(decode(chunk))
    else {
      // The declaration, which names the encoding, is at the beginning.
      head = Buffer.concat([head, chunk])
      if (head.length < LONGEST_DECLARATION) continue
      decode = decoderOf(head)
      parser.write(decode(head))
    }
    yield* done.splice(0)
  }
  if (!decode) {
    decode = decoderOf(head)
    parser.write(decode(head))
  }
  parser.write(decode(new Uint8Array(), true))
  parser.close()
  yield* done.splice(0)
}

const LONGEST_DECLARATION = 256

async function* piecesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks)
    for (let from = 0; from < chunk.length; from += AT_ONCE) {
      yield chunk.subarray(from, from + AT_ONCE)
      await setImmediate()
    }
}

function documentParser(onDocument: (document: XmlElement | null) => void): SaxesParser {
  const parser = new SaxesParser()
  parser.ENTITIES = ENTITIES
  let level = 0
  /** From the open document down to the open element. */
  let open: XmlElement[] = []
  let size = 0
  let elements = 0
  let attributes = 0
  const isTooLarge = () => size > LIMITS.document || elements > MOST_ELEMENTS
  parser.on('error', () => {
    throw refusal('xml_broken')
  })
  parser.on('doctype', () => {
    throw refusal('xml_doctype')
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MOST.attributes) throw refusal('xml_broken')
  })
  parser.on('opentag', ({ name }) => {
    attributes = 0
    if (level === 0 && name !== ROOT) throw refusal('xml_broken')
    level += 1
    if (level > MOST.levels) throw refusal('too_deep', { needed: String(MOST.levels) })
    if (open.length === 0 && name !== DOCUMENT) return
    const element: XmlElement = { name, text: '', children: [] }
    if (open.length === 0) size = elements = 0
    size += name.length
    elements += 1
    // Of a document that is too large nothing more is kept.
    if (!isTooLarge()) open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (!element) return
    size += text.length
    if (!isTooLarge()) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    level -= 1
    const element = open.pop()
    if (!element || open.length > 0) return
    onDocument(isTooLarge() ? null : element)
    open = []
  })
  return parser
}

/** Returns the text of a child; undefined if there is none or it is empty. */
export function textAt(element: XmlElement | undefined, ...names: string[]): string | undefined {
  const [name, ...rest] = names
  if (!element) return undefined
  if (name === undefined) return element.text.trim() || undefined
  return textAt(childOf(element, name), ...rest)
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name)
}

/** Returns the elements of a list, such as `Товар` of `Товары`. */
export function listAt(element: XmlElement | undefined, list: string, name: string): XmlElement[] {
  return (childOf(element, list)?.children ?? []).filter((child) => child.name === name)
}
