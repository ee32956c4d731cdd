import { expect, type Page } from '@playwright/test'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { call, signInAs } from '../portal/newcomer.ts'
import { signIn, signInOf } from '../portal/people.ts'
import { tenantOfRoom } from '../portal/tenant-of-room.ts'

/** The company of the demo's tenant, and an act on it. */
const demoCompany =
  (act = '') =>
  async (page: Page): Promise<string> => {
    const { email } = await signInOf(1)
    const { items } = await call<{ items: { memberships: { company: { id: number } }[] }[] }>(
      page,
      '/api/user/pagination',
      { q: email },
    )
    return `/dashboard/people/company/${items[0]?.memberships[0]?.company.id}${act}`
  }

/** A company that has become a tenant and whose tenancy has ended; its owner, by language. */
const endedOnes = new Map<string, Awaited<ReturnType<typeof tenantOfRoom>>>()

async function ended(page: Page, { language }: Spoken) {
  const there = endedOnes.get(language)
  if (there) return there
  const elsewhere = await page.context().browser()?.newContext()
  if (!elsewhere) throw new Error('no browser')
  const made = await tenantOfRoom(elsewhere, page, language, language === 'ru' ? 15 : 18)
  await call(page, `/api/company/endTenancy/${made.company}`, {
    reason: 'debt',
    note: 'Договор № 17 расторгнут, задолженность с августа.',
  })
  await elsewhere.close()
  endedOnes.set(language, made)
  return made
}

const shown = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()

gallery(
  'a company on the people desk',
  [
    {
      state: 'a tenant with an invitation that waits and a signatory',
      path: async (page, spoken) => {
        const path = await demoCompany()(page)
        const { company } = await call<{ company: { bin: string } }>(
          page,
          path.replace('/dashboard/people/company', '/api/company/page'),
        )
        const name = spoken.language === 'ru' ? 'Айжан Смағұлова' : 'Дана Омарова'
        const { items } = await call<{ items: { name: string }[] }>(page, '/api/signatory/list', company)
        if (!items.some((one) => one.name === name)) {
          const entry = { bin: company.bin, name, position: 'главный бухгалтер', iin: '850412300402' }
          await call(page, '/api/signatory/add', entry)
        }
        return path
      },
    },
    { state: 'other rooms', path: demoCompany('/rooms'), act: shown },
    {
      state: 'no room at all',
      path: demoCompany('/rooms'),
      act: async (page, { words: { tenancyActs } }) => {
        const dialog = page.getByRole('dialog')
        for (const box of await dialog
          .getByRole('group', { name: tenancyActs.rooms.own })
          .getByRole('checkbox')
          .all()) {
          await box.uncheck()
        }
        await dialog.getByRole('button', { name: tenancyActs.rooms.confirm }).click()
        await expect(dialog.getByText(tenancyActs.rooms.last).first()).toBeVisible()
      },
    },
    { state: 'the end of a tenancy', path: demoCompany('/end'), act: shown },
    {
      state: 'the end of a tenancy without a reason',
      path: demoCompany('/end'),
      act: async (page, { words: { tenancyActs } }) => {
        await page.getByRole('dialog').getByRole('button', { name: tenancyActs.end.confirm }).click()
        await expect(page.getByRole('alert')).toBeFocused()
      },
    },
    {
      state: 'a signatory with errors',
      path: demoCompany('/signatory'),
      act: async (page, { words: { tenancyActs } }) => {
        await page.getByRole('dialog').getByRole('button', { name: tenancyActs.signatory.confirm }).click()
        await expect(page.getByRole('alert')).toBeFocused()
      },
    },
    {
      state: 'the end of a right to sign',
      path: async (page) => {
        const path = await demoCompany()(page)
        const { company } = await call<{ company: { bin: string } }>(
          page,
          path.replace('/dashboard/people/company', '/api/company/page'),
        )
        const { items } = await call<{ items: { id: number; ended_at: string | null }[] }>(
          page,
          '/api/signatory/list',
          { bin: company.bin },
        )
        return `${path}/signer?entry=${items.find(({ ended_at }) => ended_at === null)?.id}`
      },
      act: shown,
    },
    {
      state: 'a company of before',
      path: async (page, spoken) => `/dashboard/people/company/${(await ended(page, spoken)).company}`,
    },
  ],
  { as: 2 },
)

gallery('documents of a company of before', [
  {
    state: 'the way to them',
    path: async (page, spoken) => {
      await signIn(page, 2)
      await signInAs(page, await ended(page, spoken))
      return '/profile/details'
    },
  },
  {
    state: 'the list',
    path: async (page, spoken) => {
      await signIn(page, 2)
      await signInAs(page, await ended(page, spoken))
      return '/completion'
    },
  },
])
