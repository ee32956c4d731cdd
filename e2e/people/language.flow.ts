import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { expectWrong } from '../portal/access-flow.ts'
import { test } from '../portal/caller.ts'
import { flowsIn, languages } from '../portal/languages.ts'
import { signUp } from '../portal/newcomer.ts'
import { untilScripted } from '../portal/page-rules.ts'

for (const { language, turn, words, at } of flowsIn('ru')) {
  const { cabinet } = words
  const other = languages[turn === 0 ? 1 : 0]

  test(`a user changes their name and language, in ${language}`, async ({ page }) => {
    const { phone } = await signUp(page, language)
    const name = page.getByRole('textbox', { name: cabinet.name })
    const telephone = page.getByRole('textbox', { name: cabinet.phone })
    await page.goto(at('/profile/details'))
    await untilScripted(page)
    await name.fill('Данияр Әлімов')
    await telephone.fill('12')
    await page.getByRole('button', { name: cabinet.save }).click()
    await expectWrong(telephone, fieldText('phone_invalid', language))
    await expect(telephone).toHaveValue('12')
    await expect(name).toHaveValue('Данияр Әлімов')
    await telephone.fill(phone)
    await page.getByRole('radio', { name: cabinet.languages[other.language] }).check()
    await page.getByRole('button', { name: cabinet.save }).click()

    await expect(page).toHaveURL(other.at('/profile/details'))
    await expect(page.locator('html')).toHaveAttribute('lang', other.language)
    const { cabinet: otherWords } = other.words
    await expect(page.getByRole('textbox', { name: otherWords.name })).toHaveValue('Данияр Әлімов')
    await expect(page.getByRole('radio', { name: cabinet.languages[other.language] })).toBeChecked()
  })
}
