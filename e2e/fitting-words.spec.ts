import { expect, type Locator, type Page } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { askForCode, buttonsOf, fieldsOf, handInCode, otherThan } from './portal/access-flow.ts'
import { handInAd, letIn, someAd } from './portal/ad-flow.ts'
import { test } from './portal/caller.ts'
import { languages } from './portal/languages.ts'
import { someNewcomer } from './portal/newcomer.ts'
import { untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { codeTo } from './portal/post-office.ts'

/** The error is shown once, announced to screen readers, and the invalid field has the focus. */
async function expectToldOnce(page: Page, field: Locator, text: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(1)
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replace(/[.?]/g, '\\$&')))
  const boxes = await page
    .getByRole('main')
    .getByText(text)
    .evaluateAll((found) =>
      found
        .filter((element) => element.children.length === 0)
        .map((element) => element.getBoundingClientRect().width)
        .filter((width) => width > 1),
    )
  expect(boxes).toHaveLength(1)
}

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { adActs, desk, editor, moderation } = words

  test(`the effect of a decision is described correctly, in ${language}`, async ({ page, browser }) => {
    const ad = someAd()
    const owner = await (await browser.newContext()).newPage()
    await signIn(owner, 5)
    await signIn(page, 3)
    const id = await handInAd(owner, ad)

    // It is not public yet.
    await page.goto(at(`/ads/${id}/confirm`))
    await expect(page.getByText(desk.publishHelp.first)).toBeVisible()
    await expect(page.getByText(desk.publishHelp.edit)).toHaveCount(0)
    await page.goto(at(`/ads/${id}/act/publish`))
    await expect(page.getByRole('dialog').getByText(adActs.explains.publish)).toBeVisible()
    await owner.goto(at(`/ads/${id}/edit`))
    await expect(owner.getByText(editor.editLead.hidden).first()).toBeVisible()
    await expect(owner.getByText(editor.editLead.live)).toHaveCount(0)

    // It is public, and an edit of it waits.
    await letIn(page, id)
    await owner.goto(at(`/ads/${id}/edit`))
    await expect(owner.getByText(editor.editLead.live).first()).toBeVisible()
    const edit = await owner.request.post(`/api/userBanner/update/${id}`, {
      headers: { 'X-Portal-Client': 'e2e' },
      multipart: { id: String(id), kind: 'goods', condition: 'new', ...ad, price: '52 000' },
    })
    expect(edit.status(), await edit.text()).toBe(200)
    await page.goto(at(`/ads/${id}/confirm`))
    await expect(page.getByText(desk.publishHelp.edit)).toBeVisible()
    await expect(page.getByText(desk.publishHelp.first)).toHaveCount(0)
    await page.goto(at(`/ads/${id}/act/publish`))
    await expect(page.getByRole('dialog').getByText(adActs.explainsLive.publish)).toBeVisible()

    // Unpublished again, it is not public.
    const down = await owner.request.post(`/api/userBanner/unpublish/${id}`, {
      headers: { 'X-Portal-Client': 'e2e' },
    })
    expect(down.status(), await down.text()).toBe(200)
    await owner.goto(at(`/ads/${id}/edit`))
    await expect(owner.getByText(editor.editLead.hidden).first()).toBeVisible()
    await page.goto(at(`/ads/${id}/confirm`))
    await expect(page.getByText(desk.publishHelp.first)).toBeVisible()
  })

  test(`the queue has the same length in its list and on the page of an ad, in ${language}`, async ({
    page,
    browser,
  }) => {
    const owner = await (await browser.newContext()).newPage()
    await signIn(owner, 5)
    await signIn(page, 4)
    const id = await handInAd(owner, someAd())
    const tab = page.getByRole('navigation', { name: words.adLists.tabs }).locator('[aria-current]')
    // Other tests submit ads meanwhile, so both are read until they agree.
    await expect(async () => {
      await page.goto(at('/ads/new'))
      const listed = Number((await tab.textContent())?.replace(/\D/g, ''))
      await page.goto(at(`/ads/${id}/confirm`))
      await expect(page.getByText(moderation.waiting(listed), { exact: true })).toBeVisible({ timeout: 2000 })
    }).toPass()
  })

  test(`a form with one field reports its error once, in ${language}`, async ({ page }) => {
    const fields = fieldsOf(page, spoken)
    const buttons = buttonsOf(page, spoken)
    for (const path of ['/registration', '/forgot']) {
      await page.goto(at(path))
      await untilScripted(page)
      await buttons.getCode.click()
      await expectToldOnce(page, fields.email, fieldText('required', language))
      await fields.email.fill('nobody')
      await fields.email.press('Enter')
      await expectToldOnce(page, fields.email, fieldText('email_invalid', language))
    }

    const { email } = someNewcomer()
    await askForCode(page, spoken, '/registration', email)
    await untilScripted(page)
    await handInCode(page, spoken, otherThan(await codeTo(email)))
    await expectToldOnce(page, fields.code, fieldText('code_wrong', language))

    await signIn(page, 2)
    await page.goto(at('/dashboard/people/applications'))
    await untilScripted(page)
    const refuse = words.peopleDesk.application.refuse
    await page.getByRole('link', { name: refuse }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: refuse }).click()
    const comment = dialog.getByRole('textbox')
    await expect(comment).toBeFocused()
    await expect(comment).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByRole('alert')).toHaveText(fieldText('required', language))
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`a form with one field reports its error once, in ${language}`, async ({ page }) => {
      await page.goto(at('/registration'))
      await buttonsOf(page, spoken).getCode.click()
      const text = fieldText('required', language)
      const { email } = fieldsOf(page, spoken)
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('alert')).toHaveText(text)
      expect((await page.getByRole('alert').boundingBox())?.width).toBeLessThan(2)
    })
  })
}
