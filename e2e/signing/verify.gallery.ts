import { expect } from '@playwright/test'
import { documentOf, rowsOf } from '../portal/documents.ts'
import { gallery } from '../portal/gallery.ts'
import { bothLooks, untilScripted } from '../portal/page-rules.ts'
import {
  openSigningApi,
  pathInCode,
  type SignedAct,
  type SigningPortal,
  sign,
  signedAct,
} from '../portal/signed-acts.ts'
import { test } from '../portal/test.ts'

// One portal for both languages.
test.describe.configure({ mode: 'serial' })

let signing: SigningPortal<Parameters<typeof sign>[0]>
let signed: SignedAct
let shortLived: SignedAct
let pending: string

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000)
  signing = await openSigningApi(playwright)
  signed = await signedAct(signing, 0)
  shortLived = await signedAct(signing, 1, { notAfter: new Date(Date.now() + 20_000) })
  const tenant = await signing.pageOf(1)
  const [row] = await rowsOf(tenant, 'completion', { status: [1], limit: 1 })
  const id = row?.id ?? 0
  const { buyer } = await documentOf(tenant, 'completion', id)
  const party = { bin: buyer.bin, organisation: buyer.name }
  signing.ocsp.behaviour.outage = 'down'
  await sign(
    tenant,
    id,
    signing.ca.issue({ notBefore: new Date(Date.now() - 3_600_000), ...party }),
    'pending',
  )
  pending = await pathInCode(tenant, signing.portal, id)
})
test.afterAll(() => signing.close())
test.use({ baseURL: async ({ headless: _ }, use) => use(signing?.portal.url) })

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

/** The PDF with one byte changed. */
function forged({ paper }: SignedAct): Buffer {
  const bytes = Buffer.from(paper)
  bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100)
  return bytes
}

gallery('the check of a document', [
  {
    state: 'genuine, with what lawyers need',
    path: async () => signed.path,
    looks: bothLooks,
    act: async (page, { words: { check } }) => {
      await untilScripted(page)
      await page.getByText(check.law).click()
      await expect(page.getByText(check.signatures, { exact: true })).toBeVisible()
    },
  },
  { state: 'a bare number', path: async () => signed.path.replace(/\/[^/]+$/, ''), looks: bothLooks },
  {
    state: 'an unknown secret',
    path: async () => signed.path.replace(/[^/]+$/, 'AAAAAAAAAAAAAAAAAAAAAAAA'),
    looks: bothLooks,
  },
  {
    state: 'a signature that waits',
    path: async () => pending,
    looks: bothLooks,
    act: async (page, { words: { check } }) => {
      const { title } = check.verdicts.pending
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    },
  },
  {
    state: 'something is missing',
    path: '/verify-document',
    looks: bothLooks,
    act: async (page, { words: { check } }) => {
      await untilScripted(page)
      await page.getByLabel(check.upload.choose).setInputFiles([file('Акт.cms', signed.cms)])
      await page.getByRole('button', { name: check.upload.send }).click()
      await expect(page.getByRole('alert').getByText(check.upload.problems.required)).toBeVisible()
    },
  },
  {
    state: 'forged',
    path: '/verify-document',
    looks: bothLooks,
    act: async (page, { words: { check } }) => {
      await untilScripted(page)
      const files = [file('Акт.pdf', forged(signed)), file('Акт.cms', signed.cms)]
      await page.getByLabel(check.upload.choose).setInputFiles(files)
      await page.getByRole('button', { name: check.upload.send }).click()
      await expect(page.getByRole('heading', { level: 1, name: check.verdicts.forged.title })).toBeVisible()
    },
  },
  {
    state: 'signed with a certificate that has expired since',
    path: async () => shortLived.path,
    looks: bothLooks,
    act: async (page, { words: { check } }) => {
      const expired = page.getByRole('heading', { level: 1, name: check.verdicts.expired.title })
      await expect
        .poll(async () => ((await expired.count()) > 0 ? true : page.reload().then(() => false)), {
          intervals: [2000],
          timeout: 60_000,
        })
        .toBe(true)
      const axis = page.getByRole('img', { name: check.axis.check })
      await expect(axis).toBeVisible()
      await page.setViewportSize({ width: 320, height: 800 })
      await expect(page.getByRole('listitem').filter({ hasText: check.axis.expired })).toBeVisible()
    },
  },
])
