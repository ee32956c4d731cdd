import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { errorText, monthName } from '@sauda/sdk/language'
import { queueTabsWords } from '../packages/app/app/features/site/queue-tabs-words.ts'
import type { OneC } from '../packages/server/src/player/client.ts'
import { documentOf, lineOf, newGuid } from '../packages/server/src/testing/one-c.ts'
import { rowOf, rowsOf } from './portal/documents.ts'
import { flowsIn, languages } from './portal/languages.ts'
import { openLive } from './portal/live.ts'
import { type NewTenant, newOneC, newTenant } from './portal/new-tenant.ts'
import { untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

interface Stage {
  administrator: Page
  /** The window of a new tenant. */
  page: Page
  tenant: NewTenant
  c: OneC
}

/** A new tenant, an administrator and a base of 1C. */
async function stage(browser: Browser, page: Page): Promise<Stage> {
  const administrator = await (await browser.newContext()).newPage()
  await signIn(administrator, 2)
  const tenant = await newTenant(page, administrator)
  return { administrator, page, tenant, c: await newOneC(administrator) }
}

/** The invoices in the second row of the header, with how many wait. */
const invoicesTab = (page: Page) =>
  page.getByRole('navigation', { name: queueTabsWords.ru.documents }).getByRole('link', { name: /^Счета/ })

const buyerOf = ({ company, bin }: NewTenant) => ({ name: company, bin })

for (const { language, turn, words, at } of flowsIn('ru')) {
  const { document: its, documentActs: acts, documentDesk: desk, documents, kinds } = words

  test(`staff delete one document after a question, and it is gone for its tenant alone, in ${language}`, async ({
    page,
    browser,
  }) => {
    const { tenant, c } = await stage(browser, page)
    const other = await stage(browser, await (await browser.newContext()).newPage())
    await c.put('completions', newGuid(), documentOf({ buyer: buyerOf(tenant), number: 'АВР-1' }))
    await c.put('completions', newGuid(), documentOf({ buyer: buyerOf(tenant), number: 'АВР-2' }))
    await c.put('completions', newGuid(), documentOf({ buyer: buyerOf(other.tenant), number: 'АВР-1' }))
    const own = await rowsOf(page, 'completion', {})
    const wrong = own.find(({ number }) => number === 'АВР-1')
    if (!wrong) throw new Error('the act has not come')

    const manager = await (await browser.newContext()).newPage()
    await signIn(manager, 3)
    await manager.goto(at(`/completion/${wrong.id}`))
    await untilScripted(manager)
    await manager.getByRole('link', { name: its.acts.delete, exact: true }).click()
    const dialog = manager.getByRole('dialog', { name: acts.asks.delete.completion })
    await expect(dialog).toContainText(wrong.number)
    await dialog.getByRole('link', { name: acts.cancel }).click()
    await expect(dialog).toBeHidden()
    expect(await rowsOf(page, 'completion', {})).toHaveLength(2)

    await manager.getByRole('link', { name: its.acts.delete, exact: true }).click()
    await dialog.getByRole('button', { name: acts.asks.delete.completion }).click()
    await expect(manager.getByText(words.notices.document_delete).first()).toBeVisible()
    await expect(manager).toHaveURL(at('/completion'))

    expect((await page.goto(at(`/completion/${wrong.id}`)))?.status()).toBe(404)
    await page.goto(at('/completion'))
    await expect(page.locator('a[data-document]')).toHaveCount(1)
    expect((await rowsOf(other.page, 'completion', {})).map(({ number }) => number)).toEqual(['АВР-1'])
  })

  test(`staff delete a month after a question, other months stay, in ${language}`, async ({
    page,
    browser,
  }) => {
    const { administrator, tenant, c } = await stage(browser, page)
    // A month of this test alone: a batch has the documents of all tenants.
    const month = String(1 + ((randomInt(5) * 2 + turn) % 12)).padStart(2, '0')
    const period = `2028-${month}`
    const buyer = buyerOf(tenant)
    for (const number of ['1', '2'])
      expect(await c.put('applications', newGuid(), documentOf({ buyer, number, period }))).toMatchObject({
        status: 201,
      })
    await c.put('applications', newGuid(), documentOf({ buyer, number: '3' }))
    const rows = await rowsOf(page, 'application', {})
    const rid = rows.find(({ number }) => number === '1')?.rid
    const name = monthName(Number(month), language)

    await administrator.goto(at(`/application?rid=${rid}`))
    await untilScripted(administrator)
    await administrator.getByRole('link', { name: desk.delete }).click()
    const dialog = administrator.getByRole('dialog', { name: new RegExp(name) })
    await expect(dialog).toContainText(kinds.application.count(2))
    await dialog.getByRole('button', { name: desk.deleteConfirm }).click()
    await expect(administrator.getByText(desk.deleted(name))).toBeVisible()
    await expect(dialog).toBeHidden()
    expect((await rowsOf(page, 'application', {})).map(({ number }) => number)).toEqual(['3'])
  })

  test(`earlier versions of a document stay readable, in ${language}`, async ({ page, browser }) => {
    const { tenant, c } = await stage(browser, page)
    const guid = newGuid()
    const buyer = buyerOf(tenant)
    await c.put('invoices', guid, documentOf({ buyer }))
    const [invoice] = await rowsOf(page, 'invoice', {})
    const lines = [lineOf({ name: 'Аренда помещения 215' })]
    const renewed = await c.put('invoices', guid, documentOf({ buyer, lines, data_version: '2' }))
    expect(renewed).toMatchObject({ data: { outcome: 'renewed', id: invoice?.id } })

    await page.goto(at(`/invoice/${invoice?.id}`))
    await untilScripted(page)
    const papers = page.locator('[data-slot=paper-page] img')
    await expect(papers.first()).toHaveAttribute('src', /\/2\/1$/)
    await expect(page.getByText(its.events.renewed)).toBeVisible()
    await page.getByRole('link', { name: its.read, exact: true }).click()
    await expect(page.getByText(its.older(1))).toBeVisible()
    await expect(page).toHaveURL(/version=1$/)
    await expect(papers.first()).toHaveAttribute('src', /\/1\/1$/)
    await expect
      .poll(() => papers.first().evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(500)

    // Its download is no download of the invoice: the tenant has not got the newest version.
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: its.downloadVersion(1) }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
    expect((await rowsOf(page, 'invoice', {}))[0]?.status).toBe(1)

    await page.getByRole('link', { name: its.showNewest }).click()
    await expect(page.getByText(its.older(1))).toBeHidden()
    await expect(papers.first()).toHaveAttribute('src', /\/2\/1$/)
    expect((await page.goto(at(`/invoice/${invoice?.id}?version=3`)))?.status()).toBe(404)
  })

  test(`a download that fails without scripts leads back, in ${language}`, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    const { tenant, c } = await stage(browser, page)
    await c.put('completions', newGuid(), documentOf({ buyer: buyerOf(tenant) }))
    const [act] = await rowsOf(page, 'completion', {})
    const manager = await (await browser.newContext()).newPage()
    await signIn(manager, 3)
    const remove = async () => {
      const answer = await manager.request.get(`/api/completion/delete/${act?.rid}/${act?.id}`, {
        headers: { 'X-Portal-Client': 'e2e' },
      })
      expect(answer.status()).toBe(200)
    }

    await page.goto(at('/completion'))
    await page.locator('input[name=ids]').first().check()
    await remove()
    await page.getByRole('button', { name: documents.download, exact: true }).click()
    await expect(page.getByRole('heading')).toHaveText(errorText('not_found', language))
    await page.getByRole('link').click()
    await expect(page).toHaveURL(at('/completion'))
    await expect(page.getByRole('heading', { level: 1, name: kinds.completion.many })).toBeVisible()
  })
}

test('the number in the menu goes up when a document comes, and down when it is downloaded', async ({
  page,
  browser,
}) => {
  const { tenant, c } = await stage(browser, page)
  const { documents } = languages[0]?.words ?? {}
  if (!documents) throw new Error('no language')
  const buyer = buyerOf(tenant)
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

test('an answer about the numbers of the menu that comes too late is dropped', async ({ page, browser }) => {
  const { tenant, c } = await stage(browser, page)
  for (const number of ['1', '2'])
    await c.put('completions', newGuid(), documentOf({ buyer: buyerOf(tenant), number }))
  await page.goto('/completion')
  await untilScripted(page)
  // The first question is answered after the second one, with a number that is no longer true.
  const firstIsAsked = Promise.withResolvers<void>()
  const secondIsAnswered = Promise.withResolvers<void>()
  let questions = 0
  await page.route('**/api/document/count/*', async (route) => {
    questions += 1
    const isFirst = questions === 1
    if (isFirst) {
      firstIsAsked.resolve()
      await secondIsAnswered.promise
    }
    const counts = { invoice: isFirst ? 77 : 3, completion: 5, application: 1 }
    await route.fulfill({ json: { data: counts } })
    if (!isFirst) secondIsAnswered.resolve()
  })
  const links = page.locator('a[data-document]')
  const late = page.waitForResponse(async (answer) =>
    answer.url().includes('/document/count/') ? (await answer.text()).includes('77') : false,
  )
  await links.nth(0).click()
  await firstIsAsked.promise
  await links.nth(1).click()
  await late
  await expect(invoicesTab(page)).toHaveText(/3$/)
})
