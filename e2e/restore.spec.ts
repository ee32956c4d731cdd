import { expect } from '@playwright/test'
import { errorText, fieldText } from '@sauda/sdk/language'
import { ACCESS_WORDS } from '../packages/server/src/features/registration/letters/words.ts'
import {
  askForCode,
  buttonsOf,
  expectWrong,
  fieldsOf,
  handInCode,
  signInByForm,
  withAnyTime,
} from './portal/access-flow.ts'
import { test } from './portal/caller.ts'
import { flowsIn } from './portal/languages.ts'
import { signUp, someNewcomer } from './portal/newcomer.ts'
import { codeTo, letterTo, linkTo } from './portal/post-office.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { access, flow } = words

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, in ${language}`, () => {
      test.use({ javaScriptEnabled })

      test('a forgotten password is replaced, which ends all other sessions', async ({ page, browser }) => {
        const elsewhere = await (await browser.newContext()).newPage()
        const { email, password } = await signUp(elsewhere, language)
        const fields = fieldsOf(page, spoken)
        const buttons = buttonsOf(page, spoken)

        await page.goto(at('/login'))
        await page.getByRole('link', { name: access.forgot }).click()
        await fields.email.fill(email)
        await buttons.getCode.click()
        await expect(page).toHaveURL(at('/verify'))
        await expect(page.getByText(flow.code.sentIfKnown(email))).toBeVisible()

        // Too early for another e-mail: with scripts the button says so, without them the page does.
        if (javaScriptEnabled) {
          await expect(page.getByRole('button', { name: withAnyTime(flow.code.againIn) })).toBeDisabled()
        } else {
          await buttons.sendAgain.click()
          await expect(page.getByRole('alert').getByText(withAnyTime(flow.code.tooSoon))).toBeVisible()
        }
        const first = await codeTo(email, 2)
        await buttons.otherEmail.click()
        await expect(page).toHaveURL(at('/forgot'))
        await expect(fields.email).toHaveValue(email)
        await buttons.getCode.click()
        await expect(page).toHaveURL(at('/verify'))
        // The code of an abandoned restore is invalid; the link of its e-mail is still valid.
        await handInCode(page, spoken, first)
        await expectWrong(fields.code, fieldText('code_wrong', language))
        await page.goto(await linkTo(email, 2))
        await page.getByRole('button', { name: flow.link.restore.submit }).click()

        await expect(page).toHaveURL(at('/reset'))
        await page.reload()
        await fields.password.fill('короткий')
        await buttons.reset.click()
        await expectWrong(fields.password, fieldText('too_short', language))
        const next = 'зелёный чайник на балконе'
        await fields.password.fill(next)
        await buttons.reset.click()

        await expect(page).toHaveURL(at('/login'))
        await expect(page.getByRole('textbox', { name: access.login })).toHaveValue(email)
        await signInByForm(page, spoken, { email, password })
        await expect(
          page.getByRole('alert').getByText(errorText('wrong_credentials', language)),
        ).toBeVisible()
        await signInByForm(page, spoken, { email, password: next })
        await expect(page).toHaveURL(at('/profile'))
        expect((await letterTo(email, 3)).subject).toBe(ACCESS_WORDS[language].passwordChanged.subject)
        await elsewhere.goto(at('/profile'))
        await expect(elsewhere).toHaveURL(/\/login/)
      })
    })
  }

  test(`a code allows five attempts, also for an address that no user has, in ${language}`, async ({
    page,
  }) => {
    const { code } = fieldsOf(page, spoken)
    await askForCode(page, spoken, '/forgot', someNewcomer().email)
    for (const left of [4, 3, 2, 1]) {
      await handInCode(page, spoken, '123456')
      await expectWrong(code, flow.code.triesLeft(left))
    }
    await handInCode(page, spoken, '123456')
    await expect(code).not.toHaveAccessibleDescription(new RegExp(flow.code.triesLeft(1)))
    await handInCode(page, spoken, '654321')
    await expectWrong(code, fieldText('code_used_up', language))
  })
}
