import { expect } from '@playwright/test'
import { shortDate, shortMoneyTiyn } from '@sauda/sdk/language'
import { textOf } from '../portal/accessible.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { openSigningApi, type SignedAct, type SigningPortal, signedAct } from '../portal/signed-acts.ts'
import type { Visitor } from '../portal/visitor.ts'

// One portal for all of them.
test.describe.configure({ mode: 'serial' })

let signing: SigningPortal<{ request: Visitor['request'] }>
let address: string | undefined
let signed: SignedAct
let shortLived: SignedAct

test.beforeAll(async ({ playwright }) => {
  signing = await openSigningApi(playwright)
  address = signing.portal.url
  signed = await signedAct(signing, 0)
  // Certificates count whole seconds. Signing takes less than this, and it is over when the other tests have run.
  shortLived = await signedAct(signing, 1, { notAfter: new Date(Date.now() + 20_000) })
})
test.afterAll(() => signing.close())
test.use({
  // The portal has its own address, which is known once it runs. `beforeAll`, too, asks for it.
  baseURL: async ({ headless: _ }, use) => use(address),
})

for (const { language, words, at } of flowsIn('ru')) {
  const { check } = words
  const verdict = (visitor: Visitor, title: string) =>
    expect(visitor.get('heading', title).tagName, visitor.text).toBe('H1')

  test(`the code on a paper leads to its verdict and to what it says, in ${language}`, async ({
    visitor,
  }) => {
    await visitor.open(at(signed.path))
    const headers = visitor.answer.headers()
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-robots-tag']).toBe('noindex')
    verdict(visitor, check.verdicts.genuine.title)
    const { number, total, currency, buyer, supplier } = signed.act
    const paper = textOf(visitor.get('region', check.compare))
    expect(paper).toContain(number)
    expect(paper.replaceAll(/\s/g, ' ')).toContain(
      shortMoneyTiyn(total, currency, language).replaceAll(/\s/g, ' '),
    )
    for (const { name } of [buyer, supplier]) expect(visitor.get('heading', name).tagName).toBe('H2')
    expect(visitor.text).toContain(check.proofs.in_force.what)
    // What lawyers need is folded.
    const fold = [...visitor.document.querySelectorAll('details')].find((it) =>
      textOf(it).includes(check.law),
    )
    expect(fold?.open).toBe(false)
    expect(fold?.textContent).toContain(check.signatures)
    expect(fold?.textContent).toContain(check.answerOf(check.sources.ocsp, shortDate(Date.now())))
  })

  test(`a bare number asks for the code and shows nothing of the document, in ${language}`, async ({
    visitor,
  }) => {
    await visitor.open(at(signed.path.replace(/\/[^/]+$/, '')))
    verdict(visitor, check.verdicts.numbered.title)
    const { number, buyer, supplier } = signed.act
    const html = visitor.document.documentElement.innerHTML
    for (const hidden of [number, buyer.name, buyer.bin, supplier.name, '••••••', signed.path])
      expect(html).not.toContain(hidden)
  })

  test(`a copy with the signature sheet is told as a copy of its document, in ${language}`, async ({
    visitor,
  }) => {
    await visitor.open(at('/verify-document'))
    const copy = { name: 'Копия.pdf', mimeType: 'application/pdf', buffer: signed.copy }
    await visitor.choose(check.upload.choose, copy).press(check.upload.send)
    verdict(visitor, check.verdicts.genuine.title)
    expect(visitor.text).toContain(check.proofs.copy.what)
    expect(visitor.text).not.toContain(check.proofs.unchanged.what)
    expect(visitor.text).toContain(signed.act.number)
    expect(visitor.document.documentElement.innerHTML).not.toContain(signed.path)
  })

  test(`an unknown secret is no document, in ${language}`, async ({ visitor }) => {
    await visitor.open(at(signed.path.replace(/[^/]+$/, 'AAAAAAAAAAAAAAAAAAAAAAAA')))
    visitor.expectStatus(404)
    verdict(visitor, check.verdicts.missing.title)
  })

  test(`a ZIP file is checked without scripts, and tells nothing that only the code tells, in ${language}`, async ({
    visitor,
  }) => {
    await visitor.open(at(signed.path))
    const archive = { name: 'Акт.zip', mimeType: 'application/octet-stream', buffer: signed.archive }
    await visitor.choose(check.upload.choose, archive).press(check.upload.send)
    expect(visitor.address).toBe(at('/verify-document'))
    verdict(visitor, check.verdicts.genuine.title)
    expect(visitor.text).not.toContain(check.compare)
  })

  test(`a signature outlives its certificate, in ${language}`, async ({ visitor }) => {
    const { axis, verdicts, proofs } = check
    const title = async () =>
      (await visitor.open(at(shortLived.path))).document.querySelector('h1')?.textContent
    await expect.poll(title, { intervals: [2000], timeout: 60_000 }).toContain(verdicts.expired.title)
    expect(visitor.text).toContain(proofs.signed_in_force.what)
    visitor.get('img', axis.check)
    expect(visitor.text).toContain(axis.expired)
  })
}

test('the log has no secret of a paper', () => {
  const secret = signed.path.split('/').at(-1) ?? ''
  expect(signing.portal.log()).toContain(`/verify-document/${signed.act.id}/*`)
  expect(signing.portal.log()).not.toContain(secret)
})
