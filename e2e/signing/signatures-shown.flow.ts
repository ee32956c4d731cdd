import { expect, type Page } from '@playwright/test'
import { DOCUMENT_STATUS, type Document } from '@sauda/sdk/documents'
import { signingText } from '@sauda/sdk/signing'
import { readCertificate } from '../../packages/server/src/features/signing/verify/certificate.ts'
import { documentOf, rowOf, rowsOf } from '../portal/documents.ts'
import { flowsIn, languages } from '../portal/languages.ts'
import { openLive } from '../portal/live.ts'
import { expectKind } from '../portal/page-rules.ts'
import { openSigningPortal, pathInCode, type SigningPortal, sign } from '../portal/signed-acts.ts'
import { test } from '../portal/test.ts'

const { new: fresh, signed } = DOCUMENT_STATUS

// The tests share the documents of one demo centre, so they run one after the other.
test.describe.configure({ mode: 'serial' })

let signing: SigningPortal
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  signing = await openSigningPortal(browser)
})
test.afterAll(() => signing.close())

/** The act of the demo tenant that waits, and a key of its company. */
async function waitingAct(tenant: Page): Promise<{ act: Document; key: ReturnType<typeof keyOf> }> {
  const [row] = await rowsOf(tenant, 'completion', { status: [fresh], limit: 1 })
  const act = await documentOf(tenant, 'completion', row?.id ?? 0)
  return { act, key: keyOf(act.buyer) }
}

function keyOf({ bin, name }: Document['buyer']) {
  return signing.ca.issue({ notBefore: new Date(Date.now() - 3_600_000), bin, organisation: name })
}

for (const { language, words, at } of flowsIn('kk')) {
  const { document: own } = words

  test(`open pages of the other party show a signature without a reload, in ${language}`, async () => {
    const [tenant, other, manager] = [
      await signing.pageOf(1),
      await signing.pageOf(1),
      await signing.pageOf(3),
    ]
    const { act, key } = await waitingAct(tenant)
    await openLive(manager, at(`/completion/${act.id}`))
    await openLive(tenant, at(`/completion?status=${signed}`))
    await openLive(other, at(`/completion/${act.id}`))
    await expect(rowOf(tenant, act.id)).toHaveCount(0)
    await sign(other, act.id, key)
    for (const page of [manager, other])
      await expect(page.getByText(own.events.signed, { exact: true })).toBeVisible()
    await expect(manager.getByRole('button', { name: own.acts.countersign })).toBeVisible()
    await expect(rowOf(tenant, act.id)).toBeVisible()
    await sign(manager, act.id, keyOf(act.supplier))
    await expect(other.getByText(own.events.countersigned, { exact: true })).toBeVisible()
    await expect(rowOf(tenant, act.id)).toHaveCount(0)
  })
}

test('a signature that waited and turned out to be revoked: its page, its check and its signer know', async ({
  browser,
}) => {
  const { ocsp, portal, pageOf } = signing
  const tenant = await pageOf(1)
  const { act, key } = await waitingAct(tenant)
  ocsp.behaviour.outage = 'down'
  await sign(tenant, act.id, key, 'pending')
  const pages = await Promise.all(
    languages.map(async (spoken) => {
      const [page, guest] = [
        await pageOf(1),
        await (await browser.newContext({ baseURL: portal.url })).newPage(),
      ]
      await page.setViewportSize({ width: 320, height: 640 })
      await openLive(page, spoken.at(`/completion/${act.id}`))
      // The time stands in the middle.
      const [before = ''] = spoken.words.signed.pending('|').split('|')
      await expect(page.getByText(before)).toContainText(/\d\d:\d\d/)
      await guest.goto(spoken.at(await pathInCode(tenant, portal, act.id)))
      const { check } = spoken.words
      await expect(guest.getByRole('heading', { level: 1, name: check.verdicts.pending.title })).toBeVisible()
      const [asked = ''] = check.nextTry('|').split('|')
      await expect(guest.getByText(asked)).toContainText(/\d\d:\d\d/)
      await expectKind(guest)
      return { page, spoken }
    }),
  )
  ocsp.behaviour.revoked = new Map([
    [readCertificate(key.certificate).serial, new Date(Date.now() - 1_800_000)],
  ])
  ocsp.behaviour.outage = null
  for (const { page, spoken } of pages) {
    // The authority is asked again half a minute after the signature came.
    await expect(page.getByText(spoken.words.signed.invalid)).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText(signingText('revoked', spoken.language).wrong)).toBeVisible()
    await expect(
      page.getByRole('button', { name: spoken.words.document.acts.sign, exact: true }),
    ).toBeVisible()
    await expectKind(page)
  }
  const told = await tenant.request.post('/api/notificationTenant/get', {
    data: { user_id: (await (await tenant.request.get('/api/session/me')).json()).data.id, limit: 5 },
    headers: { 'X-Portal-Client': 'e2e' },
  })
  expect((await told.json()).data.items).toContainEqual(
    expect.objectContaining({ type: 8, completion_id: expect.objectContaining({ id: act.id }) }),
  )
})
