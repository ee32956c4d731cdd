import { expect } from '@playwright/test'
import { buttonsOf, fieldsOf } from '../portal/access-flow.ts'
import { test } from '../portal/caller.ts'
import { flowsIn } from '../portal/languages.ts'
import { call, someNewcomer } from '../portal/newcomer.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { pressSignOut } from '../portal/people.ts'
import { codeTo } from '../portal/post-office.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { hearts } = words

  test(`a guest’s favourites survive registration, and the browser is empty after a sign-out, in ${language}`, async ({
    page,
  }) => {
    const who = someNewcomer()
    const fields = fieldsOf(page, spoken)
    const buttons = buttonsOf(page, spoken)
    const counted = (count: number) =>
      page.getByRole('banner').getByRole('link', {
        name: count > 0 ? hearts.favouritesOf(String(count)) : hearts.favourites,
        exact: true,
      })
    await page.goto(at('/ads'))
    await untilScripted(page)
    const links = page.locator('main a[href$="/view"]')
    const titles = [await links.nth(0).textContent(), await links.nth(1).textContent()]
    for (const n of [0, 1]) await page.locator('main ad-heart button').nth(n).click()
    await expect(counted(2)).toBeVisible()

    await page.goto(at('/registration'))
    await fields.email.fill(who.email)
    await page.keyboard.press('Enter')
    await fields.code.fill(await codeTo(who.email))
    await page.keyboard.press('Enter')
    await fields.name.fill(who.name)
    await fields.phone.fill(who.phone)
    await page.keyboard.press('Enter')
    await fields.password.fill(who.password)
    await fields.terms.check()
    await fields.adRules.check()
    await buttons.finish.click()
    await expect(page).toHaveURL(at('/profile'))
    await expect(counted(2)).toBeVisible()
    await expect(page.getByText(hearts.merged('2'))).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('sauda.favourites'))).toBeNull()

    await page.goto(at('/profile/favorites'))
    for (const title of titles)
      await expect(page.getByRole('link', { name: title ?? '', exact: true })).toBeVisible()
    const me = await call<{ favourites: number[] }>(page, '/api/session/me')
    expect(me.favourites).toHaveLength(2)

    await untilScripted(page)
    await pressSignOut(page, words)
    await expect(counted(0)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('sauda.favourites'))).toBeNull()
  })
}
