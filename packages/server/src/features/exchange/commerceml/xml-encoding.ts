import { refusal } from '../refuse.ts'

const ENCODINGS: Readonly<Record<string, 'utf-8' | 'windows-1251'>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'windows-1251': 'windows-1251',
  cp1251: 'windows-1251',
}

/**
 * Returns how to decode a file, by the encoding that its XML declaration names; UTF-8 without one.
 * @param head the beginning of the file, with the whole declaration
 * @throws ExchangeRefusalError `xml_encoding`; from the decoder `not_utf8`
 */
export function decoderOf(head: Uint8Array): (bytes: Uint8Array, isLast?: boolean) => string {
  const start = Buffer.from(head.subarray(0, 256)).toString('latin1')
  // UTF-16 begins with a byte order mark, or has a zero in each second byte.
  if (/^(?:\xff\xfe|\xfe\xff)/.test(start) || start.slice(0, 4).includes('\0'))
    throw refusal('xml_encoding', { got: 'UTF-16' })
  const [, named = 'utf-8'] =
    /^(?:\xef\xbb\xbf)?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']{1,40})["']/.exec(start) ?? []
  const name = named.toLowerCase()
  const encoding = Object.hasOwn(ENCODINGS, name) ? ENCODINGS[name] : undefined
  if (!encoding) throw refusal('xml_encoding', { got: named })
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (bytes, isLast = false) => {
    try {
      return decoder.decode(bytes, { stream: !isLast })
    } catch {
      throw refusal('not_utf8')
    }
  }
}
