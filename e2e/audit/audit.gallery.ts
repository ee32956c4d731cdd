import { expect } from '@playwright/test'
import { gallery } from '../portal/gallery.ts'
import { lightLooks, untilScripted } from '../portal/page-rules.ts'

gallery(
  'the audit journal',
  [
    { state: 'everything', path: '/dashboard/audit' },
    {
      state: 'narrowed to what was read of people, and open filters',
      path: '/dashboard/audit?subject=personal&from=2026-01-01&address=127.0.0.1',
      looks: lightLooks,
      act: async (page) => {
        await untilScripted(page)
        await page.locator('main details').evaluate((details: HTMLDetailsElement) => {
          details.open = true
        })
      },
    },
    { state: 'nothing found', path: '/dashboard/audit?address=203.0.113.255', looks: lightLooks },
    {
      state: 'several people of a name',
      path: '/dashboard/audit?who=sauda.example',
      looks: lightLooks,
      act: async (page, { words: { audit } }) => {
        await expect(page.getByRole('heading', { name: audit.whom })).toBeVisible()
      },
    },
    { state: 'nobody of a name', path: '/dashboard/audit?who=никого-такого-нет', looks: lightLooks },
  ],
  { as: 2 },
)
