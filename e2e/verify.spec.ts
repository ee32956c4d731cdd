import { type Browser, expect, type Page } from '@playwright/test'
import { shortMoneyTiyn } from '@sauda/sdk/language'
import { signingText } from '@sauda/sdk/signing'
import { languages } from './portal/languages.ts'
import { expectKind, untilScripted } from './portal/page-rules.ts'
import { openSigningPortal, type SignedAct, type SigningPortal, signedAct } from './portal/signed-acts.ts'
import { test } from './portal/test.ts'

test.describe.configure({ mode: 'serial' })

let signing: SigningPortal
let signed: SignedAct
let shortLived: SignedAct

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  signing = await openSigningPortal(browser)
  signed = await signedAct(signing, 0)
  // Certificates count whole seconds. Signing takes less than this, and it is over when the other tests have run.
  shortLived = await signedAct(signing, 1, { notAfter: new Date(Date.now() + 20_000) })
})
test.afterAll(() => signing.close())

type Options = Parameters<Browser['newContext']>[0]

async function guest(browser: Browser, options?: Options): Promise<Page> {
  const { url } = signing.portal
  return (await browser.newContext({ baseURL: url, ...options })).newPage()
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

/** The PDF with one byte changed. */
function forged({ paper }: SignedAct): Buffer {
  const bytes = Buffer.from(paper)
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100)
  return bytes
}

for (const { language, words, at } of languages) {
  const { check } = words

  test(`the code on a paper leads to its verdict and to what it says, in ${language}`, async ({
    browser,
  }) => {
    const page = await guest(browser)
    const answer = await page.goto(at(signed.path))
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    await expect(page.getByRole('heading', { level: 1, name: check.verdicts.genuine.title })).toBeVisible()
    const { number, total, currency, buyer, supplier } = signed.act
    const paper = page.getByRole('region', { name: check.compare })
    await expect(paper.getByText(number)).toBeVisible()
    await expect(paper.getByText(shortMoneyTiyn(total, currency, language))).toBeVisible()
    for (const name of [buyer.name, supplier.name])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.getByText(check.proofs.in_force.what)).toBeVisible()
    await expect(page.getByText(check.signatures, { exact: true })).toBeHidden()
    await untilScripted(page)
    await page.getByText(check.law).click()
    await expect(page.getByText(check.signatures, { exact: true })).toBeVisible()
    await expectKind(page)
  })

  test(`a bare number shows the verdict and the signers alone, in ${language}`, async ({ browser }) => {
    const page = await guest(browser, { viewport: { width: 320, height: 800 }, colorScheme: 'dark' })
    await page.goto(at(signed.path.replace(/\/[^/]+$/, '')))
    await expect(page.getByRole('heading', { level: 1, name: check.verdicts.genuine.title })).toBeVisible()
    await expect(page.getByText(check.noPaper)).toBeVisible()
    await expect(page.getByText(signed.act.number)).toHaveCount(0)
    await expectKind(page)
  })

  test(`a file with one changed byte is forged, in ${language}`, async ({ browser }) => {
    const page = await guest(browser, { viewport: { width: 320, height: 800 }, colorScheme: 'dark' })
    await page.goto(at('/verify-document'))
    await untilScripted(page)
    await page.getByLabel(check.upload.choose).setInputFiles([file('Акт.pdf', forged(signed))])
    await expect(page.getByText(check.upload.noSignature)).toBeVisible()
    // The second choice is added to the first.
    await page.getByLabel(check.upload.choose).setInputFiles([file('Акт.cms', signed.cms)])
    await expect(page.getByText(check.upload.noSignature)).toHaveCount(0)
    await expect(page.getByRole('button', { name: check.upload.remove('Акт.pdf') })).toBeVisible()
    await page.getByRole('button', { name: check.upload.send }).click()
    await expect(page.getByRole('heading', { level: 1, name: check.verdicts.forged.title })).toBeVisible()
    // Each signer has the reason beside the name.
    const reason = `${check.faults}: ${signingText('digest_mismatch', language).wrong}`
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByText(check.thisFile)).toBeVisible()
    await expect(page.getByText(check.doNotPay)).toBeVisible()
    await expectKind(page)
  })

  test(`what is missing is told before anything is checked, in ${language}`, async ({ browser }) => {
    const page = await guest(browser)
    await page.goto(at('/verify-document'))
    await untilScripted(page)
    await page.getByLabel(check.upload.choose).setInputFiles([file('Акт.cms', signed.cms)])
    await page.getByRole('button', { name: check.upload.send }).click()
    await expect(page.getByRole('alert').getByText(check.upload.problems.required)).toBeVisible()
    await expectKind(page)
  })

  test(`an unknown secret is no document, in ${language}`, async ({ browser }) => {
    const page = await guest(browser, { viewport: { width: 320, height: 800 } })
    const answer = await page.goto(at(signed.path.replace(/[^/]+$/, 'AAAAAAAAAAAAAAAAAAAAAAAA')))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: check.verdicts.missing.title })).toBeVisible()
    await expectKind(page)
  })

  test(`without scripts the verdict is read and a ZIP file is checked, in ${language}`, async ({
    browser,
  }) => {
    const page = await guest(browser, { javaScriptEnabled: false })
    await page.goto(at(signed.path))
    await expect(page.getByRole('heading', { level: 1, name: check.verdicts.genuine.title })).toBeVisible()
    await page.getByText(check.law).click()
    await expect(page.getByText(check.signatures, { exact: true })).toBeVisible()
    await page.getByLabel(check.upload.choose).setInputFiles([file('Акт.zip', signed.archive)])
    await page.getByRole('button', { name: check.upload.send }).click()
    await expect(page).toHaveURL(/\/verify-document$/)
    await expect(page.getByRole('heading', { level: 1, name: check.verdicts.genuine.title })).toBeVisible()
    // Nobody learns from a ZIP file what only the code tells.
    await expect(page.getByText(check.compare)).toHaveCount(0)
  })
}

test('a signature outlives its certificate', async ({ browser }) => {
  for (const { at, words } of languages) {
    const { axis, verdicts, proofs } = words.check
    const page = await guest(browser)
    await expect(async () => {
      await page.goto(at(shortLived.path))
      await expect(page.getByRole('heading', { level: 1, name: verdicts.expired.title })).toBeVisible({
        timeout: 1_000,
      })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText(proofs.signed_in_force.what)).toBeVisible()
    await expect(page.getByRole('img', { name: axis.check })).toBeVisible()
    await expectKind(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(page.getByRole('listitem').filter({ hasText: axis.expired })).toBeVisible()
    await expectKind(page)
  }
})

test('the log has no secret of a paper', () => {
  const secret = signed.path.split('/').at(-1) ?? ''
  expect(signing.portal.log()).toContain(`/verify-document/${signed.act.id}/*`)
  expect(signing.portal.log()).not.toContain(secret)
})
