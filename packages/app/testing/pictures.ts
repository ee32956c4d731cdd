type Colour = readonly [red: number, green: number, blue: number]

/** A photo for a field of files: a PNG of one colour. */
export async function photoFile(name: string, [red, green, blue]: Colour = [120, 130, 140]): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws nothing.')
  context.fillStyle = `rgb(${red} ${green} ${blue})`
  context.fillRect(0, 0, canvas.width, canvas.height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** A small PNG whose header promises more pixels than anybody may upload. */
export async function hugePhoto(name: string): Promise<File> {
  const bytes = new Uint8Array(await (await photoFile(name)).arrayBuffer())
  // The first chunk: its length, its name, 13 bytes of which the first eight are width and height, its checksum.
  const view = new DataView(bytes.buffer)
  view.setUint32(16, 10_000)
  view.setUint32(20, 6_000)
  view.setUint32(29, checksum(bytes.subarray(12, 29)))
  return new File([bytes], name, { type: 'image/png' })
}

/** CRC-32, as PNG wants it. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
