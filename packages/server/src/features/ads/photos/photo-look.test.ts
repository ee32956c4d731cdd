import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photograph } from '../../../testing/pictures.ts'
import { lookOf } from './photo-look.ts'

const look = async (...photo: Parameters<typeof photograph>) =>
  lookOf(Buffer.from(await (await photograph(...photo)).arrayBuffer()))

/** The number of bits in which two looks differ. */
const distance = (one: string, other: string) =>
  [...BigInt.asUintN(64, BigInt(one) ^ BigInt(other)).toString(2)].filter((bit) => bit === '1').length

const seeds = Array.from({ length: 16 }, (_, at) => at * 7919 + 1)

describe('lookOf', () => {
  it('returns a signed 64-bit number, the same for the same picture', async () => {
    for (const seed of seeds) {
      const number = BigInt(await look(seed))
      expect(BigInt.asIntN(64, number)).toBe(number)
      expect(await look(seed)).toBe(String(number))
    }
  })

  it.each([
    ['size', { width: 320 }],
    ['quality', { quality: 35 }],
    ['size and quality', { width: 1280, quality: 50 }],
  ])('hardly changes with the %s of a picture', async (_what, options) => {
    for (const seed of seeds)
      expect(distance(await look(seed), await look(seed, options))).toBeLessThanOrEqual(3)
  })

  it('differs between pictures', async () => {
    const looks = await Promise.all(seeds.map((seed) => look(seed)))
    for (const [at, one] of looks.entries()) {
      for (const other of looks.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(6)
    }
  })

  const plain = (background: string) => sharp({ create: { width: 90, height: 80, channels: 4, background } })
  it.each([
    ['one colour', plain('#3a7d44')],
    ['nothing at all', plain('#0000')],
  ])('tells nothing of a picture with %s', async (_what, image) => {
    expect(await lookOf(await image.png().toBuffer())).toBe('0')
  })

  it('is that of a picture on white where it is transparent', async () => {
    const shape = Buffer.from(await (await photograph(5)).arrayBuffer())
    const { data, info } = await sharp(shape).raw().toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const masked = (background?: string) => {
      const image = sharp(data, { raw: info }).ensureAlpha(0.5)
      return (background ? image.flatten({ background }) : image).resize(width, height).png().toBuffer()
    }
    expect(await lookOf(await masked())).toBe(await lookOf(await masked('white')))
  })

  it('rejects what is no picture', async () => {
    await expect(lookOf(Buffer.from('no picture'))).rejects.toThrow()
  })
})
