import { expect } from '@playwright/test'
import { errorText } from '@sauda/sdk/language'
import { awayFixtures } from '../portal/away.ts'
import { languages } from '../portal/languages.ts'
import { expectKindIn, lightLooks, untilScripted } from '../portal/page-rules.ts'
import { test as base } from '../portal/test.ts'

const test = base.extend(awayFixtures)

// Not a list of states: the database comes back in between.
for (const { language, words, at } of languages) {
  const told = errorText('unavailable', language)

  test(`gallery: a portal without a database, in ${language}`, async ({ page, front }) => {
    await page.goto(at('/'))
    await untilScripted(page)
    const ad = page.locator('main a[href$="/view"]').filter({ visible: true }).first()
    front.away = true
    await ad.click()
    await expect(page.getByRole('heading', { name: told })).toBeVisible()
    await expectKindIn(page, lightLooks)
    front.away = false
    await page.getByRole('link', { name: words.failures.retry }).click()
    await expect(page).toHaveURL(/\/view$/)
    await expect(page.getByRole('button', { name: words.ad.showPhone })).toBeVisible()

    // A document, with the phones of the centre, which the pages know by now.
    front.away = true
    expect((await page.goto(at('/login')))?.status()).toBe(503)
    await expect(page.locator('a[href^="tel:+7"]').first()).toBeVisible()
    await expectKindIn(page, lightLooks)
    front.away = false
    await page.getByRole('link', { name: words.failures.retry }).click()
    await expect(page.getByRole('textbox', { name: words.access.login })).toBeVisible()
  })
}
