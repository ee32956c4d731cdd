import { expect, type Page } from '@playwright/test'
import { roleLabel } from '@sauda/sdk/access'
import { fieldText } from '@sauda/sdk/language'
import { buttonsOf, expectWrong, fieldsOf } from './portal/access-flow.ts'
import { test } from './portal/caller.ts'
import { flowsIn, type Spoken } from './portal/languages.ts'
import { someNewcomer } from './portal/newcomer.ts'
import { untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { letterTo } from './portal/post-office.ts'

/** Invites a manager on the users page; returns the link of the e-mail. */
async function inviteManager(page: Page, { language, words, at }: Spoken, email: string): Promise<string> {
  const { peopleDesk } = words
  await signIn(page, 2)
  await page.goto(at('/dashboard/people/invitations'))
  await untilScripted(page)
  await page.getByRole('radio', { name: roleLabel(3, language) }).check()
  const field = page.getByRole('textbox', { name: peopleDesk.email, exact: true })
  await field.fill('manager@')
  await page.getByRole('button', { name: peopleDesk.invitation.send }).click()
  await expectWrong(field, fieldText('email_invalid', language))
  await field.fill(email)
  await page.getByRole('button', { name: peopleDesk.invitation.send }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  const link = /https?:\S+token=[\w.~%-]+/.exec((await letterTo(email)).text)?.[0] ?? ''
  expect(new URL(link).pathname).toBe(at('/registration/invitation'))
  return link
}

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { flow, peopleDesk } = words

  test(`a manager accepts an invitation, once, in ${language}`, async ({ page, browser }) => {
    const { email, name, password } = someNewcomer()
    const desk = await (await browser.newContext()).newPage()
    const link = await inviteManager(desk, spoken, email)
    // The sender already has a cabinet.
    await desk.goto(link)
    await expect(desk.getByRole('main').getByRole('button', { name: words.header.signOut })).toBeVisible()
    const accept = page.getByRole('button', { name: flow.invitation.submit })
    // Mail scanners open links: that uses nothing up.
    for (const _ of ['a mail scanner', 'a person']) {
      await page.goto(link)
      await expect(accept).toBeVisible()
    }
    await accept.click()
    await expect(page).toHaveURL(at('/registration/complete'))
    const fields = fieldsOf(page, spoken)
    const buttons = buttonsOf(page, spoken)
    await expect(page.getByText(roleLabel(3, language))).toBeVisible()
    await page.reload()
    await fields.name.fill(name)
    await buttons.details.click()
    await fields.password.fill(password)
    await buttons.finish.click()
    await expect(page).toHaveURL(at('/account'))
    await page.goto(at('/dashboard/people'))
    await expect(page).not.toHaveURL(/dashboard/)
    await page.goto(at('/ads/new'))
    await expect(page).toHaveURL(at('/ads/new'))

    const late = await (await browser.newContext()).newPage()
    await late.goto(link)
    await late.getByRole('button', { name: flow.invitation.submit }).click()
    await expect(late.getByRole('heading', { name: flow.invitation.over })).toBeVisible()
  })

  test(`a revoked invitation is invalid, in ${language}`, async ({ page, browser }) => {
    const { email } = someNewcomer()
    const desk = await (await browser.newContext()).newPage()
    const link = await inviteManager(desk, spoken, email)
    await page.goto(link)
    await desk.getByRole('button', { name: peopleDesk.invitation.revokeOf(email) }).click()
    await expect(desk.getByText(peopleDesk.invitation.revoked)).toBeVisible()
    await page.getByRole('button', { name: flow.invitation.submit }).click()
    await expect(page.getByRole('heading', { name: flow.invitation.over })).toBeVisible()
    await page.goto(at('/registration/invitation'))
    await expect(page.getByRole('heading', { name: flow.invitation.over })).toBeVisible()
  })
}
