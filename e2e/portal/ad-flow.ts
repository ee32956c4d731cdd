import { expect, type Locator, type Page } from '@playwright/test'
import * as paths from '@sauda/sdk/paths'
import type { Spoken } from './languages.ts'
import { untilScripted } from './page-rules.ts'
import { photoFile } from './pictures.ts'

/** An ad as a user types it. */
export interface WrittenAd {
  title: string
  text: string
  price: string
  phone: string
}

/** A unique ad. */
export function someAd(): WrittenAd {
  const mark = Math.random().toString(36).slice(2, 10)
  return {
    title: `Фара передняя ${mark}`,
    text: 'Оригинал с разборки, стекло целое, крепления на месте.',
    price: '45 000',
    phone: '+7 701 555 44 33',
  }
}

/** The field of the part; scripts replace the native list a moment after they have loaded. */
export function sparePartOf(page: Page, { words }: Spoken): Locator {
  return page.getByRole('combobox', { name: words.editor.sparePart }).and(page.locator('input'))
}

/** Step one of the editor, which must be open. */
export async function writeWhat(page: Page, spoken: Spoken, ad: WrittenAd): Promise<void> {
  const { editor } = spoken.words
  await untilScripted(page)
  await page.getByRole('radio', { name: editor.kinds.part }).check()
  await sparePartOf(page, spoken).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('textbox', { name: editor.title, exact: true }).fill(ad.title)
  await page.getByRole('textbox', { name: editor.text, exact: true }).fill(ad.text)
  await page.getByRole('radio', { name: editor.conditions.used }).check()
}

export const threePhotos = [
  photoFile('front.png', [160, 60, 40]),
  photoFile('side.png'),
  photoFile('back.png', [40, 60, 160]),
]

/** Adds three photos in step one, which must be open. */
export async function addPhotos(page: Page, { words: { editor } }: Spoken): Promise<void> {
  await page.getByLabel(editor.photos.choose).setInputFiles(threePhotos)
  await expect(page.getByRole('button', { name: editor.photos.remove({ name: 'back.png' }) })).toBeVisible()
}

/** Step two: price and phone. */
export async function writeWhere(page: Page, { words }: Spoken, ad: WrittenAd): Promise<void> {
  const { editor } = words
  await page.getByRole('textbox', { name: editor.price }).fill(ad.price)
  await page.getByRole('textbox', { name: editor.phone, exact: true }).fill(ad.phone)
}

/** Submits an ad in the empty editor, finds it in the user's ads and returns its id. */
export async function createAd(page: Page, spoken: Spoken, ad: WrittenAd): Promise<number> {
  const { words, at } = spoken
  await page.goto(at(paths.adCreate))
  await writeWhat(page, spoken, ad)
  await addPhotos(page, spoken)
  await page.getByRole('button', { name: words.editor.next, exact: true }).click()
  await expect(page).toHaveURL(/\/ads\/create\/where$/)
  await writeWhere(page, spoken, ad)
  await page.getByRole('button', { name: words.editor.submit }).click()
  return idOfOwnAd(page, ad)
}

/** Creates an ad by the API as the signed-in user; returns its id. */
export async function handInAd(
  page: Pick<Page, 'request'>,
  ad: WrittenAd,
  photos: ReturnType<typeof photoFile>[] = [],
): Promise<number> {
  const form = new FormData()
  for (const [field, value] of Object.entries({ kind: 'goods', condition: 'used', ...ad }))
    form.append(field, value)
  for (const { name, mimeType, buffer } of photos)
    form.append('photos', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  const answer = await page.request.post('/api/userBanner/create', {
    headers: { 'X-Portal-Client': 'e2e' },
    multipart: form,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data.id
}

/** Publishes an ad by the API as the signed-in staff. */
export async function letIn(page: Pick<Page, 'request'>, id: number): Promise<void> {
  const answer = await page.request.post(`/api/userBanner/publish/${id}`, {
    headers: { 'X-Portal-Client': 'e2e' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The id of an ad on the page to which the editor leads, or in the user's cabinet. */
export async function idOfOwnAd(page: Page, ad: WrittenAd): Promise<number> {
  const link = page.getByRole('link', { name: ad.title })
  await expect(link).toBeVisible()
  const [, id] = /\/ads\/(\d+)\/view/.exec((await link.getAttribute('href')) ?? '') ?? []
  return Number(id)
}

/** The status of an ad's newest revision, as staff see it. */
export async function statusOf(page: Pick<Page, 'request'>, id: number): Promise<number> {
  const answer = await page.request.post(`/api/userBanner/getById/${id}`, { data: { revision: 'newest' } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data.status
}

/** Waits until an ad that staff have decided to publish is public: until then the decision can be undone. */
export async function untilPublished(page: Pick<Page, 'request'>, id: number): Promise<void> {
  await expect.poll(() => statusOf(page, id)).toBe(31)
}

/** Finds an ad from the home page by its title and opens it. */
export async function findAd(page: Page, { words, at }: Spoken, ad: WrittenAd): Promise<void> {
  await page.goto(at('/'))
  const search = page.getByLabel(words.catalogue.search.label, { exact: true })
  await search.fill(ad.title)
  await search.press('Enter')
  await expect(page).toHaveURL(/\/ads\?/)
  await page.getByRole('link', { name: ad.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: ad.title })).toBeVisible()
}

/** Reveals the phone on an ad's page and checks it. */
export async function revealPhone(page: Page, { words }: Spoken, ad: WrittenAd): Promise<void> {
  const phone = `+${ad.phone.replace(/\D/g, '')}`
  const show = page.getByRole('button', { name: words.ad.showPhone })
  await expect(show).toBeVisible()
  await page.waitForLoadState()
  expect(await page.content()).not.toContain(phone.slice(-7))
  await show.click()
  await expect(page.locator(`a[href="tel:${phone}"]`)).toBeVisible()
}

/** Plans a publication for so long that a test can undo it on any machine. */
export async function planPublication(page: Pick<Page, 'request'>, id: number): Promise<void> {
  const answer = await page.request.post(`/api/userBanner/publish/${id}`, {
    data: { undo_seconds: 60 },
    headers: { 'X-Portal-Client': 'e2e' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
