import { expect, type Page } from '@playwright/test'
import { adStatusLabel } from '@sauda/sdk/ads'
import { handedInWords } from '../packages/app/app/features/ad-editor/handed-in-words.ts'
import { ownDraftWords } from '../packages/app/app/features/ad-editor/own-draft-words.ts'
import { shellWords } from '../packages/app/app/shell/words.ts'
import { createAd, handInAd, idOfOwnAd, someAd, sparePartOf } from './portal/ad-flow.ts'
import { languages } from './portal/languages.ts'
import {
  bothLooks,
  expectAxeClean,
  expectKind,
  expectKindIn,
  expectNoSidewaysScroll,
  untilScripted,
} from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { expectTargets, finger, partsOf, photo, stagedKey } from './portal/phone-editor.ts'
import { photoFile } from './portal/pictures.ts'
import { test } from './portal/test.ts'

/** From the open editor to the ad that was handed in, without the keys of the keyboard. */
const MOST_TAPS = 14

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { editor } = words

  test.describe(`on a phone, in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

    test('an ad is handed in with few taps, its photo being there before the last one', async ({ page }) => {
      const ad = someAd()
      const parts = partsOf(page, spoken)
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      const { tap, type, taps } = finger()
      await expect(page.getByText(editor.photos.drop)).toBeHidden()
      await expect(parts.camera).toHaveAttribute('capture', 'environment')
      const chosen = page.waitForEvent('filechooser')
      await tap(parts.camera)
      const key = await stagedKey(page, async () => (await chosen).setFiles(photo))
      await expect(parts.remove).toBeVisible()
      await type(parts.title, ad.title)
      await tap(page.locator('label').filter({ has: parts.used }))
      await tap(sparePartOf(page, spoken))
      await tap(page.getByRole('listbox').getByRole('option').first())
      await type(parts.text, ad.text)
      await expectTargets(page)
      await expectNoSidewaysScroll(page)
      await tap(parts.next)

      // Step two begins at its top, with its heading.
      await expect(page.getByRole('heading', { name: editor.stepWhere })).toBeFocused()
      await expect(page.getByRole('heading', { name: editor.stepWhere })).toBeInViewport()
      await expectTargets(page)
      await expectAxeClean(page)
      await type(parts.price, ad.price)
      const preview = page.getByRole('button', { name: editor.preview.show })
      await preview.tap()
      const shown = page.getByRole('article')
      await expect(shown.getByRole('heading', { name: ad.title })).toBeVisible()
      await expect(shown).toContainText(ad.text)
      await expect(shown).toContainText(editor.conditions.used)
      await expect(shown).not.toContainText(ad.phone)
      await expect(shown.getByRole('img', { name: editor.photos.kept(1) })).toBeVisible()
      await expectAxeClean(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: editor.preview.hide }).tap()
      await expect(shown).toHaveCount(0)
      // A registered person's phone is known.
      if ((await parts.phone.inputValue()) === '') await type(parts.phone, ad.phone)
      await tap(parts.submit)
      expect(taps()).toBeLessThanOrEqual(MOST_TAPS)

      const id = await idOfOwnAd(page, ad)
      const [stored] = (await (await page.request.post(`/api/userBanner/getById/${id}`, { data: {} })).json())
        .data.photos
      expect(stored.key).toBe(key)
    })

    test('the end says what happens to the ad, and leads to it and to a new one, for its author alone', async ({
      page,
      context,
    }) => {
      const words = handedInWords[language]
      const ad = someAd()
      await signIn(page, 5)
      const id = await createAd(page, spoken, ad)
      await expect(page).toHaveURL(at(`/ads/create/sent?ad=${id}`))
      const end = page.getByRole('dialog', { name: words.title })
      await expect(end.getByRole('heading', { name: words.sent })).toBeVisible()
      // Moderators of other tests may change the pace between the page and the request.
      await expect(async () => {
        await page.reload()
        const { minutes } = (await (await page.request.get('/api/userBanner/pace')).json()).data
        await expect(end.getByText(words.next(minutes))).toBeVisible({ timeout: 2000 })
      }).toPass()
      await expect(end.getByText(adStatusLabel(10, 'owner', language), { exact: true })).toBeVisible()
      await expectTargets(page)
      await expectKindIn(page, bothLooks)
      // «Back» does not lead to the form, which would be empty.
      await page.goBack()
      await expect(page).not.toHaveURL(/\/ads\/create\/where$/)

      await page.goto(at(`/ads/create/sent?ad=${id}`))
      await end.getByRole('link', { name: words.another }).tap()
      await expect(page).toHaveURL(at('/ads/create'))
      await expect(partsOf(page, spoken).title).toHaveValue('')

      await context.clearCookies()
      await signIn(page, 3)
      for (const address of [`?ad=${id}`, '?ad=0', '?ad=x', '']) {
        const answer = await page.goto(at(`/ads/create/sent${address}`))
        expect(answer?.status(), address).toBe(404)
      }
    })

    test('a tenant chooses the boutique by its plate', async ({ page }) => {
      await signIn(page, 1)
      await page.goto(at('/ads/create/where'))
      await untilScripted(page, '#ad-editor')
      const rooms = page.getByRole('group', { name: editor.rooms })
      const first = rooms.getByRole('checkbox').first()
      const plate = rooms.locator('[data-slot=plate]').first()
      const [number = ''] =
        ((await plate.locator('[aria-hidden]').last().textContent()) ?? '').match(/\d+/) ?? []
      await expect(first).toHaveAccessibleName(new RegExp(`^${number}, .+`))
      const before = await first.isChecked()
      await plate.tap()
      await expect(first).toBeChecked({ checked: !before })
      await expectTargets(page)
      await expectNoSidewaysScroll(page)
    })

    test('an error goes when its field is mended, and the others stay', async ({ page }) => {
      const parts = partsOf(page, spoken)
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      await parts.next.tap()
      const summary = page.getByRole('alert').filter({ hasText: editor.failed })
      await expect(summary).toBeFocused()
      const links = summary.getByRole('link')
      const before = await links.count()
      await parts.title.fill('Фара передняя')
      await expect(links).toHaveCount(before - 1)
      await expect(parts.title).not.toHaveAttribute('aria-invalid', 'true')
      await expect(parts.title).toBeFocused()
      await expect(parts.text).toHaveAttribute('aria-invalid', 'true')
      await parts.title.fill('Ф')
      await expect(parts.title).toBeFocused()
      await expectKind(page)
    })

    test('what the title names fills empty fields when it is asked for, and never others', async ({
      page,
    }) => {
      const parts = partsOf(page, spoken)
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      const brand = page.getByRole('combobox', { name: editor.brand }).and(page.locator('input'))
      await brand.tap()
      await page.getByRole('listbox').getByRole('option', { name: 'Hyundai' }).tap()
      await parts.title.fill('Тормозной диск на Камри 50')
      const part = page.getByRole('button', { name: new RegExp(`, ${editor.fields.spare_part_id}$`) })
      await expect(part).toBeVisible()
      await expect(page.getByRole('status').filter({ has: part })).toContainText(editor.foundInTitle)
      await expect(page.getByRole('button', { name: 'Toyota' })).toHaveCount(0)
      await expect(sparePartOf(page, spoken)).toHaveValue('')
      const name = await part.textContent()
      await part.tap()
      await expect(sparePartOf(page, spoken)).toHaveValue(name ?? '')
      // The focus stays where the button was.
      await expect(page.getByRole('dialog').locator('[role=status]:focus')).toHaveCount(1)
      await expect(part).toHaveCount(0)
      await expect(brand).toHaveValue('Hyundai')
      await page.reload()
      await expect(sparePartOf(page, spoken)).toHaveValue(name ?? '')
    })

    test('the cabinet lists the draft, which is removed and put back', async ({ page }) => {
      const parts = partsOf(page, spoken)
      const words = ownDraftWords[language]
      const title = someAd().title
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      await parts.title.fill(title)
      await page.getByRole('link', { name: shellWords[language].dismiss }).tap()
      const draft = page.getByRole('region', { name: words.title })
      await expect(draft).toContainText(title)
      await expectKind(page)
      await draft.getByRole('button', { name: words.remove }).tap()
      await expect(draft.getByRole('button', { name: words.putBack })).toBeFocused()
      await page.reload()
      await expect(page.getByRole('main')).toBeVisible()
      await expect(draft).toHaveCount(0)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      await expect(parts.title).toHaveValue('')
      await parts.title.fill(title)
      await page.getByRole('link', { name: shellWords[language].dismiss }).tap()
      await draft.getByRole('button', { name: words.remove }).tap()
      await draft.getByRole('button', { name: words.putBack }).tap()
      await draft.getByRole('link', { name: words.goOn }).tap()
      await expect(parts.title).toHaveValue(title)
    })

    test('the cabinet lists an edit that was not handed in, and only to the person who wrote it', async ({
      page,
      context,
    }) => {
      const parts = partsOf(page, spoken)
      const words = ownDraftWords[language]
      const [ad, changed] = [someAd(), someAd().title]
      await signIn(page, 5)
      const id = await handInAd(page, ad, [photoFile('front.png'), photoFile('side.png', [160, 60, 40])])
      await page.goto(at(`/ads/${id}/edit`))
      await untilScripted(page, '#ad-editor')

      // The photos are HTML of the server until they are reached; a press that comes before their scripts is not lost.
      const { photos } = spoken.words.editor
      const second = { name: photos.kept(2) }
      const still = page.locator('[data-photos]')
      const shown = () =>
        still.locator('li img').evaluateAll((all) => all.map((img) => img.getAttribute('src')))
      const before = await shown()
      expect(before).toHaveLength(2)
      await still.getByRole('button', { name: photos.tile(second, 2, 2) }).tap()
      await still.getByRole('button', { name: photos.moveBack(second) }).tap()
      await expect.poll(shown).toEqual(before.toReversed())

      await parts.title.fill(changed)
      await page.getByRole('link', { name: shellWords[language].dismiss }).tap()
      const draft = page.getByRole('region', { name: words.edit(id) })
      await expect(draft).toContainText(changed)
      await draft.getByRole('link', { name: words.goOn }).tap()
      await expect(parts.title).toHaveValue(changed)
      await context.clearCookies()
      await signIn(page, 1)
      await page.goto(at('/account'))
      await untilScripted(page)
      await expect(page.getByRole('region', { name: words.edit(id) })).toHaveCount(0)
    })

    test('a second tab says that the draft is open, and takes it over with all that was typed', async ({
      page,
      context,
    }) => {
      const first = partsOf(page, spoken)
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await untilScripted(page, '#ad-editor')
      await first.title.fill('Фара')
      const other = await context.newPage()
      const second = partsOf(other, spoken)
      await other.goto(at('/ads/create'))
      await untilScripted(other, '#ad-editor')
      const take = (tab: Page) => tab.getByRole('button', { name: editor.takeOver })
      await expect(take(other)).toBeVisible()
      await expect(second.next).toBeDisabled()
      await expect(first.next).toBeEnabled()
      await expectAxeClean(other)
      // The first tab saves what it has not saved yet.
      await first.title.fill('Фара передняя')
      await take(other).tap()
      await expect(second.title).toHaveValue('Фара передняя')
      await expect(take(other)).toHaveCount(0)
      await expect(second.next).toBeEnabled()
      await expect(take(page)).toBeVisible()
      await second.text.fill('Стекло целое')
      await take(page).tap()
      await expect(first.text).toHaveValue('Стекло целое')
      await other.close()
    })
  })
}
