import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import {
  askForCode,
  buttonsOf,
  expectWrong,
  fieldsOf,
  finishWith,
  signInByForm,
} from './portal/access-flow.ts'
import { test } from './portal/caller.ts'
import { languages } from './portal/languages.ts'
import { signUp, someNewcomer } from './portal/newcomer.ts'
import { expectKindIn, lightLooks, lookOf } from './portal/page-rules.ts'
import { lettersTo, letterTo, linkTo } from './portal/post-office.ts'

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { flow } = words

  for (const javaScriptEnabled of [true, false]) {
    const { width } = javaScriptEnabled ? lookOf(language) : { width: 320 }
    const viewport = { width, height: width === 320 ? 700 : 800 }
    const how = `at ${viewport.width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts, in ${language}`

    test.describe(how, () => {
      test.use({ viewport, javaScriptEnabled })

      test('a stranger’s requests do not lock the owner out: the link of the e-mail lets them in', async ({
        page,
        browser,
      }) => {
        const elsewhere = await (await browser.newContext()).newPage()
        const { email, password } = await signUp(elsewhere, language)
        const stranger = await (await browser.newContext()).newPage()
        await askForCode(stranger, spoken, '/forgot', email)
        const link = await linkTo(email, 2)
        expect(new URL(link).pathname).toBe(at('/forgot/link'))

        // The owner gets the same response and no second e-mail.
        await askForCode(page, spoken, '/forgot', email)
        await expect(page.getByText(flow.code.sentIfKnown(email))).toBeVisible()

        // Mail scanners open links: that changes nothing.
        const goOn = page.getByRole('button', { name: flow.link.restore.submit })
        for (const _ of ['a mail scanner', 'the owner']) {
          await page.goto(link)
          await expect(goOn).toBeVisible()
        }
        if (javaScriptEnabled) await expectKindIn(page, lightLooks)
        await stranger.reload()
        await expect(stranger).toHaveURL(at('/verify'))

        await goOn.click()
        await expect(page).toHaveURL(at('/reset'))
        await stranger.reload()
        await expect(stranger).not.toHaveURL(/\/(verify|reset)$/)
        const next = 'зелёный чайник на балконе'
        await fieldsOf(page, spoken).password.fill(next)
        await buttonsOf(page, spoken).reset.click()
        await expect(page).toHaveURL(at('/login'))
        await signInByForm(page, spoken, { email, password: next })
        await expect(page).toHaveURL(at('/profile'))
        expect(next).not.toBe(password)
        // The third e-mail says that the password was changed; there was no second link.
        await letterTo(email, 3)
        expect(await lettersTo(email)).toHaveLength(3)

        const late = await (await browser.newContext({ viewport, javaScriptEnabled })).newPage()
        await late.goto(link)
        await late.getByRole('button', { name: flow.link.restore.submit }).click()
        await expect(late.getByRole('heading', { name: flow.link.over })).toBeVisible()
        if (javaScriptEnabled) await expectKindIn(late, lightLooks)
        await late.getByRole('link', { name: flow.link.askAgain }).click()
        await expect(late).toHaveURL(at('/forgot'))
        // A signed-in user is asked to sign out first.
        await page.goto(link)
        await expect(page.getByRole('main').getByRole('button', { name: words.header.signOut })).toBeVisible()
      })

      test('a registration continues by the link, and rejects contact data as a name', async ({
        page,
        browser,
      }) => {
        const { email, name, phone, password } = someNewcomer()
        const elsewhere = await (await browser.newContext()).newPage()
        await askForCode(elsewhere, spoken, '/registration', email)
        const link = await linkTo(email)
        expect(new URL(link).pathname).toBe(at('/registration/link'))
        await page.goto(link)
        await page.getByRole('button', { name: flow.link.registration.submit }).click()
        await expect(page).toHaveURL(at('/registration/complete'))
        const fields = fieldsOf(page, spoken)
        const buttons = buttonsOf(page, spoken)
        await fields.phone.fill(phone)
        // Each error differs from the one before, so that the answer to each press is waited for.
        for (const [wrong, code] of [
          [phone, 'not_a_name'],
          [`${name}\u202e`, 'direction_marks'],
          [email, 'not_a_name'],
        ] as const) {
          await fields.name.fill(wrong)
          await buttons.details.click()
          await expectWrong(fields.name, fieldText(code, language))
          await expect(fields.name).toHaveValue(wrong)
        }
        await fields.name.fill(name)
        await buttons.details.click()
        await finishWith(page, spoken, password)
        await expect(page).toHaveURL(at('/profile'))
      })
    })
  }
}
