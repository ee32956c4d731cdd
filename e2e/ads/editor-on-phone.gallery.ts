import { expect, type Page } from '@playwright/test'
import { handInAd, someAd } from '../portal/ad-flow.ts'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { expectTargets, partsOf, photo, STAGE, stagedKey } from '../portal/phone-editor.ts'
import { test } from '../portal/test.ts'

// What is looked at here is large enough for a finger.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

const looks = [
  { width: 320, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const

gallery(
  'the ad editor on a phone',
  [
    { state: 'the first step with errors, a photo and contacts', path: '/ads/create', act: what, looks },
    { state: 'an upload that failed', path: '/ads/create', act: failed, looks },
    { state: 'the second step', path: '/ads/create/where', act: targets, looks },
    {
      ...{ state: 'the end', act: end, looks },
      path: async (page) => `/ads/create/sent?ad=${await handInAd(page, someAd())}`,
    },
  ],
  { as: 5 },
)

gallery(
  'the ad editor of a tenant on a phone',
  [{ state: 'the boutiques', path: '/ads/create/where', act: boutiques, looks }],
  { as: 1 },
)

async function targets(page: Page): Promise<void> {
  await untilScripted(page, '#ad-editor')
  await expectTargets(page)
}

async function what(page: Page, spoken: Spoken): Promise<void> {
  const { editor, contacts } = spoken.words
  const parts = partsOf(page, spoken)
  await untilScripted(page, '#ad-editor')
  await stagedKey(page, () => parts.gallery.setInputFiles(photo))
  await expect(page.getByLabel(editor.photos.moreName(9), { exact: true })).toBeVisible()
  await parts.text.fill('Артикул 0986479743. Пишите WhatsApp 8 701 555 44 33, отвечаю быстро.')
  await expect(page.getByRole('button', { name: contacts.text.other })).toBeVisible()
  await expectTargets(page)
  await parts.next.tap()
  await expect(page.getByRole('alert').filter({ hasText: editor.failed })).toBeFocused()
}

async function failed(page: Page, spoken: Spoken): Promise<void> {
  const parts = partsOf(page, spoken)
  await untilScripted(page, '#ad-editor')
  await parts.remove.tap()
  await page.route(STAGE, (route) => route.abort())
  await parts.gallery.setInputFiles(photo)
  await expect(parts.retry).toBeVisible()
  await expectTargets(page)
}

async function end(page: Page): Promise<void> {
  await untilScripted(page)
  await expectTargets(page)
}

async function boutiques(page: Page, { words: { editor } }: Spoken): Promise<void> {
  await targets(page)
  await expect(page.getByRole('group', { name: editor.rooms }).getByRole('checkbox').first()).toBeVisible()
}
