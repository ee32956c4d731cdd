import sharp from 'sharp'

const [WIDE, HIGH] = [9, 8]

/** The look of a picture that is too plain to tell. */
export const PLAIN = '0'

/** With fewer bits of a kind a picture is a plain ground, which many photos share. */
const TELLING = 16

/**
 * Returns what a picture looks like as a signed 64-bit number in decimal: its difference hash. The picture is shrunk to 9 by
 * 8 greys, and a bit is set where a grey is darker than its right neighbour. Another size, format or quality of the same
 * picture changes a few bits, other pictures about half of them. '0' is a picture that is too plain to tell.
 * Source: N. Krawetz, «Kind of Like That», 2013.
 */
export async function lookOf(image: Buffer): Promise<string> {
  const greys = await sharp(image)
    .flatten({ background: 'white' })
    .greyscale()
    .resize(WIDE, HIGH, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  let look = 0n
  let set = 0
  for (let row = 0; row < HIGH; row++) {
    for (let column = 0; column < WIDE - 1; column++) {
      const at = row * WIDE + column
      const darker = (greys[at] ?? 0) < (greys[at + 1] ?? 0)
      look = (look << 1n) | (darker ? 1n : 0n)
      if (darker) set++
    }
  }
  const isTelling = set >= TELLING && set <= 64 - TELLING
  return isTelling ? BigInt.asIntN(64, look).toString() : PLAIN
}
