import { expect, type Page } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { handInAd, letIn, someAd, writeWhat, writeWhere } from './portal/ad-flow.ts'
import { flowsIn } from './portal/languages.ts'
import { untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { photoFile, picture } from './portal/pictures.ts'
import { test } from './portal/test.ts'

/** Number of photos in the drafts that this browser has stored. */
function storedPhotos(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const drafts = database.transaction('keyval').objectStore('keyval').getAll()
          drafts.onerror = () => reject(drafts.error)
          drafts.onsuccess = () => {
            database.close()
            resolve(drafts.result.flatMap(({ photos }) => photos).length)
          }
        }
      }),
  )
}

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { editor } = words

  test(`invalid fields are reported, focused and keep what was typed, in ${language}`, async ({ page }) => {
    await signIn(page, 5)
    await page.goto(at('/ads/create'))
    await untilScripted(page)
    await page.getByRole('textbox', { name: editor.title, exact: true }).fill('Аб')
    await page.getByRole('radio', { name: editor.conditions.used }).check()
    await page.getByRole('button', { name: editor.next, exact: true }).click()
    const summary = page.getByRole('alert').filter({ hasText: editor.failed })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: editor.fields.title }).click()
    const title = page.getByRole('textbox', { name: editor.title, exact: true })
    await expect(title).toBeFocused()
    await expect(title).toHaveValue('Аб')
    await expect(title).toHaveAttribute('aria-invalid', 'true')
    // Slowly enough that the draft is saved between two letters, which must not move the focus.
    await title.pressSequentially('ажур', { delay: 500 })
    await expect(title).toHaveValue('Абажур')
  })

  test(`a price that is no number is refused as it was typed, on its own step alone, in ${language}`, async ({
    page,
  }) => {
    const ad = someAd()
    await signIn(page, 5)
    await page.goto(at('/ads/create'))
    await untilScripted(page)
    await page.getByRole('button', { name: editor.next, exact: true }).click()
    const summary = page.getByRole('alert').filter({ hasText: editor.failed })
    await expect(summary.getByRole('link')).toHaveText(
      (['title', 'condition', 'spare_part_id', 'text'] as const)
        .map((field) => editor.fields[field])
        .map((label) => new RegExp(`^${label}: `)),
    )
    await expect(summary.getByRole('link', { name: editor.fields.condition })).toContainText(
      fieldText('unknown', language),
    )

    await writeWhat(page, spoken, ad)
    await page.getByRole('button', { name: editor.next, exact: true }).click()
    const price = page.getByRole('textbox', { name: editor.price })
    await writeWhere(page, spoken, { ...ad, price: '-500' })
    await page.getByRole('button', { name: editor.submit }).click()
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(fieldText('not_a_number', language))
    await expect(price).toHaveValue('-500')

    await page.getByRole('button', { name: editor.back, exact: true }).click()
    await expect(page.getByRole('heading', { name: editor.stepWhat })).toBeFocused()
    await expect(summary).toHaveCount(0)
    await page.goBack()
    await expect(summary).toContainText(fieldText('not_a_number', language))
    await price.fill('12 тысяч')
    await expect(summary).toHaveCount(0)
    await expect(price).toHaveValue('12 тысяч')
    await page.getByRole('button', { name: editor.preview.show }).click()
    await expect(page.getByRole('article')).toContainText('12 тысяч')
  })

  test(`invalid photos are rejected by name and the valid one is kept, in ${language}`, async ({ page }) => {
    const ad = someAd()
    await signIn(page, 5)
    await page.goto(at('/ads/create'))
    await writeWhat(page, spoken, ad)
    await page
      .getByLabel(editor.photos.choose)
      .setInputFiles([
        photoFile('good.png'),
        { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
        { name: 'renamed.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('these are words, not a photo') },
        { name: 'huge.png', mimeType: 'image/png', buffer: picture(10_000, 6_000, [1, 2, 3]) },
      ])
    const dialog = page.getByRole('dialog')
    const remove = (name: string) =>
      page.getByRole('button', { name: editor.photos.remove({ name }) }).click()
    for (const name of ['empty.png', 'renamed.jpg']) {
      await expect(dialog.getByText(name).first()).toBeVisible()
      await remove(name)
    }
    // Only the server decodes the picture and counts its pixels.
    await expect(dialog.getByText('huge.png').first()).toBeVisible()
    await remove('huge.png')
    await page.getByRole('button', { name: editor.next, exact: true }).click()
    await writeWhere(page, spoken, ad)
    await page.getByRole('button', { name: editor.submit }).click()
    await expect(page.getByRole('link', { name: ad.title })).toBeVisible()
  })

  test(`text typed before scripts load is kept, in ${language}`, async ({ page }) => {
    let open = () => {}
    /** Holds the scripts back until they are let through. */
    async function hold() {
      const { promise: gate, resolve } = Promise.withResolvers<void>()
      open = resolve
      await page.unroute('**/*.js')
      await page.route('**/*.js', async (route) => {
        await gate
        await route.continue()
      })
    }
    await signIn(page, 5)
    await hold()
    const title = page.getByRole('textbox', { name: editor.title, exact: true })
    const price = page.getByRole('textbox', { name: editor.price })
    await page.goto(at('/ads/create/where'))
    await price.fill('45000')
    open()
    await untilScripted(page)
    await expect(price).toHaveValue(/^45\s?000/)

    await hold()
    await page.goto(at('/ads/create'))
    await title.fill('Фара передняя левая')
    await page.getByRole('radio', { name: editor.conditions.used }).check()
    open()
    await untilScripted(page)
    await expect(title).toHaveValue('Фара передняя левая')
    await expect(page.getByRole('radio', { name: editor.conditions.used })).toBeChecked()
  })

  test(`a draft survives a reload, in ${language}`, async ({ page }) => {
    const ad = someAd()
    await signIn(page, 5)
    await page.goto(at('/ads/create'))
    await writeWhat(page, spoken, ad)
    await page.getByLabel(editor.photos.choose).setInputFiles([photoFile('kept.png')])
    const kept = page.getByRole('button', { name: editor.photos.remove({ name: 'kept.png' }) })
    await expect(kept).toBeVisible()
    // It is displayed before the browser has stored it.
    await expect.poll(() => storedPhotos(page)).toBe(1)
    await page.reload()
    await expect(kept).toBeVisible()
    await expect(page.getByRole('textbox', { name: editor.title, exact: true })).toHaveValue(ad.title)
  })

  test(`an ad that a colleague published is not published twice, in ${language}`, async ({ browser }) => {
    const author = await (await browser.newContext()).newPage()
    await signIn(author, 5)
    const id = await handInAd(author, someAd())
    const first = await (await browser.newContext()).newPage()
    // With scripts the page would have received the colleague's decision.
    const second = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await signIn(first, 3)
    await signIn(second, 4)
    await second.goto(at(`/ads/${id}/confirm`))
    await letIn(first, id)
    await second.getByRole('button', { name: words.desk.publish }).click()
    await expect(second.getByText(words.desk.cannotPublish)).toBeVisible()
  })
}
