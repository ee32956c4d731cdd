import { expect } from '@playwright/test'
import { buttonsOf, fieldsOf } from '../portal/access-flow.ts'
import { test } from '../portal/caller.ts'
import { press, tabTo, typeInto } from '../portal/keys.ts'
import { flowsIn } from '../portal/languages.ts'
import { someNewcomer } from '../portal/newcomer.ts'
import { codeTo } from '../portal/post-office.ts'

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { flow } = words

  test(`a user registers by keyboard alone, in ${language}`, async ({ page }) => {
    const who = someNewcomer()
    const fields = fieldsOf(page, spoken)
    await page.goto(at('/registration'))
    await typeInto(page, fields.email, who.email)
    await page.keyboard.press('Enter')
    await typeInto(page, fields.code, await codeTo(who.email))
    await page.keyboard.press('Enter')
    await typeInto(page, fields.name, who.name)
    await typeInto(page, fields.phone, who.phone)
    await page.keyboard.press('Enter')
    await typeInto(page, fields.password, who.password)
    await press(page, fields.terms, 'Space')
    // The terms can be read on the way.
    await press(page, page.getByText(flow.terms.title, { exact: true }).locator('xpath=ancestor::summary'))
    await expect(page.getByText(flow.terms.lines.own)).toBeVisible()
    await tabTo(page, fields.adRules)
    await page.keyboard.press('Space')
    await press(page, buttonsOf(page, spoken).finish)
    await expect(page).toHaveURL(at('/profile'))
  })
}
