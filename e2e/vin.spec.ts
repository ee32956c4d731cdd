import { expect, type Page } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { plainFactNames } from '../packages/app/app/features/ads/plain-facts.ts'
import { addPhotos, idOfOwnAd, letIn, someAd, writeWhat, writeWhere } from './portal/ad-flow.ts'
import { languages, type Spoken } from './portal/languages.ts'
import { expectKindIn, lightLooks, lookOf, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

const serial = () => String(Math.floor(Math.random() * 9_000_000) + 1_000_000)

/** The ads that the catalogue finds. */
async function search(page: Page, { at }: Spoken, q: string) {
  await page.goto(at(`/ads?q=${encodeURIComponent(q)}`))
  return page.getByRole('main')
}

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { width } = lookOf(language)
  const { editor } = words
  const name = plainFactNames[language].vin

  test(`a part is found by its frame number until the number is removed, at ${width} px, in ${language}`, async ({
    browser,
  }) => {
    const viewport = { width, height: 800 }
    const owner = await (await browser.newContext({ viewport })).newPage()
    const staff = await (await browser.newContext({ viewport })).newPage()
    const guest = await (await browser.newContext({ viewport })).newPage()
    await signIn(owner, 5)
    await signIn(staff, 3)
    const ad = someAd()
    const frame = `JZX100-${serial()}`
    const field = owner.getByRole('textbox', { name })
    const next = owner.getByRole('button', { name: editor.next, exact: true })

    await owner.goto(at('/ads/create'))
    await writeWhat(owner, spoken, ad)
    await addPhotos(owner, spoken)
    await field.fill('JZX100')
    await next.click()
    await expect(owner.locator('#vin-error')).toHaveText(fieldText('vin_invalid', language))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('JZX100')
    await expect(owner.getByRole('textbox', { name: editor.title, exact: true })).toHaveValue(ad.title)
    await expectKindIn(owner, lightLooks)

    // A wrong check digit is mentioned but accepted.
    await field.fill('1HGCM82633A004353')
    await expect(owner.getByText(editor.vinDoubtful)).toBeVisible()
    await field.fill(` ${frame.toLowerCase()} `)
    await expect(owner.getByText(editor.vinDoubtful)).toBeHidden()
    await next.click()
    await expect(owner).toHaveURL(/\/ads\/create\/where$/)
    await writeWhere(owner, spoken, ad)
    await owner.getByRole('button', { name: editor.submit }).click()
    const id = await idOfOwnAd(owner, ad)

    await staff.goto(at(`/ads/${id}/confirm`))
    await expect(staff.getByText(frame)).toBeVisible()
    await letIn(staff, id)
    for (const q of [frame, frame.toLowerCase().slice(0, 9)]) {
      await expect((await search(guest, spoken, q)).getByText(ad.title)).toBeVisible()
    }
    await guest.goto(at(`/ads/${id}/view`))
    await expect(guest.getByRole('term').filter({ hasText: name })).toBeVisible()
    await expect(guest.getByText(frame)).toBeVisible()
    expect(await guest.locator('script[type="application/ld+json"]').textContent()).not.toContain(frame)
    await expectKindIn(guest, lightLooks)

    await owner.goto(at(`/ads/${id}/edit`))
    await expect(field).toHaveValue(frame)
    await untilScripted(owner)
    await field.fill('')
    await next.click()
    await owner.getByRole('button', { name: editor.submit }).click()
    await idOfOwnAd(owner, ad)
    await staff.goto(at(`/ads/${id}/confirm`))
    await expect(staff.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(staff.getByText(frame)).toBeVisible()
    await expectKindIn(staff, lightLooks)
    await letIn(staff, id)
    await expect((await search(guest, spoken, frame)).getByText(ad.title)).toHaveCount(0)
    await guest.goto(at(`/ads/${id}/view`))
    await expect(guest.getByText(frame)).toHaveCount(0)
  })
}

test.describe('before scripts load', () => {
  test.use({ javaScriptEnabled: false })

  for (const spoken of languages) {
    const { language, words, at } = spoken
    const { editor } = words

    test(`an invalid VIN is reported and keeps what was typed, a valid one is accepted, in ${language}`, async ({
      page,
    }) => {
      const ad = someAd()
      const frame = `GRS182-${serial()}`
      const field = page.getByRole('textbox', { name: plainFactNames[language].vin })
      await signIn(page, 5)
      await page.goto(at('/ads/create'))
      await page.getByRole('combobox', { name: editor.sparePart }).selectOption({ index: 1 })
      await page.getByRole('textbox', { name: editor.title, exact: true }).fill(ad.title)
      await page.getByRole('textbox', { name: editor.text, exact: true }).fill(ad.text)
      await page.getByRole('radio', { name: editor.conditions.used }).check()
      await field.fill('1HGCM82633A00435O')
      await page.getByRole('button', { name: editor.next, exact: true }).click()
      await expect(page.locator('#vin-error')).toHaveText(fieldText('vin_invalid', language))
      await expect(field).toHaveValue('1HGCM82633A00435O')
      await expect(page.getByRole('textbox', { name: editor.title, exact: true })).toHaveValue(ad.title)

      await field.fill('1HGCM82633A004353')
      await page.getByRole('button', { name: editor.next, exact: true }).click()
      await page.getByRole('button', { name: editor.back }).click()
      await expect(page.getByText(editor.vinDoubtful)).toBeVisible()
      await field.fill(frame.replace('GRS', 'grs '))
      await page.getByRole('button', { name: editor.next, exact: true }).click()
      await page.getByRole('textbox', { name: editor.price }).fill(ad.price)
      await page.getByRole('textbox', { name: editor.phone, exact: true }).fill(ad.phone)
      await page.getByRole('button', { name: editor.submit }).click()
      const id = await idOfOwnAd(page, ad)
      await page.goto(at(`/ads/${id}/view`))
      await expect(page.getByText(frame)).toBeVisible()
    })
  }
})
