import { expect, type Locator } from '@playwright/test'

/** The position of a visible element. */
export async function boxOf(element: Locator) {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not shown`)
  return box
}

/** Expects a control of the header of a phone, 320 px wide, to be large enough for a finger, and in the first line. */
export async function expectInTopLine(control: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(control)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(y + height).toBeLessThan(60)
  expect(x + width).toBeLessThanOrEqual(320)
}

/** Expects the links of a navigation to be in one row, and the current one not to be cut off. */
export async function expectOneRow(navigation: Locator): Promise<void> {
  const row = await boxOf(navigation)
  const links = await navigation.getByRole('link').all()
  const tops = await Promise.all(links.map(async (link) => (await boxOf(link)).y))
  expect(new Set(tops).size).toBe(1)
  const current = await boxOf(navigation.locator('[aria-current]'))
  expect(current.x).toBeGreaterThanOrEqual(row.x - 8)
  expect(current.x + current.width).toBeLessThanOrEqual(row.x + row.width + 8)
}

/** Options of a native select, or the placeholder of a field, that are wider than the space for them. */
export function cutTexts(field: Locator): Promise<string[]> {
  return field.evaluate((element) => {
    const isSelect = element instanceof HTMLSelectElement
    if (!isSelect && !(element instanceof HTMLInputElement)) throw new Error('neither a select nor a field')
    const texts = isSelect ? [...element.options].map(({ text }) => text) : [element.placeholder]
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    const { font } = getComputedStyle(element, isSelect ? null : '::placeholder')
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.font = font
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return texts.filter((text) => pen.measureText(text).width > room)
  })
}

/** The contrast of an element's focus ring with its background. */
export function contrastOfRing(element: Locator): Promise<number> {
  return element.evaluate((ringed) => {
    const light = (color: string) => {
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.fillStyle = color
      pen.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(ringed)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 0
    let ground: Element | null = ringed
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
      ground = ground.parentElement
    const lights = [light(outlineColor), light(getComputedStyle(ground ?? ringed).backgroundColor)]
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
  })
}

/** Number of pixels of an element in the browser's default blue, which the portal does not use. */
export async function bluePixels(element: Locator): Promise<number> {
  const png = await element.screenshot()
  return element.page().evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(image, 0, 0)
    const { data: parts } = pen.getImageData(0, 0, image.width, image.height)
    let blue = 0
    for (let at = 0; at < parts.length; at += 4) {
      const [r = 0, g = 0, b = 0] = parts.subarray(at, at + 3)
      if (b - r > 60 && b - g > 45) blue++
    }
    return blue
  }, png.toString('base64'))
}

/** Words of a tile that its drawing overlaps or comes too close to. */
export function coveredWords(tile: Locator): Promise<string[]> {
  return tile.evaluate(async (element) => {
    const near = 4
    const image = element.querySelector('img')
    if (!image) throw new Error('no drawing')
    await Promise.all([image.decode(), document.fonts.ready])
    const drawn = image.getBoundingClientRect()
    const frame = element.getBoundingClientRect()
    const canvas = new OffscreenCanvas(Math.ceil(drawn.width), Math.ceil(drawn.height))
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(image, 0, 0, drawn.width, drawn.height)

    const isPainted = (line: DOMRect) => {
      const left = Math.max(line.left - near, frame.left)
      const top = Math.max(line.top, frame.top)
      const width = Math.min(line.right + near, frame.right) - left
      const height = Math.min(line.bottom, frame.bottom) - top
      const { data } = pen.getImageData(
        left - drawn.left,
        top - drawn.top,
        Math.ceil(width),
        Math.ceil(height),
      )
      return data.some((part, at) => at % 4 === 3 && part > 30)
    }

    const covered: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (text.parentElement?.closest('.sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (lines.some(isPainted)) covered.push(text.textContent ?? '')
    }
    return covered
  })
}
