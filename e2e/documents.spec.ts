import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { DOCUMENT_STATUS, documentStatusLabel } from '@sauda/sdk/documents'
import { documentOf, papersInZip, rowOf, rowsOf, savedBy } from './portal/documents.ts'
import { tabTo } from './portal/keys.ts'
import { flowsIn, languages } from './portal/languages.ts'
import { expectKindIn, lookOf, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

const { new: fresh, countersigned } = DOCUMENT_STATUS

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { documents, kinds } = words
  const { width } = lookOf(language)

  test.describe(`at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a tenant filters acts, selects across filters and pages, and downloads them as a ZIP', async ({
      page,
    }) => {
      await signIn(page, 1)
      await page.goto(at('/completion'))
      await untilScripted(page)
      await expect(page.getByRole('heading', { level: 1, name: kinds.completion.many })).toBeVisible()
      const boxes = page.locator('main li input[type=checkbox]')
      await expect(boxes).toHaveCount(50)
      await boxes.nth(0).check()

      const bar = page.getByRole('region', { name: documents.bulk })
      await expect(bar).toContainText(/1/)
      const signed = documentStatusLabel('completion', countersigned, language)
      await page.getByRole('link', { name: signed }).click()
      await expect(page).toHaveURL(/\?status=4$/)
      // The address changes before the list does: a row of another status is still of the former list.
      const rows = page.locator('main li').filter({ has: page.locator('input[type=checkbox]') })
      await expect(rows.filter({ hasNotText: signed })).toHaveCount(0)
      await boxes.nth(3).check()

      await page.getByRole('link', { name: documents.more }).click()
      await expect(boxes).toHaveCount(100)
      await boxes.nth(99).check()
      await expect(boxes.nth(3)).toBeChecked()

      await page.getByRole('searchbox', { name: documents.search }).fill('нет такого акта')
      await page.getByRole('button', { name: documents.find }).click()
      await expect(page.getByText(documents.emptyFiltered.title)).toBeVisible()
      await expect(page).toHaveURL(/status=4/)

      const file = await savedBy(page, bar.getByRole('button', { name: documents.downloadZip }))
      expect(file.suggestedFilename()).toMatch(/\.zip$/)
      expect(await papersInZip(file)).toBe(3)
      await expect(page.getByText(documents.downloaded(file.suggestedFilename()))).toBeVisible()

      await bar.getByRole('button', { name: documents.clear }).click()
      await expect(bar).toBeHidden()
      await page.getByRole('link', { name: documents.reset }).click()
      await expect(page).toHaveURL(new RegExp(`${at('/completion')}\\??$`))
      await expect(boxes).toHaveCount(50)
    })
  })

  test(`a press that hydrates the list chooses its document, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    const slow = await page.context().newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto(at('/completion'), { waitUntil: 'commit' })
    const box = page.locator('main li input[type=checkbox]').first()
    await box.waitFor()
    await untilScripted(page)
    await box.click()
    await expect(page.getByRole('region', { name: documents.bulk })).toContainText(/1/)
    await expect(box).toBeChecked()
  })

  test(`the box of a month chooses its documents, and its ZIP contains all of them, in ${language}`, async ({
    page,
  }) => {
    await signIn(page, 1)
    const [newest] = await rowsOf(page, 'completion', { limit: 100 })
    const ofMonth = await rowsOf(page, 'completion', { limit: 100, rid: newest?.rid })
    await page.goto(at('/completion'))
    await untilScripted(page)
    const month = page.locator('main section section').first()
    const title = (await month.getByRole('heading', { level: 2 }).textContent()) ?? ''
    const all = month.getByRole('checkbox', { name: words.documents.selectBatch(title) })
    await all.check()
    await expect(month.getByRole('checkbox', { checked: true })).toHaveCount(ofMonth.length + 1)
    await rowOf(page, newest?.id ?? 0)
      .getByRole('checkbox')
      .uncheck()
    await expect(all).toHaveJSProperty('indeterminate', true)

    // Another page and back keep what was chosen.
    await page.getByRole('link', { name: kinds.invoice.many }).click()
    await expect(page).toHaveURL(at('/invoice'))
    await page.goBack()
    await expect(rowOf(page, ofMonth[1]?.id ?? 0).getByRole('checkbox')).toBeChecked()

    const file = await savedBy(page, month.getByRole('link', { name: /ZIP/ }))
    expect(await papersInZip(file)).toBe(ofMonth.length)
  })

  test(`a download that is cancelled leaves no file and no trace, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    await page.goto(at('/completion'))
    await untilScripted(page)
    // A slow line: nothing comes until the user gives up.
    await page.route('**/downloadAll/**', () => {})
    const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('downloadAll'))
    await page.getByRole('link', { name: /ZIP/ }).first().click()
    const bar = page.getByRole('region', { name: documents.downloading })
    await expect(bar).toContainText(documents.begun)
    await bar.getByRole('button', { name: documents.cancel }).click()
    await dropped
    await expect(bar).toBeHidden()
    await expect(page.getByText(documents.cancelled)).toBeVisible()
  })

  test(`a download that fails says so and can be repeated, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    await page.goto(at('/completion'))
    await untilScripted(page)
    await page.route('**/downloadAll/**', (route) => route.abort(), { times: 1 })
    await page.getByRole('link', { name: /ZIP/ }).first().click()
    const bar = page.getByRole('region', { name: documents.downloading })
    await expect(bar).toContainText(documents.notDownloaded)
    const file = await savedBy(page, bar.getByRole('button', { name: words.failures.retry }))
    expect(await papersInZip(file)).toBeGreaterThan(0)
  })

  test(`an invoice is downloaded once: its row says so at once, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    const [newest] = await rowsOf(page, 'invoice', { limit: 1 })
    const ofMonth = await rowsOf(page, 'invoice', { rid: newest?.rid, status: [fresh] })
    // Each language has its own invoice, since a download cannot be taken back; the newest is that of document.spec.ts.
    const waiting = ofMonth.filter(({ id }) => id !== newest?.id)
    const invoice = waiting.at(language === 'ru' ? 0 : -1)
    if (!invoice) throw new Error('the demo has no new invoice')
    await page.goto(at(`/invoice?q=${invoice.number}`))
    await untilScripted(page)
    const row = rowOf(page, invoice.id)
    await expect(row).toContainText(documentStatusLabel('invoice', fresh, language))
    await row.getByRole('checkbox').check()
    const download = page.getByRole('button', { name: documents.downloadPdf }).last()
    const file = await savedBy(page, download)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    const downloaded = documentStatusLabel('invoice', DOCUMENT_STATUS.signed, language)
    await expect(row).toContainText(downloaded)
    const { changed_at } = await documentOf(page, 'invoice', invoice.id)
    await savedBy(page, download)
    await expect(row).toContainText(downloaded)
    expect((await documentOf(page, 'invoice', invoice.id)).changed_at).toBe(changed_at)
  })

  test(`the paper stands beside the list and follows the keys, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    await page.goto(at('/completion'))
    await untilScripted(page)
    const links = page.locator('a[data-document]')
    const pane = page.getByRole('complementary', { name: documents.paper })
    const paper = pane.getByRole('img').first()
    await tabTo(page, links.nth(0))
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => paper.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(300)
    const second = await links.nth(1).getAttribute('data-document')
    // It has been read, but not downloaded.
    await expect.poll(async () => (await documentOf(page, 'completion', Number(second))).unread).toBe(false)

    await page.keyboard.press('ArrowUp')
    await expect(links.nth(0)).toHaveAttribute('aria-current', 'true')
    await pane.getByRole('button', { name: documents.next }).click()
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
    await links.nth(4).click()
    await expect(links.nth(4)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(at('/completion'))
    await expect(pane.getByRole('link', { name: documents.openPage })).toHaveAttribute(
      'href',
      (await links.nth(4).getAttribute('href')) ?? '',
    )
  })

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('the list is filtered, expanded and downloaded', async ({ page }) => {
      await signIn(page, 1)
      await page.goto(at('/completion'))
      const rows = page.locator('a[data-document]')
      await expect(rows).toHaveCount(50)
      await page.getByRole('link', { name: documents.more }).click()
      await expect(rows).toHaveCount(100)

      await page.getByText(documents.filters).click()
      await page.locator('input[name=from]').fill('2026-09-01')
      await page.locator('input[name=to]').fill('2026-09-30')
      await page.getByRole('button', { name: documents.apply }).click()
      await expect(page).toHaveURL(/from=2026-09-01&to=2026-09-30/)
      const shown = await rowsOf(page, 'completion', {
        limit: 100,
        date_from: '2026-09-01',
        date_to: '2026-09-30',
      })
      await expect(rows).toHaveCount(shown.length)

      await page.locator('input[name=ids]').nth(0).check()
      await page.locator('input[name=ids]').nth(2).check()
      const chosen = await savedBy(page, page.getByRole('button', { name: documents.download, exact: true }))
      expect(await papersInZip(chosen)).toBe(2)
      const month = await savedBy(page, page.getByRole('link', { name: /ZIP/ }).first())
      expect(await papersInZip(month)).toBe(shown.length)
    })
  })
}

for (const { language, words, at } of languages) {
  const { documents } = words

  test(`a tenant's lists are accessible in every look, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    for (const path of ['/invoice', '/completion', '/application', '/completion?q=нет&unread=1']) {
      await page.goto(at(path))
      await expectKindIn(page)
    }
    await page.goto(at('/completion?status=1'))
    await untilScripted(page, 'input[name=ids]')
    await page.locator('input[name=ids]').first().check()
    await expect(page.getByRole('region', { name: documents.bulk })).toBeVisible()
    await expectKindIn(page)
  })
}

test('documents of others do not exist for a tenant', async ({ page, browser }) => {
  const staff = await (await browser.newContext()).newPage()
  await signIn(staff, 3)
  await signIn(page, 1)
  const [own] = await rowsOf(page, 'completion', { limit: 100 })
  const foreign = (await rowsOf(staff, 'completion', { limit: 100 })).find(({ bin }) => bin !== own?.bin)
  if (!own || !foreign) throw new Error('the demo has no documents of two tenants')
  await page.goto('/completion')
  await expect(page.locator(`a[data-document="${own.id}"]`)).toBeVisible()
  for (const ids of [[foreign.id], [own.id, foreign.id]]) {
    const form = new URLSearchParams(ids.map((id): [string, string] => ['ids', String(id)]))
    const { origin } = new URL(page.url())
    const answer = await page.request.post('/completion/download', {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
      data: form.toString(),
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(404)
  }
  await page.goto(`/completion?q=${foreign.number}`)
  await expect(page.locator(`a[data-document="${foreign.id}"]`)).toHaveCount(0)
})

test('guests and registered individuals have no documents', async ({ page }) => {
  for (const path of ['/invoice', '/completion', '/application', '/completion/download']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
  }
  await signIn(page, 5)
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: /^Акты/ })).toHaveCount(0)
  await page.goto('/completion')
  await expect(page).not.toHaveURL(/completion/)
})
