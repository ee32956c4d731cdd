import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { documentOf } from '../../packages/server/src/testing/one-c.ts'
import { gallery } from '../portal/gallery.ts'
import { newOneC } from '../portal/new-tenant.ts'
import { lightLooks, untilScripted } from '../portal/page-rules.ts'

gallery(
  'the exchange',
  [
    {
      state: 'adding a base, with an error',
      path: '/dashboard/exchange',
      looks: lightLooks,
      act: async (page, { words: { exchange } }) => {
        await untilScripted(page)
        await page.getByRole('link', { name: exchange.add }).click()
        const dialog = page.getByRole('dialog', { name: exchange.add })
        const networks = dialog.getByRole('textbox', { name: exchange.adding.networks })
        await dialog.getByRole('textbox', { name: exchange.adding.name }).fill('Бухгалтерия')
        await networks.fill('127.0.0.0/99')
        await dialog.getByRole('button', { name: exchange.add }).click()
        await expect(dialog.getByText(exchange.adding.networkWrong).first()).toBeVisible()
      },
    },
    {
      state: 'with the sign-in of a new base',
      path: '/dashboard/exchange',
      looks: lightLooks,
      act: async (page, { words: { exchange } }) => {
        const name = `Бухгалтерия ${randomInt(2 ** 40).toString(36)}`
        await untilScripted(page)
        await page.getByRole('link', { name: exchange.add }).click()
        const dialog = page.getByRole('dialog', { name: exchange.add })
        await dialog.getByRole('textbox', { name: exchange.adding.name }).fill(name)
        await dialog.getByRole('button', { name: exchange.add }).click()
        await expect(page.getByRole('region', { name: exchange.adding.added(name) })).toBeVisible()
      },
    },
    {
      state: 'with a refused row as it came',
      path: async (page) => {
        const accounting = await newOneC(page)
        await accounting.put(
          'invoices',
          crypto.randomUUID(),
          documentOf({ total: '1.00', number: `ТЦ-${randomInt(10 ** 9)}` }),
        )
        return '/dashboard/exchange'
      },
      act: async (page, { words: { exchange } }) => {
        await page.locator('#fix').getByRole('link', { name: exchange.mend.raw }).first().click()
        await expect(page.locator('pre')).toBeVisible()
      },
    },
  ],
  { as: 2 },
)
