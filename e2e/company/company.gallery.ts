import { expect, type Page } from '@playwright/test'
import { gallery } from '../portal/gallery.ts'
import { newTenant } from '../portal/new-tenant.ts'
import { call } from '../portal/newcomer.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn, signInOf } from '../portal/people.ts'

/** Signs the page in as a new company, which no other test looks at. */
async function asNewTenant(page: Page): Promise<void> {
  const administrator = await page.context().browser()?.newContext()
  if (!administrator) throw new Error('There is no browser.')
  await signIn(administrator, 2)
  await newTenant(page, administrator)
  await administrator.close()
}

gallery("a company's settings", [
  {
    state: 'of a shop that deals in much',
    path: async (page) => {
      await signIn(page, 1)
      return '/company'
    },
  },
  {
    state: 'changed by somebody else meanwhile',
    path: async (page) => {
      await page.context().clearCookies()
      await asNewTenant(page)
      return '/company'
    },
    act: async (page, { words: { company } }) => {
      await untilScripted(page)
      const { version } = await call<{ version: number }>(page, '/api/company/get')
      await call(page, '/api/company/update', { version, data: { trade: 'Тормоза и подвеска' } })
      await page.locator('[name=trade]').fill('Тормоза')
      const section = page.getByRole('region', { name: company.settings.sections.trade })
      await section.getByRole('button', { name: company.settings.save }).click()
      await expect(section.getByText(company.settings.conflict)).toBeVisible()
    },
  },
  {
    state: 'hours, closed today, with a day of other hours and an error',
    path: '/company/hours',
    act: async (page, { words: { company } }) => {
      await untilScripted(page)
      await page.getByRole('button', { name: company.closeToday }).click()
      await expect(page.getByRole('button', { name: company.reopen })).toBeVisible()
      const form = page.getByRole('region', { name: company.hours.day })
      const date = form.locator('[name=date]')
      await date.fill((await date.getAttribute('max')) ?? '')
      await form.locator('[name=note]').fill('Инвентаризация до самого вечера, извините')
      await form.getByRole('button', { name: company.hours.set }).click()
      await expect(page.getByRole('list', { name: company.hours.later })).toBeVisible()
      await date.fill('')
      await form.getByRole('button', { name: company.hours.set }).click()
      await expect(form.getByRole('alert')).toBeVisible()
    },
  },
  {
    state: 'hours of a seller',
    path: async (page) => {
      await page.context().clearCookies()
      const { password } = await signInOf(1)
      await call(page, '/api/user/auth', { login: 'seller@sauda.example', password })
      return '/company/hours'
    },
  },
])
