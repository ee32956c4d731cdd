/** Whose key made a signature, as its certificate says. */
export interface KeyHolder {
  /** BIN of the company; null for a person's own key. */
  readonly bin: string | null
  /** IIN of the person; null if the certificate has none. */
  readonly iin: string | null
  /** Name of the company. */
  readonly organisation: string | null
  /** Name of the person. */
  readonly name: string | null
}

// Object identifiers of the parts of a name (2.5.4.x), as DER has them.
const COMMON_NAME = 0x03
const SERIAL_NUMBER = 0x05
const ORGANISATION = 0x0a
const UNIT = 0x0b

/**
 * Reads whose key made a signature, so that a wrong key is noticed before anything is sent. Only a hint for the user:
 * the server reads the certificate in full and decides.
 */
export function keyHolder(cms: string): KeyHolder {
  const parts = nameParts(bytesOf(cms))
  const of = (type: number) => parts.filter((part) => part.type === type).map(({ text }) => text)
  const numbered = (texts: readonly string[], mark: string) =>
    texts.find((text) => text.startsWith(mark))?.slice(mark.length) ?? null
  const bin = numbered(of(UNIT), 'BIN') ?? numbered(of(SERIAL_NUMBER), 'BIN')
  // The names of authorities come without a number; the owner's common name stands before its IIN.
  const owner = parts.findIndex(({ type, text }) => type === SERIAL_NUMBER && text.startsWith('IIN'))
  const before = parts.slice(0, Math.max(owner, 0)).findLast(({ type }) => type === COMMON_NAME)
  const after = parts.slice(Math.max(0, owner)).find(({ type }) => type === ORGANISATION)
  return {
    bin,
    iin: numbered(of(SERIAL_NUMBER), 'IIN'),
    organisation: bin === null ? null : (after?.text ?? null),
    name: before?.text ?? null,
  }
}

/** Whether the key belongs to a party: to a company by its BIN, to a sole trader by the person's IIN. */
export function isKeyOf({ bin, iin }: Pick<KeyHolder, 'bin' | 'iin'>, party: string): boolean {
  if (bin === null && iin === null) return true
  return bin === party || (bin === null && iin === party)
}

function nameParts(bytes: Uint8Array): { type: number; text: string }[] {
  const found = []
  for (let at = 0; at + 7 < bytes.length; at += 1) {
    if (bytes[at] !== 0x06 || bytes[at + 1] !== 0x03 || bytes[at + 2] !== 0x55 || bytes[at + 3] !== 0x04)
      continue
    const length = bytes[at + 6] ?? 0
    // Texts of names are short; a longer length is written in another form.
    if (length > 0x7f) continue
    const content = bytes.subarray(at + 7, at + 7 + length)
    found.push({ type: bytes[at + 4] ?? 0, text: new TextDecoder().decode(content) })
  }
  return found
}

function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
