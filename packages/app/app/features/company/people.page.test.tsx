import type { CompanyPeople } from '@sauda/sdk/people'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { containing } from '../../../testing/containing.ts'
import '../../../testing/css.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { call, signIn } from '../../../testing/people.ts'
import { siteWords } from '../site/words.ts'
import { colleagueWords } from './colleague-words.ts'

const words = colleagueWords.ru
const heading = (text: string) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: containing(text) })
const dialog = page.getByRole('dialog')
const waiting = page.getByRole('list', { name: words.waiting })
const members = page.getByRole('list', { name: words.members })

it('an owner invites by e-mail: errors keep what was typed, the invitation waits and is withdrawn', async () => {
  await signIn(1)
  await openPage('/company/people')
  await expect.poll(address).toBe('/company/people')
  await page.getByRole('link', { name: words.invite, exact: true }).click()
  const email = dialog.getByRole('textbox', { name: new RegExp(words.email) })
  await expect.element(email).toBeVisible()
  await email.fill('нет такой')
  await dialog.getByRole('radio', { name: /Бухгалтер/ }).click()
  await dialog.getByRole('button', { name: words.send }).click()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(email).toHaveValue('нет такой')
  await expect.element(dialog.getByRole('radio', { name: /Бухгалтер/ })).toBeChecked()
  // A colleague has an account here already.
  await email.fill('seller@sauda.example')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(dialog.getByRole('alert').filter({ hasText: containing(words.emailTaken) }))
    .toBeVisible()
  const invitedEmail = `invited-${Date.now()}@mail.example`
  await email.fill(invitedEmail)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').filter({ hasText: words.sent(invitedEmail) })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(waiting.getByText(invitedEmail)).toBeVisible()
  await page.getByRole('button', { name: words.withdrawOf(invitedEmail) }).click()
  await expect.element(page.getByRole('status').filter({ hasText: words.withdrawn })).toBeVisible()
  await expect.element(page.getByText(invitedEmail)).not.toBeInTheDocument()
})

it('a link is shown once', async () => {
  await signIn(1)
  await openPage('/company/people/invite')
  await dialog.getByRole('button', { name: words.send }).click()
  const link = page.getByRole('textbox', { name: words.link })
  await expect.element(link).toHaveValue(expect.stringMatching(/\/registration\/invitation\?token=/))
  await openPage('/company/people')
  await expect.element(waiting.getByText(words.byLink).first()).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
  for (const { id } of (await call<CompanyPeople>('/api/company/people')).invitations) {
    await call(`/api/company/withdraw/${id}`, {})
  }
})

it('a function is changed, and back', async () => {
  await signIn(1)
  await openPage('/company/people')
  const change = members.getByRole('link', { name: /Данияр/ }).filter({ hasText: words.acts.change })
  for (const to of [/Бухгалтер/, /Продавец/]) {
    await expect.element(change).toBeVisible()
    await change.click()
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('radio', { name: to }).click()
    await dialog.getByRole('button', { name: words.change, exact: true }).click()
    await expect.element(page.getByRole('status').filter({ hasText: words.changed })).toBeVisible()
    await expect
      .element(
        members
          .getByRole('listitem')
          .filter({ hasText: /Данияр/ })
          .filter({ hasText: to }),
      )
      .toBeVisible()
  }
})

it('the last owner is told why he cannot leave', async () => {
  await signIn(1)
  const { company } = await call<CompanyPeople>('/api/company/people')
  await openPage('/company/people')
  await expect.element(page.getByText(words.lastOwner)).toBeVisible()
  await openPage(`/company/leave/${company.id}`)
  await dialog.getByRole('button', { name: words.leave, exact: true }).click()
  await expect
    .element(dialog.getByRole('alert').filter({ hasText: containing('единственный владелец') }))
    .toBeVisible()
  await expect.element(dialog.getByRole('link', { name: words.toPeople })).toBeVisible()
})

it('an invitation names the company and may be declined; staff are told why they cannot join', async () => {
  await signIn(1)
  const invite = () => call<{ link: string }>('/api/company/invite', { function: 'accountant' })
  const { link } = await invite()
  await signIn(5, 12)
  const { pathname, search } = new URL(link)
  await openPage(pathname + search)
  await expect.element(heading('Приглашение в компанию')).toBeVisible()
  await page.getByRole('button', { name: 'Отказаться' }).click()
  await expect.element(heading('Вы отказались')).toBeVisible()
  await signIn(1)
  const forStaff = new URL((await invite()).link)
  await signIn(2)
  await openPage(forStaff.pathname + forStaff.search)
  await expect.element(page.getByText(/Сотрудники центра не могут/)).toBeVisible()
  await expect
    .element(page.getByRole('main').getByRole('button', { name: siteWords.ru.header.signOut }))
    .toBeVisible()
})
