import { expect } from '@playwright/test'
import { DOCUMENT_STATUS, documentStatusLabel } from '@sauda/sdk/documents'
import { papersInZip, savedBy } from '../portal/documents.ts'
import { flowsIn } from '../portal/languages.ts'
import { lookOf, untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { test } from '../portal/test.ts'

const { countersigned } = DOCUMENT_STATUS

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
}
