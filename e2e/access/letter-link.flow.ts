import { expect } from '@playwright/test'
import { askForCode, buttonsOf, fieldsOf, signInByForm } from '../portal/access-flow.ts'
import { test } from '../portal/caller.ts'
import { flowsIn } from '../portal/languages.ts'
import { signUp } from '../portal/newcomer.ts'
import { linkTo } from '../portal/post-office.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken

  // The same without scripts, and what is refused: letter-link.http.ts.
  test(`the link of an e-mail lets its owner in while a stranger has asked for a code, in ${language}`, async ({
    page,
    browser,
  }) => {
    const elsewhere = await (await browser.newContext()).newPage()
    const { email } = await signUp(elsewhere, language)
    const stranger = await (await browser.newContext()).newPage()
    await askForCode(stranger, spoken, '/forgot', email)

    await page.goto(await linkTo(email, 2))
    await page.getByRole('button', { name: words.flow.link.restore.submit }).click()
    await expect(page).toHaveURL(at('/reset'))
    await stranger.reload()
    await expect(stranger).not.toHaveURL(/\/(verify|reset)$/)
    const password = 'зелёный чайник на балконе'
    await fieldsOf(page, spoken).password.fill(password)
    await buttonsOf(page, spoken).reset.click()
    await expect(page).toHaveURL(at('/login'))
    await signInByForm(page, spoken, { email, password })
    await expect(page).toHaveURL(at('/profile'))
  })
}
