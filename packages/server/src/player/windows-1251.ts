/** The bytes of windows-1251 above ASCII, by letter. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, place) => {
    const byte = place + 128
    return [new TextDecoder('windows-1251').decode(Uint8Array.of(byte)), byte]
  }),
)
const QUESTION = 0x3f

/** Encodes a text as 1C does: letters that windows-1251 does not have, such as most of Kazakh's own, become `?`. */
export function windows1251(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? QUESTION
    return code < 128 ? code : (BYTES.get(letter) ?? QUESTION)
  })
}
