import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { writeAdQuery } from '@sauda/sdk/ads'
import { partRows } from '../../packages/server/src/demo/data/spare-parts.ts'
import { idOfPart } from '../portal/parts.ts'
import { test } from '../portal/test.ts'

/** Parts that once had wrong drawings, each with the drawing that stood for it. */
const PARTS = [
  ['Рулевые рейки', 'wrench'],
  ['Багажники на крышу', 'bumper'],
  ['Задние фонари', 'headlight'],
  ['Подушки двигателя', 'bearing'],
  ['Датчики ABS', 'head-unit'],
  ['Камеры и вентили', 'rim'],
] as const

const drawingOf = (part: string) => partRows.find(({ name }) => name === part)?.drawing ?? ''

const svgOf = async (drawing: string) => {
  const svg = await readFile(new URL(`../../packages/ui/drawings/${drawing}.svg`, import.meta.url))
  return `data:image/svg+xml;base64,${svg.toString('base64')}`
}

/** How far a photo is from a drawing that fills 84 % of it: the mean difference of their opacities, 0 to 255. */
function distance(photo: Locator, drawing: string): Promise<number> {
  return photo.evaluate(async (shown, src) => {
    const [width, height] = [160, 120]
    const draw = async (address: string, share: number) => {
      const image = new Image(1280, 960)
      image.src = address
      await image.decode()
      const pen = new OffscreenCanvas(width, height).getContext('2d')
      if (!pen) throw new Error('no canvas')
      const [w, h] = [width * share, height * share]
      pen.drawImage(image, (width - w) / 2, (height - h) / 2, w, h)
      return pen.getImageData(0, 0, width, height).data
    }
    const [a, b] = [await draw((shown as HTMLImageElement).currentSrc, 1), await draw(src, 0.84)]
    let sum = 0
    for (let at = 3; at < a.length; at += 4) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
    return sum / (a.length / 4)
  }, drawing)
}

/** The ground's name of each theme's colour, as the browser gives it. */
const GROUNDS = {
  light: ['#f3e8d8', '#e0eaf1', '#e1ece0', '#f5e3dc', '#f5edc9', '#d9ecec', '#e8e7e2'],
  dark: ['#3a3125', '#24323d', '#27362a', '#40302a', '#3a3620', '#1c383a', '#2e302e'],
}

/** The colour of the upper left corner inside an element, from a screenshot. */
async function cornerOf(element: Locator): Promise<string> {
  await element.scrollIntoViewIfNeeded()
  const png = await element.screenshot()
  return element.page().evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(image, 0, 0)
    const [red = 0, green = 0, blue = 0] = pen.getImageData(20, 20, 1, 1).data
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }, png.toString('base64'))
}

/** The first card of the page whose photo is a drawing of the demo: other tests add ads without photos, or with their own. */
async function demoCard(page: Page, grounds: readonly string[]): Promise<Locator> {
  const cards = page
    .getByRole('main')
    .locator('article')
    .filter({ has: page.locator('picture img') })
  for (const card of await cards.all()) {
    await shown(card.locator('picture img'))
    if (grounds.includes(await cornerOf(card.locator('[data-slot="picture-frame"]')))) return card
  }
  throw new Error('No ad of the demo on the first page')
}

async function shown(photo: Locator): Promise<void> {
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
}

const THEMES = ['light', 'dark'] as const

test('gallery: cards show the drawing of their part, on a ground of each theme', async ({ page }) => {
  for (const [part, former] of PARTS) {
    await test.step(part, async () => {
      await page.goto(`/ads?${writeAdQuery({ spare_part_id: await idOfPart(page, part) })}`)
      const frames = page.getByRole('main').locator('article [data-slot="picture-frame"]')
      const [own, other] = [await svgOf(drawingOf(part)), await svgOf(former)]
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const distances: number[] = []
        for (const photo of (await frames.locator('picture img').all()).slice(0, 4)) {
          await shown(photo)
          distances.push(await distance(photo, own))
          expect(await distance(photo, other)).toBeGreaterThan(12)
        }
        // A seller may have put another photo of the part first.
        expect(distances.filter((far) => far < 4).length).toBeGreaterThan(distances.length / 2)
        await expect
          .poll(async () => GROUNDS[colorScheme].includes(await cornerOf(frames.first())))
          .toBe(true)
      }
    })
  }
})

test('gallery: the photos of an ad stand on its ground, and the large ones are offered as AVIF', async ({
  page,
}) => {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The newest ads of all are those of other tests by the end.
    await page.goto(`/ads?${writeAdQuery({ spare_part_id: await idOfPart(page, PARTS[0][0]) })}`)
    const card = await demoCard(page, GROUNDS[colorScheme])
    await shown(card.locator('picture img'))
    // The only size of AVIF is the large one, which is heavier than the small WebP of a card.
    await expect(card.locator('source[type="image/avif"]')).toHaveCount(0)
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const large = page.getByRole('tabpanel').locator('picture img').first()
    await shown(large)
    expect(await large.evaluate((img) => (img as HTMLImageElement).currentSrc)).toMatch(/\/large\.avif$/)
    const frame = page.getByRole('tabpanel').locator('[data-slot="picture-frame"]').first()
    expect(GROUNDS[colorScheme]).toContain(await cornerOf(frame))
  }
})
