import { expect, type Page } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { expectWrong } from './portal/access-flow.ts'
import { test } from './portal/caller.ts'
import { languages } from './portal/languages.ts'
import { signInAs, signUp } from './portal/newcomer.ts'
import { untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { letterTo } from './portal/post-office.ts'

const auezov = { ru: 'Ауэзовский район', kk: 'Әуезов ауданы' }

async function expectSignedOut(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/\/login\?next=/)
}

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { cabinet } = words
  const other = languages[spoken.turn === 0 ? 1 : 0]

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

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`a user chooses a district and removes it, in ${language}`, async ({ page }) => {
      await signUp(page, language)
      const district = page.getByRole('combobox', { name: cabinet.district })
      const name = page.getByRole('textbox', { name: cabinet.name })
      const save = page.getByRole('button', { name: cabinet.save })
      await page.goto(at('/profile/details'))
      await expect(district).toHaveValue('')
      await district.selectOption(auezov[language])
      await name.fill('Я')
      await save.click()
      await expectWrong(name, fieldText('too_short', language))
      await expect(district.locator('option:checked')).toHaveText(auezov[language])
      await name.fill('Данияр Әлімов')
      await save.click()
      await expect(district.locator('option:checked')).toHaveText(auezov[language])

      // The district was deleted after the form had been opened.
      await district.locator('option:checked').evaluate((option: HTMLOptionElement) => {
        option.value = '999999'
      })
      await save.click()
      await expectWrong(district, fieldText('unknown', language))
      await district.selectOption(cabinet.noDistrict)
      await save.click()
      await expect(district).not.toHaveAttribute('aria-invalid', 'true')
      await expect(district).toHaveValue('')
    })
  })

  test(`a shop has no district, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    await page.goto(at('/account/details'))
    await expect(page.getByRole('textbox', { name: cabinet.name })).toBeVisible()
    await expect(page.getByText(cabinet.district)).toHaveCount(0)
  })

  test(`a new password ends all other sessions but not the current one, in ${language}`, async ({
    page,
    browser,
  }) => {
    const who = await signUp(page, language)
    const elsewhere = await (await browser.newContext()).newPage()
    await signInAs(elsewhere, who)
    const current = page.getByLabel(cabinet.currentPassword, { exact: true })
    const next = page.getByLabel(cabinet.newPassword, { exact: true })
    const change = page.getByRole('button', { name: cabinet.changePassword })
    await page.goto(at('/profile/password'))
    await untilScripted(page)
    await current.fill('не тот пароль')
    await next.fill('зелёный чайник на балконе')
    await change.click()
    await expectWrong(current, fieldText('wrong', language))
    await current.fill(who.password)
    await next.fill('qwertyuiop')
    await change.click()
    await expectWrong(next, fieldText('common', language))
    await current.fill(who.password)
    await next.fill('зелёный чайник на балконе')
    await change.click()
    await expect(page.getByText(cabinet.passwordChanged)).toBeVisible()
    await expectSignedOut(elsewhere, at('/profile'))
    await page.goto(at('/profile/sessions'))
    await expect(page.getByText(cabinet.onlyHere)).toBeVisible()
    expect((await letterTo(who.email, 2)).text).toContain(at('/forgot'))
  })

  test(`a user sees their sessions and ends one, in ${language}`, async ({ page, browser }) => {
    const who = await signUp(page, language)
    const elsewhere = await (await browser.newContext()).newPage()
    const sessions = page.getByRole('list', { name: cabinet.sessions }).getByRole('listitem')
    const others = sessions.filter({ hasNotText: cabinet.thisBrowser })
    await signInAs(elsewhere, who)
    await page.goto(at('/profile/sessions'))
    await expect(sessions).toHaveCount(2)
    await others.getByRole('button').click()
    await expect(page.getByText(cabinet.sessionEnded)).toBeVisible()
    await expect(sessions).toHaveCount(1)
    await expectSignedOut(elsewhere, at('/profile'))

    await signInAs(elsewhere, who)
    await page.reload()
    await page.getByRole('button', { name: cabinet.signOutOthers }).click()
    await expect(page.getByText(cabinet.othersEnded)).toBeVisible()
    await expectSignedOut(elsewhere, at('/profile'))
  })
}
