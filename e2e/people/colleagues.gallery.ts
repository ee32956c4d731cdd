import { expect, type Page } from '@playwright/test'
import type { CompanyPeople } from '@sauda/sdk/people'
import { gallery } from '../portal/gallery.ts'
import { call, signUpFor } from '../portal/newcomer.ts'

const people = (page: Page) => call<CompanyPeople>(page, '/api/company/people')

/** The address of a dialog about a colleague who is no owner. */
const about = (act: string) => async (page: Page) => {
  const { members } = await people(page)
  const one = members.find(({ allowed_actions }) => allowed_actions.includes('make_owner'))
  return `/company/people/${act}/${one?.id}`
}

const shown = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()

gallery(
  'the people of a company',
  [
    {
      state: 'colleagues, and an invitation that waits',
      path: async (page) => {
        await call(page, '/api/company/invite', { email: 'waits@mail.example', function: 'accountant' })
        return '/company/people'
      },
    },
    {
      state: 'somebody who asks to be accepted',
      path: async (page, { language }) => {
        const { company } = await people(page)
        const elsewhere = await page.context().browser()?.newPage()
        if (elsewhere) await signUpFor(elsewhere, company.bin, language)
        const [request] = (await people(page)).requests
        return `/company/people/accept/${request?.id}`
      },
      act: shown,
    },
    {
      state: 'a refusal',
      path: async (page) => `/company/people/refuse/${(await people(page)).requests[0]?.id}`,
      act: shown,
    },
    {
      state: 'an invitation with errors',
      path: '/company/people/invite',
      act: async (page, { words: { companyPeople: words } }) => {
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox').fill('нет')
        await dialog.getByRole('button', { name: words.send }).click()
        await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
      },
    },
    {
      state: 'a link that is shown once',
      path: '/company/people/invite',
      act: async (page, { words: { companyPeople: words } }) => {
        await page.getByRole('dialog').getByRole('button', { name: words.send }).click()
        await expect(page.getByRole('textbox', { name: words.link })).toBeVisible()
      },
    },
    { state: 'another function', path: about('change'), act: shown },
    { state: 'handing over', path: about('owner'), act: shown },
    { state: 'removing', path: about('remove'), act: shown },
    {
      state: 'the last owner who leaves',
      path: async (page) => `/company/leave/${(await people(page)).company.id}`,
      act: async (page, { words: { companyPeople: words } }) => {
        await page.getByRole('dialog').getByRole('button', { name: words.leave, exact: true }).click()
        await expect(page.getByRole('alert')).toBeVisible()
      },
    },
    { state: 'own companies', path: '/account/details' },
    {
      state: 'an invitation of a member',
      path: async (page) => {
        const { link } = await call<{ link: string }>(page, '/api/company/invite', { function: 'seller' })
        return `/registration/invitation${new URL(link).search}`
      },
      act: async (page, { words: { companyInvitation: words } }) => {
        await page.getByRole('button', { name: words.accept, exact: true }).click()
        await expect(page.getByRole('alert')).toContainText(words.already)
      },
    },
    {
      state: 'an invitation of somebody new',
      path: async (page) => {
        const { link } = await call<{ link: string }>(page, '/api/company/invite', { function: 'seller' })
        await call(page, '/api/session/signOut', {})
        return `/registration/invitation${new URL(link).search}`
      },
    },
  ],
  { as: 1 },
)
