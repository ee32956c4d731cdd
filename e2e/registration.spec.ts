import { expect, type Page } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { ACCESS_WORDS } from '../packages/server/src/features/registration/letters/words.ts'
import {
  askForCode,
  buttonsOf,
  expectWrong,
  fieldsOf,
  finishWith,
  handInCode,
  otherThan,
} from './portal/access-flow.ts'
import { test } from './portal/caller.ts'
import { press, tabTo, typeInto } from './portal/keys.ts'
import { flowsIn } from './portal/languages.ts'
import { signUp, someNewcomer } from './portal/newcomer.ts'
import { untilScripted } from './portal/page-rules.ts'
import { codeTo, letterTo } from './portal/post-office.ts'

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { cabinet, flow } = words

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, in ${language}`, () => {
      test.use({ javaScriptEnabled })

      test('a user registers, and no error loses what was typed', async ({ page }) => {
        const who = someNewcomer()
        const fields = fieldsOf(page, spoken)
        const buttons = buttonsOf(page, spoken)

        await page.goto(at('/registration'))
        await fields.email.fill('newcomer@')
        await buttons.getCode.click()
        await expectWrong(fields.email, fieldText('email_invalid', language))
        await expect(fields.email).toHaveValue('newcomer@')

        await askForCode(page, spoken, '/registration', who.email)
        await expect(page.getByText(flow.code.sent(who.email))).toBeVisible()
        await page.reload()
        const code = await codeTo(who.email)
        await handInCode(page, spoken, otherThan(code))
        await expectWrong(fields.code, fieldText('code_wrong', language))
        await expectWrong(fields.code, flow.code.triesLeft(4))
        await handInCode(page, spoken, code)

        await expect(page).toHaveURL(at('/registration/complete'))
        await page.reload()
        await fields.name.fill(who.name)
        await fields.phone.fill('701 12')
        await buttons.details.click()
        await expectWrong(fields.phone, fieldText('phone_invalid', language))
        await expect(fields.phone).toHaveValue('701 12')
        await expect(fields.name).toHaveValue(who.name)
        await fields.phone.fill(who.phone)
        await buttons.details.click()

        await expect(page.getByRole('heading', { level: 1, name: flow.password.title })).toBeVisible()
        await page.reload()
        await fields.password.fill(who.password)
        await fields.terms.check()
        await buttons.finish.click()
        await expectWrong(fields.adRules, fieldText('must_agree', language))
        await expect(fields.terms).toBeChecked()
        await finishWith(page, spoken, 'qwertyuiop')
        await expectWrong(fields.password, fieldText('common', language))
        await expect(fields.adRules).toBeChecked()
        const seen = page.locator('input[name="privacy_version"]')
        await expect(seen).toHaveValue(/^[1-9]/)
        // The form was opened before the policy that is published now: its text is asked for again.
        if (javaScriptEnabled) await untilScripted(page, 'main form')
        const published = await seen.inputValue()
        await seen.evaluate((input: HTMLInputElement) => input.setAttribute('value', '999'))
        const data = `${at('/registration/complete')}.data`
        const readAgain = javaScriptEnabled
          ? page.waitForRequest((asked) => asked.method() === 'GET' && new URL(asked.url()).pathname === data)
          : null
        await finishWith(page, spoken, who.password)
        await readAgain
        await expect(buttons.finish).not.toHaveAttribute('aria-busy')
        await expectWrong(fields.terms, fieldText('text_changed', language))
        await expect(fields.terms).not.toBeChecked()
        await expect(fields.adRules).toBeChecked()
        await expect(seen).toHaveValue(published)
        await expect(fields.password).toHaveValue(javaScriptEnabled ? who.password : '')
        await finishWith(page, spoken, who.password)

        await expect(page).toHaveURL(at('/profile'))
        await page.goto(at('/profile/details'))
        await expect(page.getByRole('textbox', { name: cabinet.name })).toHaveValue(who.name)
        await expect(page.getByText(who.email, { exact: true })).toBeVisible()
      })
    })
  }

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

  test(`an unfinished registration can be continued or started over, in ${language}`, async ({ page }) => {
    const { email } = someNewcomer()
    await askForCode(page, spoken, '/registration', email)
    await page.goto(at('/registration'))
    await expect(page.getByText(flow.underWay.text(email))).toBeVisible()
    await page.getByRole('link', { name: flow.underWay.goOn }).click()
    await expect(page).toHaveURL(at('/registration/verify'))
    await page.goto(at('/registration'))
    await page.getByRole('button', { name: flow.underWay.startOver }).click()
    await expect(fieldsOf(page, spoken).email).toBeVisible()
    await page.goto(at('/registration/verify'))
    await expect(page).toHaveURL(at('/login'))
  })

  test(`a registered address looks like any other, and its owner gets an e-mail, in ${language}`, async ({
    browser,
  }) => {
    // With scripts a countdown to the next e-mail would make the two pages differ.
    const open = async () => (await browser.newContext({ javaScriptEnabled: false })).newPage()
    const [owner, asker, other] = [await open(), await open(), await open()]
    const { email } = await signUp(owner, language)
    const { email: unknown } = someNewcomer()
    await askForCode(asker, spoken, '/registration', email)
    await askForCode(other, spoken, '/registration', unknown)
    const seen = async (page: Page, address: string) => {
      await page.waitForLoadState()
      return (await page.getByRole('main').innerHTML()).replaceAll(address, '')
    }
    expect(await seen(asker, email)).toBe(await seen(other, unknown))

    const { subject, text } = await letterTo(email, 2)
    expect(subject).toBe(ACCESS_WORDS[language].alreadyRegistered.subject)
    expect(text).not.toMatch(/\b\d{6}\b/)
    expect(text).toContain(at('/forgot'))
    await handInCode(asker, spoken, await codeTo(email, 1))
    await expectWrong(fieldsOf(asker, spoken).code, fieldText('code_wrong', language))
    await handInCode(asker, spoken, await codeTo(unknown))
    await expectWrong(fieldsOf(asker, spoken).code, fieldText('code_wrong', language))
  })
}
