import { expect } from '@playwright/test'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { searchParts } from '../portal/search-parts.ts'
import { test } from '../portal/test.ts'

const LIST = /\/assets\/suggestions-[^/]*\.js$/

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken

  test(`keys that are pressed before the list has loaded are not lost, in ${language}`, async ({ page }) => {
    const { promise: waiting, resolve: go } = Promise.withResolvers<void>()
    await page.route(LIST, async (route) => {
      await waiting
      await route.continue()
    })
    await page.goto(at('/'))
    await untilScripted(page)
    const { field, list, group } = searchParts(page, spoken)
    const asked = page.waitForRequest(LIST)
    await field.click()
    await page.keyboard.type('тормо')
    await asked
    await page.keyboard.type('з')
    go()
    await expect(list).toBeVisible()
    await expect(field).toHaveValue('тормоз')
    await expect(field).toBeFocused()
    await expect(group(words.search.kinds.part).getByRole('option').first()).toContainText('ормоз')
  })

  test(`a list that cannot be loaded leaves a plain search, in ${language}`, async ({ page }) => {
    await page.route(LIST, (route) => route.abort())
    await page.goto(at('/'))
    await untilScripted(page)
    const { field } = searchParts(page, spoken)
    await field.click()
    await page.keyboard.type('колодки')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ads\?q=/)
  })
}
