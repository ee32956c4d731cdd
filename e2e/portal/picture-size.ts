/** Frames of a JPEG that contain its size: all SOF markers but DHT, JPG and DAC, which share their range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * Width and height of a PNG or JPEG, from its header.
 * @throws if it is neither
 */
export function pictureSize(bytes: Buffer): [number, number] {
  if (bytes.toString('latin1', 1, 4) === 'PNG') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error('neither a PNG nor a JPEG')
  let at = 2
  while (!isFrame(bytes.readUInt8(at + 1))) at += 2 + bytes.readUInt16BE(at + 2)
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
}
