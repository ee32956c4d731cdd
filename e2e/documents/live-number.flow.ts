import { expect, type Page } from '@playwright/test'
import { queueTabsWords } from '../../packages/app/app/features/site/queue-tabs-words.ts'
import { documentOf, newGuid } from '../../packages/server/src/testing/one-c.ts'
import { test } from '../portal/caller.ts'
import { rowOf, rowsOf } from '../portal/documents.ts'
import { languages } from '../portal/languages.ts'
import { openLive } from '../portal/live.ts'
import { newOneC, newTenant } from '../portal/new-tenant.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'

/** The invoices in the second row of the header, with how many wait. */
const invoicesTab = (page: Page) =>
  page.getByRole('navigation', { name: queueTabsWords.ru.company }).getByRole('link', { name: /^Счета/ })

test('the number in the menu goes up when a document comes, and down when it is downloaded', async ({
  page,
  browser,
}) => {
  const administrator = await (await browser.newContext()).newPage()
  await signIn(administrator, 2)
  const { company: name, bin } = await newTenant(page, administrator)
  const c = await newOneC(administrator)
  const { documents } = languages[0]?.words ?? {}
  if (!documents) throw new Error('no language')
  const buyer = { name, bin }
  await c.put('invoices', newGuid(), documentOf({ buyer, number: 'СЧ-1' }))
  await openLive(page, '/invoice')
  const tab = invoicesTab(page)
  await expect(tab).toHaveText(/1$/)
  await c.put('invoices', newGuid(), documentOf({ buyer, number: 'СЧ-2' }))
  // The portal waits a minute for more documents before it tells of them.
  await expect(tab).toHaveText(/2$/, { timeout: 120_000 })

  const [newest] = await rowsOf(page, 'invoice', {})
  await page.reload()
  await untilScripted(page)
  await rowOf(page, newest?.id ?? 0)
    .getByRole('checkbox')
    .check()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: documents.downloadPdf }).last().click()
  await saved
  await expect(tab).toHaveText(/1$/)
})
