import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { foundWords } from '../../app/features/found/words.ts'
import { cardSvg } from './card.ts'
import { type Drawn, drawPicture, tagOf } from './draw.ts'
import { linesOf, type Style, widthOf, written } from './lettering.ts'
import { createShelf } from './shelf.ts'
import { HEIGHT, PICTURE, WIDTH } from './sizes.ts'

const CARD: Drawn = {
  name: 'sauda',
  title: 'Диски тормозные Brembo Max',
  fact: '58 000 ₸',
  place: { plate: '2 | 214', text: '2-й этаж, бутик 214' },
  ground: '#f5e3dc',
  drawing: 'brake-disc',
}
const STYLE: Style = { face: 'geologica', size: 60, fill: '#000' }
const BOX = { width: 500, most: 3 }

async function cornerOf(picture: Buffer): Promise<number[]> {
  const { left, top, width } = PICTURE
  const { data } = await sharp(picture)
    .extract({ left: left + width - 20, top: top + 10, width: 4, height: 4 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

describe('drawPicture', () => {
  it('draws a JPEG of the size that sites show, with the ground of the category', async () => {
    const { bytes } = await drawPicture(CARD)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: WIDTH, height: HEIGHT })
    const [red = 0, green = 0, blue = 0] = await cornerOf(bytes)
    expect(red).toBeGreaterThan(blue)
    expect(Math.abs(green - 0xe3)).toBeLessThan(6)
    expect(bytes.length).toBeLessThan(300_000)
  })

  it('shows the photo in place of the drawing', async () => {
    const blue = { width: 600, height: 800, channels: 3 as const, background: '#0000ff' }
    const read = () => sharp({ create: blue }).jpeg().toBuffer()
    const { bytes } = await drawPicture({ ...CARD, photo: { key: 'blue', read } })
    const [red = 255, , value = 0] = await cornerOf(bytes)
    expect(value).toBeGreaterThan(200)
    expect(red).toBeLessThan(40)
  })

  it('shows a picture on a transparent ground as a whole, on the ground of the card', async () => {
    const circle =
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><circle cx="400" cy="300" r="290"/></svg>'
    const read = () => sharp(Buffer.from(circle)).webp().toBuffer()
    const { bytes } = await drawPicture({ ...CARD, photo: { key: 'circle', read } })
    const [red = 0, green = 0, blue = 0] = await cornerOf(bytes)
    expect([red, green, blue].map((part, at) => Math.abs(part - ([0xf5, 0xe3, 0xdc][at] ?? 0)) < 6)).toEqual([
      true,
      true,
      true,
    ])
    const middle = { left: PICTURE.left + PICTURE.width / 2, top: HEIGHT / 2, width: 2, height: 2 }
    expect([...(await sharp(bytes).extract(middle).raw().toBuffer())].every((part) => part < 30)).toBe(true)
  })

  it.each([
    ['gone', async () => null],
    ['no picture', async () => Buffer.from('text')],
  ])('shows the drawing if the photo is %s', async (key, read) => {
    const { bytes } = await drawPicture({ ...CARD, photo: { key, read } })
    expect((await cornerOf(bytes))[0]).toBeGreaterThan(200)
  })
})

describe('tagOf', () => {
  it.each<Partial<Drawn>>([
    { title: 'Диски' },
    { fact: '57 000 ₸' },
    { place: { text: 'Частный продавец' } },
    { drawing: 'box' },
    { photo: { key: 'a', read: async () => null } },
  ])('changes with %j', (change) => {
    expect(tagOf({ ...CARD, ...change })).not.toBe(tagOf(CARD))
  })

  it('is the same for the same content', () => {
    expect(tagOf({ ...CARD })).toBe(tagOf(CARD))
  })
})

describe('linesOf', () => {
  it.each([
    'Диски тормозные Brembo Max, передние, пара, для Toyota Camry XV50, новые в коробке',
    'Сверхдлинноесловобезединогопробела'.repeat(4),
    'Әйнек жуғыш сұйықтығы Ғ Қ Ң Ө Ү Һ ₸ № — 🚗',
    '',
    '   ',
  ])('keeps «%s» within the width and three lines', (text) => {
    const lines = linesOf(text, STYLE, BOX)
    expect(lines.length).toBeLessThanOrEqual(BOX.most)
    for (const line of lines) expect(widthOf(line, STYLE)).toBeLessThanOrEqual(BOX.width)
  })

  it('says where it has cut', () => {
    expect(linesOf('слово '.repeat(50), STYLE, BOX).at(-1)).toMatch(/[^\s]…$/)
    expect(linesOf('Фара', STYLE, BOX)).toEqual(['Фара'])
  })

  it('draws every letter of both languages', () => {
    for (const sign of 'АБЁЯабёяӘәҒғҚқҢңӨөҰұҮүҺһІі₸№0aZ') {
      expect(widthOf(sign, STYLE)).toBeGreaterThan(0)
      expect(cardSvg({ ...CARD, title: sign })).not.toBe(cardSvg({ ...CARD, title: '🚗' }))
    }
  })
})

it.each([
  '58 000 ₸',
  foundWords.ru.generalFact,
  foundWords.kk.generalFact,
  'до 24 сентября 2027',
  '2027 ж. 24 қыркүйекке дейін',
])('makes the fact «%s» as small as it has to be to fit whole', (fact) => {
  const card = cardSvg({ ...CARD, fact })
  const styles = [64, 52, 44, 36].map((size): Style => ({ face: 'geologica', size, fill: '#00646e' }))
  expect(styles.filter((style) => card.includes(written(fact, { x: 64, y: 484 }, style)))).toHaveLength(1)
})

it.each(['ru', 'kk'] as const)('says all of the general title in %s', (language) => {
  const title = foundWords[language].general
  const lines = [60, 52, 44].map((size) => linesOf(title, { ...STYLE, size }, { width: 572, most: 3 }))
  expect(lines.some((broken) => broken.join(' ') === title)).toBe(true)
})

it('contains no text as markup', () => {
  expect(cardSvg({ ...CARD, title: '<script>alert(1)</script>' })).not.toContain('script')
})

describe('createShelf', () => {
  const shelf = () => createShelf<string>({ bytes: 10, sizeOf: (value) => value.length })

  it('makes once what several ask for at once', async () => {
    let made = 0
    const put = shelf()
    const make = async () => `value ${++made}`
    expect(await Promise.all([put('a', make), put('a', make), put('a', make)])).toEqual(
      Array(3).fill('value 1'),
    )
    expect(await put('a', make)).toBe('value 1')
  })

  it('makes one at a time', async () => {
    let running = 0
    let most = 0
    const put = shelf()
    const make = async () => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      return 'x'
    }
    await Promise.all(['a', 'b', 'c'].map((key) => put(key, make)))
    expect(most).toBe(1)
  })

  it('drops the longest unused when it is full', async () => {
    const put = shelf()
    const made: string[] = []
    const ask = (key: string) =>
      put(key, async () => {
        made.push(key)
        return '12345'
      })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('does not keep what is larger than itself, or what failed', async () => {
    const put = shelf()
    let made = 0
    for (let turn = 0; turn < 2; turn++) await put('big', async () => `${'x'.repeat(20)}${++made}`)
    expect(made).toBe(2)
    await expect(put('bad', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await put('bad', async () => 'mended')).toBe('mended')
  })
})

it('has the mark of the icon of the site', async () => {
  const icon = String(await readFile(join(import.meta.dirname, '../../public/favicon.svg')))
  const path = / d="([^"]+)"/.exec(icon)?.[1] ?? ''
  expect(path).not.toBe('')
  expect(cardSvg(CARD)).toContain(path)
})
