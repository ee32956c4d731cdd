import { expect } from '@playwright/test'
import { documentStatusLabel } from '@sauda/sdk/documents'
import { rowsOf } from './portal/documents.ts'
import { flowsIn } from './portal/languages.ts'
import { untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

for (const { language, words, at } of flowsIn('kk')) {
  const { documents } = words

  test(`a paper that is shown beside the list is announced, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    await page.goto(at('/completion'))
    await untilScripted(page)
    const pane = page.getByRole('complementary', { name: documents.paper })
    const said = pane.locator(':scope > [role=status]')
    // The first one is shown without being asked for.
    await expect(pane.getByRole('img').first()).toBeVisible()
    await expect(said).toHaveText('')
    const [, second] = await rowsOf(page, 'completion', { limit: 2 })
    const link = page.locator(`a[data-document="${second?.id}"]`)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(said).toHaveText(documents.beside(second?.number ?? ''))
    await expect(link).toBeFocused()
  })

  test(`what is typed in the filters stays while a status is chosen, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    await page.goto(at('/completion'))
    await untilScripted(page)
    await page.getByText(documents.filters).click()
    const sum = page.getByRole('textbox', { name: documents.sumFrom, exact: true })
    await sum.fill('1000')
    await page.locator('input[name=from]').fill('2026-09-01')
    const status = documentStatusLabel('completion', 4, language)
    const chips = page.getByRole('list', { name: documents.statuses })
    await chips.getByRole('link', { name: status }).click()
    await expect(page).toHaveURL(/\?status=4$/)
    await expect(chips.locator('[aria-current]')).toContainText(status)
    await expect(sum).toHaveValue('1000')
    await expect(page.locator('input[name=from]')).toHaveValue('2026-09-01')
    await page.getByRole('button', { name: documents.apply }).click()
    await expect(page).toHaveURL(/from=2026-09-01.*sum_from=1000|sum_from=1000.*from=2026-09-01/)
    await expect(page).toHaveURL(/status=4/)
    // Other filters of the address are shown in the panel again.
    await page.getByRole('link', { name: documents.reset }).click()
    await expect(page).toHaveURL(at('/completion'))
    await expect(page.locator('input[name=sum_from]')).toHaveValue('')
  })

  test(`an address with a day that never was shows the whole list, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    for (const search of ['?from=0000-01-01', '?to=2026-02-30', '?from=0000-01-01&to=0000-12-31']) {
      await page.goto(at(`/completion${search}`))
      await expect(page.locator('a[data-document]')).toHaveCount(50)
      await expect(page.getByRole('link', { name: documents.reset })).toHaveCount(0)
    }
  })
}
