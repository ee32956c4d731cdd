import { expect, type Page } from '@playwright/test'
import { addPhotos, handInAd, letIn, someAd, writeWhat, writeWhere } from '../portal/ad-flow.ts'
import { handInPhotos } from '../portal/ad-photos.ts'
import { beside } from '../portal/beside.ts'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { bothLooks, lightLooks, untilScripted } from '../portal/page-rules.ts'
import { partsOf, photo } from '../portal/phone-editor.ts'
import { test } from '../portal/test.ts'

const falseHeic = { name: 'IMG_2041.heic', mimeType: 'image/heic', buffer: Buffer.from('это не фото') }

// All states of a list are loaded in one window.
test.describe.configure({ timeout: 600_000 })

gallery(
  'the ad editor',
  [
    { state: 'the first step', path: '/ads/create', looks: lightLooks },
    { state: 'bad photos and fields', path: '/ads/create', act: refused },
    { state: 'contacts in the text', path: '/ads/create', act: contacts, looks: lightLooks },
    { state: 'the second step with a preview', path: '/ads/create', act: preview, looks: bothLooks },
    { state: 'a form that was used before', path: '/ads/create/where', act: used, looks: lightLooks },
    { state: 'the draft in the cabinet', path: '/profile', act: draft, looks: bothLooks },
    {
      ...{ state: 'the end', looks: bothLooks },
      path: async (page) => `/ads/create/sent?ad=${await handInAd(page, someAd())}`,
    },
    { state: 'the draft in another tab', path: '/ads/create', act: elsewhere, looks: bothLooks },
    // The last one: the session is over.
    { state: 'an upload without a session', path: '/ads/create', act: signedOut },
  ],
  { as: 5 },
)

gallery('photos of an ad on the whole screen', [
  { state: 'the first photo', path: publishedAd, act: enlarge, looks: bothLooks },
])

async function refused(page: Page, spoken: Spoken): Promise<void> {
  const { editor } = spoken.words
  await untilScripted(page, '#ad-editor')
  await page.getByLabel(editor.photos.choose).setInputFiles([photo, falseHeic])
  await expect(page.locator('#photos').getByRole('alert')).toContainText(falseHeic.name)
  await partsOf(page, spoken).next.click()
  const summary = page.getByRole('alert').filter({ hasText: editor.failed })
  await expect(summary.getByRole('link', { name: falseHeic.name })).toBeVisible()
  await page.getByRole('button', { name: editor.photos.remove(falseHeic) }).scrollIntoViewIfNeeded()
}

async function contacts(page: Page, spoken: Spoken): Promise<void> {
  await untilScripted(page, '#ad-editor')
  await partsOf(page, spoken).text.fill('Пишите WhatsApp 8 701 555 44 33, отвечаю быстро.')
  await expect(page.getByRole('button', { name: spoken.words.contacts.text.other })).toBeVisible()
}

async function preview(page: Page, spoken: Spoken): Promise<void> {
  const ad = someAd()
  const { editor } = spoken.words
  await untilScripted(page, '#ad-editor')
  await page.getByRole('button', { name: editor.photos.remove(falseHeic) }).click()
  await writeWhat(page, spoken, ad)
  await addPhotos(page, spoken)
  await partsOf(page, spoken).next.click()
  await writeWhere(page, spoken, ad)
  await page.getByRole('button', { name: editor.preview.show }).click()
  await expect(page.getByRole('article').getByRole('heading', { name: ad.title })).toBeVisible()
}

/** Sends what the state before has written. */
async function used(page: Page, spoken: Spoken): Promise<void> {
  const { editor } = spoken.words
  await untilScripted(page, '#ad-editor')
  const json = { code: 'idempotency_conflict', message: '', request_id: 'test' }
  await page.route('**/api/userBanner/create', (route) => route.fulfill({ status: 409, json }))
  await partsOf(page, spoken).submit.click()
  await expect(page.getByRole('heading', { name: editor.unfinished })).toBeVisible()
  await page.unroute('**/api/userBanner/create')
}

async function draft(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('section', { hasText: 'Фара передняя' }).first()).toBeVisible()
}

async function elsewhere(page: Page, { at, words: { editor } }: Spoken): Promise<void> {
  await untilScripted(page, '#ad-editor')
  const first = await page.context().newPage()
  await first.goto(at('/ads/create'))
  await untilScripted(first, '#ad-editor')
  await first.getByRole('button', { name: editor.takeOver }).click()
  await expect(page.getByRole('button', { name: editor.takeOver })).toBeVisible()
  await page.bringToFront()
}

async function signedOut(page: Page, { words: { editor } }: Spoken): Promise<void> {
  await untilScripted(page, '#ad-editor')
  const others = page
    .context()
    .pages()
    .filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  await page.reload()
  await untilScripted(page, '#photos input[type=file]')
  await page.context().clearCookies()
  await page.getByLabel(editor.photos.choose).setInputFiles({ ...photo, name: 'late.png' })
  await expect(page.locator('#photos').getByRole('alert')).toContainText(editor.photos.signedOut)
}

let published = { id: 0, title: '' }

async function publishedAd(page: Page): Promise<string> {
  const ad = someAd()
  const { id } = await beside(page, 5, (owner) => handInPhotos(owner, ad))
  await beside(page, 3, (staff) => letIn(staff, id))
  published = { id, title: ad.title }
  return `/ads/${id}/view`
}

async function enlarge(page: Page, { words: { ad: its } }: Spoken): Promise<void> {
  await untilScripted(page)
  const name = its.photoOf(1, published.title)
  await page.getByRole('link', { name: `${name} ${its.enlarge}` }).press('Enter')
  await expect(page.getByRole('dialog', { name: its.photos }).getByRole('img', { name })).toBeVisible()
}
