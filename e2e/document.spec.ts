import { type Browser, expect, type Page } from '@playwright/test'
import { documentReasonLabel, documentStatusLabel } from '@sauda/sdk/documents'
import { commonFieldText } from '@sauda/sdk/language'
import { rowsOf, waitingDocument } from './portal/documents.ts'
import { flowsIn, languages } from './portal/languages.ts'
import { allLooks, expectKindIn, setLook, untilScripted } from './portal/page-rules.ts'
import { type RoleId, signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

async function pageOf(browser: Browser, role: RoleId, options?: Parameters<Browser['newContext']>[0]) {
  const page = await (await browser.newContext(options)).newPage()
  await signIn(page, role)
  return page
}

/** The picture of the first page has been drawn and shown. */
async function expectPaper(page: Page): Promise<void> {
  const image = page.locator('[data-slot=paper-page] img').first()
  await expect(image).toBeVisible()
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(500)
}

/**
 * Lets the next form name a version that the document does not have, as if the user had seen another one. It is changed
 * on the way: the page fills the field again whenever it loads anew, such as after the mark that it has been read.
 */
async function sendAnotherVersionOnce(page: Page): Promise<void> {
  let sent = false
  await page.route('**/reject.data*', async (route) => {
    const request = route.request()
    if (sent || request.method() !== 'POST') return route.fallback()
    sent = true
    const form = new URLSearchParams(request.postData() ?? '')
    form.set('version', '99')
    await route.continue({ postData: form.toString() })
  })
}

for (const { language, turn: place, words, at } of flowsIn('ru')) {
  const { document: its, documentActs: acts, kinds, notices } = words

  test(`a tenant reads an act and turns to the next one, in ${language}`, async ({ browser }) => {
    const tenant = await pageOf(browser, 1)
    const act = await waitingDocument(tenant, 'completion', place)
    await tenant.goto(at(`/completion/${act.id}`))
    await expect(
      tenant.getByRole('heading', { level: 1, name: kinds.completion.named(act.number) }),
    ).toBeVisible()
    await expectPaper(tenant)
    await untilScripted(tenant)

    await tenant.getByRole('link', { name: its.pageOf(kinds.completion.named(act.number), 1, 1) }).focus()
    await tenant.keyboard.press('+')
    await expect(tenant.getByRole('button', { name: its.fit })).toHaveText(/125/)
    await tenant.keyboard.press('0')
    await expect(tenant.getByRole('button', { name: its.fit })).toHaveText(/100/)

    await tenant.getByRole('button', { name: its.fullScreen }).click()
    await expect(tenant.getByRole('dialog', { name: its.paper })).toBeVisible()
    await tenant.keyboard.press('Escape')
    await expect(tenant.getByRole('dialog')).toHaveCount(0)

    await expect(tenant.getByRole('main').getByRole('button', { name: /подписать|қол қою$/i })).toHaveCount(1)
    await expect(tenant.getByRole('link', { name: its.acts.annul })).toHaveCount(0)
    const turns = tenant.getByRole('navigation', { name: its.turns })
    const way = turns.getByRole('link').first()
    const href = await way.getAttribute('href')
    await way.click()
    await expect(tenant).toHaveURL(new RegExp(`${href}$`))
    await expect(tenant.getByRole('heading', { level: 1, name: act.number })).toHaveCount(0)
  })

  test(`opening a document marks it as read, pointing at its link does not, in ${language}`, async ({
    browser,
  }) => {
    const tenant = await pageOf(browser, 1)
    // The other tests open those with the lowest ids.
    const rows = await rowsOf(tenant, 'completion', { unread: true, limit: 100 })
    const unread = rows.sort((one, other) => other.id - one.id)[place]
    if (!unread) throw new Error('the demo has no unread act')
    const path = at(`/completion/${unread.id}`)
    await tenant.request.get(path)
    const still = await rowsOf(tenant, 'completion', { unread: true, limit: 100 })
    expect(still.map(({ id }) => id)).toContain(unread.id)
    await tenant.goto(path)
    await expect(tenant.getByText(its.events.opened)).toBeVisible()
  })

  test(`a tenant rejects an act with a reason, and staff see it, in ${language}`, async ({ browser }) => {
    const [tenant, manager, operator] = [
      await pageOf(browser, 1),
      await pageOf(browser, 3),
      await pageOf(browser, 4),
    ]
    const act = await waitingDocument(tenant, 'completion', 2 + place)
    await tenant.goto(at(`/completion/${act.id}`))
    await untilScripted(tenant)
    await tenant.getByRole('link', { name: its.acts.reject }).click()
    const dialog = tenant.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: acts.asks.reject.completion })).toBeVisible()
    const send = dialog.getByRole('button', { name: acts.asks.reject.completion })

    await dialog.getByRole('radio', { name: documentReasonLabel('sum', language) }).check()
    await send.click()
    await expect(dialog.getByText(acts.needed.sum)).toBeVisible()
    await expect(dialog.getByRole('radio', { name: documentReasonLabel('sum', language) })).toBeChecked()

    await dialog.getByRole('textbox', { name: acts.text.reject }).fill('Площадь меньше на два метра')
    await send.click()
    await expect(tenant.getByText(notices.document_reject).first()).toBeVisible()
    await expect(tenant).toHaveURL(new RegExp(`/completion/${act.id}$`))
    await expect(tenant.getByText(its.events.rejected)).toBeVisible()
    await expect(tenant.getByRole('link', { name: its.acts.reject })).toHaveCount(0)

    for (const staff of [manager, operator]) {
      await staff.goto(at(`/completion/${act.id}`))
      await expect(staff.getByRole('blockquote')).toHaveText('Площадь меньше на два метра')
      await expect(staff.getByText(its.rejection)).toBeVisible()
    }
    // Only managers annul; the address alone does not help an operator.
    await expect(manager.getByRole('link', { name: its.acts.annul })).toBeVisible()
    await expect(operator.getByRole('link', { name: its.acts.annul })).toHaveCount(0)
    await operator.goto(at(`/completion/${act.id}/annul`))
    await expect(operator.getByText(its.cannot)).toBeVisible()
    await expect(operator.getByRole('dialog')).toHaveCount(0)
    const refused = await operator.request.post(`/api/completion/annul/${act.id}`, {
      data: { reason: 'duplicate', text: 'Повторяется' },
      headers: { 'X-Portal-Client': 'e2e' },
    })
    expect(refused.status()).toBe(403)
  })

  test(`a rejection of a version that is not the newest is asked about again, in ${language}`, async ({
    browser,
  }) => {
    const tenant = await pageOf(browser, 1)
    const act = await waitingDocument(tenant, 'completion', 4 + place)
    await tenant.goto(at(`/completion/${act.id}/reject`))
    await untilScripted(tenant, '[role=dialog] form')
    const dialog = tenant.getByRole('dialog')
    const send = dialog.getByRole('button', { name: acts.asks.reject.completion })
    await dialog.getByRole('radio', { name: documentReasonLabel('room', language) }).check()
    await dialog.getByRole('textbox', { name: acts.text.reject }).fill('Это помещение мы сдали')
    await sendAnotherVersionOnce(tenant)
    await send.click()
    await expect(dialog.getByText(acts.overtaken('|').split('|')[0] ?? '')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: acts.text.reject })).toHaveValue(
      'Это помещение мы сдали',
    )
    await expect(dialog.getByRole('radio', { name: documentReasonLabel('room', language) })).toBeChecked()
    await send.click()
    await expect(tenant.getByText(notices.document_reject).first()).toBeVisible()
    await expect(tenant.getByRole('blockquote')).toHaveText('Это помещение мы сдали')
  })

  test(`a manager annuls an act, without scripts, in ${language}`, async ({ browser }) => {
    const manager = await pageOf(browser, 3, { javaScriptEnabled: false })
    const rows = await rowsOf(manager, 'completion', { status: [1], limit: 100, sort: 'oldest' })
    const act = rows[place]
    if (!act) throw new Error('no act waits')
    await manager.goto(at(`/completion/${act.id}/annul`))
    const dialog = manager.getByRole('dialog')
    const send = dialog.getByRole('button', { name: acts.asks.annul.completion })
    await dialog.getByRole('textbox', { name: acts.text.annul }).fill('аб')
    await send.click()
    await expect(dialog.getByText(commonFieldText('required', language)).first()).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: acts.text.annul })).toHaveValue('аб')

    await dialog.getByRole('radio', { name: documentReasonLabel('duplicate', language) }).check()
    await dialog.getByRole('textbox', { name: acts.text.annul }).fill('Площадь посчитали дважды')
    await send.click()
    await expect(manager).toHaveURL(new RegExp(`/completion/${act.id}$`))
    await expect(manager.getByRole('blockquote')).toHaveText('Площадь посчитали дважды')
    await expect(manager.getByText(its.events.annulled)).toBeVisible()
    await expect(manager.getByText(documentStatusLabel('completion', 5, language)).first()).toBeVisible()
  })

  test(`an invoice that its tenant downloads has another status at once, in ${language}`, async ({
    browser,
  }) => {
    const tenant = await pageOf(browser, 1)
    const [invoice] = await rowsOf(tenant, 'invoice', {
      status: [1],
      limit: 1,
      sort: place ? 'oldest' : 'newest',
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

  test(`unknown and foreign documents do not exist, in ${language}`, async ({ browser }) => {
    const tenant = await pageOf(browser, 1)
    const manager = await pageOf(browser, 3)
    const [own] = await rowsOf(tenant, 'completion', { limit: 1 })
    const all = await rowsOf(manager, 'completion', { limit: 100 })
    const foreign = all.find(({ bin }) => bin !== own?.bin)
    const invoice = (await rowsOf(tenant, 'invoice', { limit: 1 }))[0]
    const missing = [`/completion/${foreign?.id}`, '/completion/999999999', '/completion/0', '/completion/x']
    for (const path of [...missing, `/completion/${invoice?.id}/sign`]) {
      const answer = await tenant.goto(at(path))
      expect(answer?.status(), path).toBe(404)
    }
  })
}

for (const { language, turn: place, at } of languages) {
  test(`a document is accessible in every look, in ${language}`, async ({ browser }) => {
    const tenant = await pageOf(browser, 1)
    const act = await waitingDocument(tenant, 'completion', place)
    await tenant.goto(at(`/completion/${act.id}`))
    await expectPaper(tenant)
    await expectKindIn(tenant)
    for (const look of allLooks) {
      await setLook(tenant, look)
      await expectPaper(tenant)
      await expect(tenant.locator('[data-slot=paper-page]').first()).toHaveCSS(
        'background-color',
        'rgb(255, 255, 255)',
      )
    }
    await tenant.goto(at(`/completion/${act.id}/reject`))
    await expectKindIn(tenant)
  })
}

test('a document without scripts: text, paper, download and the dialog', async ({ browser }) => {
  const tenant = await pageOf(browser, 1, { javaScriptEnabled: false })
  const act = await waitingDocument(tenant, 'completion', 0)
  await tenant.goto(`/completion/${act.id}`)
  const words = languages[0]?.words.document
  if (!words) throw new Error('no language')
  await expect(tenant.getByRole('table')).toContainText(/₸/)
  await expect(tenant.getByRole('heading', { name: words.history })).toBeVisible()
  const saved = tenant.waitForEvent('download')
  await tenant.getByRole('button', { name: words.download }).click()
  expect((await saved).suggestedFilename()).toContain(act.number)
  await tenant.getByRole('link', { name: words.acts.reject }).click()
  await expect(tenant.getByRole('dialog').getByRole('radio')).toHaveCount(5)
})

for (const kind of ['invoice', 'completion'] as const) {
  test(`a document of one page is printed on one page: ${kind}`, async ({ browser }) => {
    const tenant = await pageOf(browser, 1)
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
  })
}
