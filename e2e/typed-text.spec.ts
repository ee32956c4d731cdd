import { expect, type Locator, type Page } from '@playwright/test'
import { adReasonLabel } from '@sauda/sdk/ads'
import { fieldsOf, handInCode } from './portal/access-flow.ts'
import { handInAd, someAd } from './portal/ad-flow.ts'
import { test } from './portal/caller.ts'
import { languages, type Spoken } from './portal/languages.ts'
import { call, signUp, someNewcomer } from './portal/newcomer.ts'
import { lookOf, untilCarried, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { codeTo } from './portal/post-office.ts'

/** Opens the current page in the other language, by the link in the header. */
async function switchTo(page: Page, from: Spoken, to: Spoken): Promise<void> {
  const banner = page.getByRole('banner')
  const menu = banner
    .locator('summary')
    .filter({ visible: true })
    .and(page.getByLabel(from.words.header.menu))
  if (await menu.isVisible()) await menu.click()
  await banner
    .getByRole('link', { name: to.words.header.shortLanguages[to.language], exact: true })
    .filter({ visible: true })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', to.language)
}

/** The browser stores no text any more. */
async function expectNothingKept(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed')))
  await expect.poll(kept).toEqual([])
}

async function expectValues(fields: readonly (readonly [Locator, string])[]): Promise<void> {
  for (const [field, value] of fields) await expect(field).toHaveValue(value)
}

for (const [turn, spoken] of languages.entries()) {
  const other = languages[1 - turn] ?? spoken
  const { language, words, at } = spoken
  const { width } = lookOf(language)

  test.describe(`at ${width} px, from ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the details of a registration are kept', async ({ page }) => {
      const { email } = someNewcomer()
      await call(page, '/api/user/registration', { email, language })
      await page.goto(at('/registration/verify'))
      await handInCode(page, spoken, await codeTo(email))
      await expect(page).toHaveURL(/\/complete$/)
      await untilCarried(page)
      const before = fieldsOf(page, spoken)
      await before.name.fill('Данияр Әлімов')
      await before.phone.fill('12')
      await before.company.check()
      await before.companyName.fill('ТОО «Жол»')
      await before.bin.fill('2403')
      await switchTo(page, spoken, other)
      const after = fieldsOf(page, other)
      await expectValues([
        [after.name, 'Данияр Әлімов'],
        [after.phone, '12'],
        [after.companyName, 'ТОО «Жол»'],
        [after.bin, '2403'],
      ])
      await expect(after.company).toBeChecked()
      await expectNothingKept(page)
    })

    test('a login is kept, a password is not, not even a visible one', async ({ page }) => {
      await page.goto(at('/login?next=/profile'))
      await untilCarried(page)
      await page.locator('#login').fill('somebody@mail.example')
      await page.locator('#password').fill('тихий трамвай')
      await page.getByRole('button', { name: words.access.show }).click()
      await switchTo(page, spoken, other)
      await expect(page).toHaveURL(/\?next=(\/|%2F)profile$/)
      await expect(page.locator('#login')).toHaveValue('somebody@mail.example')
      await expect(page.locator('#password')).toHaveValue('')
      await expectNothingKept(page)
    })
  })

  test(`a filter that is not applied yet is kept, from ${language}`, async ({ page }) => {
    await page.goto(at('/ads?price_from=1000'))
    await untilCarried(page)
    await page.getByRole('searchbox').fill('диск')
    await switchTo(page, spoken, other)
    await expect(page.getByRole('searchbox')).toHaveValue('диск')
    await expect(page.getByLabel(other.words.catalogue.from, { exact: true })).toHaveValue(/^1\s000$/)
  })

  test(`the user's own details are kept by the link in the footer, from ${language}`, async ({ page }) => {
    await signUp(page, language)
    await page.goto(at('/profile/details'))
    await untilCarried(page)
    await page.locator('#name').fill('Данияр Әлімов')
    await page.locator('#phone').fill('+7 7')
    await page.getByRole('contentinfo').locator('a[hreflang]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', other.language)
    await expectValues([
      [page.locator('#name'), 'Данияр Әлімов'],
      [page.locator('#phone'), '+7 7'],
    ])
  })

  test(`an invitation form is kept, from ${language}`, async ({ page }) => {
    await signIn(page, 2)
    await page.goto(at('/dashboard/people/invitations'))
    await untilCarried(page)
    await page.locator('#email').fill('new@mail.example')
    await page.locator('#company').fill('ТОО «Жол»')
    await page.locator('#department_id').selectOption({ index: 2 })
    const department = await page.locator('#department_id').inputValue()
    await switchTo(page, spoken, other)
    await expectValues([
      [page.locator('#email'), 'new@mail.example'],
      [page.locator('#company'), 'ТОО «Жол»'],
      [page.locator('#department_id'), department],
    ])
    // No language was chosen: it is still that of the page.
    await expect(page.locator(`[name=language][value=${other.language}]`)).toBeChecked()
  })

  test(`a moderator's reason is kept, only for its ad, from ${language}`, async ({ page, browser }) => {
    const owner = await (await browser.newContext()).newPage()
    await signIn(owner, 5)
    const [id, next] = [await handInAd(owner, someAd()), await handInAd(owner, someAd())]
    await signIn(page, 3)
    await page.goto(at(`/ads/${id}/confirm?decide=needEdits`))
    await untilCarried(page)
    const question = page.getByRole('dialog')
    await question.getByRole('radio', { name: adReasonLabel('photos', language) }).check()
    await question.getByRole('textbox').fill('Снимите при дневном свете.')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await switchTo(page, spoken, other)
    await untilScripted(page)
    // The form beside the ad has it; on a narrow screen the dialog has.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('link', { name: other.words.adActs.names.needEdits }).first().click()
    await expect(question.getByRole('textbox')).toHaveValue('Снимите при дневном свете.')
    await expect(question.getByRole('radio', { name: adReasonLabel('photos', other.language) })).toBeChecked()

    // Other users do not see it either.
    await signIn(page, 2)
    await page.goto(other.at(`/ads/${id}/confirm?decide=needEdits`))
    await untilScripted(page)
    await expect(question.getByRole('textbox')).toHaveValue('')
    await signIn(page, 3)

    await page.goto(other.at(`/ads/${next}/confirm?decide=needEdits`))
    await untilScripted(page)
    await expect(question.getByRole('textbox')).toHaveValue('')
  })

  test(`the editor continues where it was closed, from ${language}`, async ({ page }) => {
    await signIn(page, 5)
    await page.goto(at('/ads/create'))
    await untilScripted(page)
    await page.getByRole('textbox', { name: words.editor.title, exact: true }).fill('Фара, левая')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/profile$/)
    await page.goto(other.at('/ads/create'))
    await expect(page.getByRole('textbox', { name: other.words.editor.title, exact: true })).toHaveValue(
      'Фара, левая',
    )
  })

  test(`a link opened in a new tab stores nothing, from ${language}`, async ({ page }) => {
    await page.goto(at('/registration'))
    await untilCarried(page)
    await page.locator('#email').fill('somebody@mail.example')
    await page
      .getByRole('contentinfo')
      .locator('a[hreflang]')
      .click({ modifiers: ['ControlOrMeta'] })
    await expectNothingKept(page)
  })

  test(`text of one page is not restored in another, from ${language}`, async ({ page }) => {
    await page.goto(at('/registration'))
    await untilCarried(page)
    await page.locator('#email').fill('somebody@mail.example')
    await page.evaluate(() => {
      // The link is pressed, and another page loads instead.
      addEventListener('click', (event) => event.preventDefault(), { once: true })
    })
    await page.getByRole('contentinfo').locator('a[hreflang]').click()
    await page.goto(at('/forgot'))
    await untilCarried(page)
    await expectNothingKept(page)
    await expect(page.locator('#email')).toHaveValue('')
    await page.goto(other.at('/registration'))
    await untilCarried(page)
    await expect(page.locator('#email')).toHaveValue('')
  })
}
