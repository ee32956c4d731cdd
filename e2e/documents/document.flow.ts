import { expect, type Page } from '@playwright/test'
import { documentStatusLabel } from '@sauda/sdk/documents'
import { rowsOf, waitingDocument } from '../portal/documents.ts'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { test } from '../portal/test.ts'

/** The picture of the first page has been drawn and shown. */
async function expectPaper(page: Page): Promise<void> {
  const image = page.locator('[data-slot=paper-page] img').first()
  await expect(image).toBeVisible()
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(500)
}

for (const { language, words, at } of flowsIn('ru')) {
  const { document: its } = words

  test(`an invoice that its tenant downloads has another status at once, in ${language}`, async ({
    page: tenant,
  }) => {
    await signIn(tenant, 1)
    const [invoice] = await rowsOf(tenant, 'invoice', {
      status: [1],
      limit: 1,
      sort: 'newest',
    })
    if (!invoice) throw new Error('no invoice waits')
    await tenant.goto(at(`/invoice/${invoice.id}`))
    await untilScripted(tenant)
    await expect(tenant.getByText(documentStatusLabel('invoice', 1, language)).first()).toBeVisible()
    const saved = tenant.waitForEvent('download')
    await tenant.getByRole('button', { name: its.download }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
    await expect(tenant.getByText(its.events.downloaded)).toBeVisible()
    await expect(
      tenant
        .getByRole('main')
        .getByText(documentStatusLabel('invoice', 2, language))
        .first(),
    ).toBeVisible()
  })
}

test('a document of one page is printed on one page', async ({ page: tenant }) => {
  await signIn(tenant, 1)
  for (const kind of ['invoice', 'completion'] as const) {
    const document = await waitingDocument(tenant, kind, 0)
    await tenant.goto(`/${kind}/${document.id}`)
    await expectPaper(tenant)
    const pdf = (await tenant.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    // A4 in points, which Chromium rounds to its pixels.
    const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf) ?? []
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
    await tenant.emulateMedia({ media: 'print' })
    await expect(tenant.locator('[data-slot=paper-page] img')).toBeVisible()
    for (const name of ['h1', 'header', 'footer', 'nav', 'aside']) {
      await expect(tenant.locator(name).filter({ visible: true })).toHaveCount(0)
    }
    await tenant.emulateMedia({ media: null })
  }
})
