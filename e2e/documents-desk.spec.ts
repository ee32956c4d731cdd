import { expect, type Page } from '@playwright/test'
import type { DocumentBatch, DocumentKind, DocumentTenant } from '@sauda/sdk/documents'
import { dayLabel, longDate, monthName } from '@sauda/sdk/language'
import { kindWords } from '../packages/app/app/features/documents/kind-words.ts'
import { languages } from './portal/languages.ts'
import { bothLooks, expectKind, expectKindIn, lookOf, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

const headers = { 'X-Portal-Client': 'e2e' }

async function batchesOf(page: Page, kind: DocumentKind): Promise<DocumentBatch[]> {
  const answer = await page.request.post(`/api/${kind}Date/list`, { headers, data: {} })
  const { data }: { data: { items: DocumentBatch[] } } = await answer.json()
  return data.items
}

async function tenantsOf(page: Page, rid: number): Promise<DocumentTenant[]> {
  const answer = await page.request.post('/api/invoice/tenants', { headers, data: { rid, overdue: true } })
  const { data }: { data: { items: DocumentTenant[] } } = await answer.json()
  return data.items
}

const overdueIn = ({ sums }: Pick<DocumentBatch, 'sums'>) =>
  sums.reduce((total, { overdue }) => total + overdue, 0)

/** A batch of which somebody is late, the newest. */
async function lateBatch(page: Page): Promise<DocumentBatch> {
  const batch = (await batchesOf(page, 'invoice')).find((one) => overdueIn(one) > 0)
  if (!batch) throw new Error('nobody is late')
  return batch
}

/**
 * A registered tenant who is late and was not reminded today, of the batch at a place among those that have one: tests
 * use different places, and each takes its tenant, so it can be repeated.
 */
async function someLateTenant(page: Page, place: number) {
  const found: { batch: DocumentBatch; tenant: DocumentTenant }[] = []
  for (const batch of await batchesOf(page, 'invoice')) {
    if (overdueIn(batch) === 0) continue
    const tenant = (await tenantsOf(page, batch.id)).find(
      ({ user_id, reminded_at }) => user_id !== null && !isToday(reminded_at),
    )
    if (tenant) found.push({ batch, tenant })
  }
  const at = found.at(place)
  if (!at) throw new Error('no tenant is left to be reminded')
  return at
}

const isToday = (at: string | null) => at !== null && dayLabel(at, new Date(), 'ru') === 'сегодня'

for (const [turn, spoken] of languages.entries()) {
  const { language, words, at } = spoken
  const { documentDesk: desk } = words
  const kinds = kindWords[language]
  // Each language sets the due date of another kind; only invoices are overdue in the demo centre.
  const own = turn === 0 ? 'completion' : 'application'
  const { width, colorScheme } = lookOf(language)

  test.describe(`at ${width} px, ${colorScheme}, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme })

    test('staff see who is late, filter, search and open', async ({ page }) => {
      await signIn(page, 3)
      const batch = await lateBatch(page)
      const late = await tenantsOf(page, batch.id)
      const [first] = late
      if (!first) throw new Error('nobody is late')
      await page.goto(at(`/invoice?rid=${batch.id}`))
      await expect(page.getByRole('heading', { level: 1, name: kinds.invoice.ofTenants })).toBeVisible()
      const month = monthName(Number(batch.period.slice(5)), language)
      await expect(
        page.getByText(desk.counts.late.invoice(late.length, overdueIn(batch), month)),
      ).toBeVisible()
      const list = page.getByRole('region', { name: desk.tenants })
      await expect(list.getByRole('heading').first()).toHaveText(first.company)
      await expectKindIn(page, bothLooks)

      const states = page.getByRole('navigation', { name: desk.states })
      await states.getByRole('link', { name: desk.cuts.late }).click()
      await expect(page).toHaveURL(/state=late/)
      await expect(states.locator('[aria-current]')).toContainText(desk.cuts.late)
      await expect(list.getByRole('heading')).toHaveCount(late.length)

      await page.getByRole('searchbox', { name: desk.search }).fill(first.bin)
      await page.getByRole('button', { name: desk.find, exact: true }).click()
      await expect(page.getByText(desk.found(desk.counts.tenants(1)))).toBeVisible()
      await expect(list.getByRole('heading')).toHaveText([first.company])
      // The only tenant that was found is open.
      const documents = list.getByRole('list', { name: desk.documentsOf(first.company) })
      await expect(documents.getByRole('link').first()).toHaveAttribute('href', /\/invoice\/\d+$/)
      await expectKindIn(page, bothLooks)
      await list.getByRole('link', { name: first.company, exact: true }).click()
      await expect(documents).toBeHidden()

      await page.getByRole('searchbox', { name: desk.search }).fill('000000000000')
      await page.getByRole('button', { name: desk.find, exact: true }).click()
      await expect(page.getByRole('heading', { name: desk.nobodyFound })).toBeVisible()
      await page.getByRole('link', { name: desk.wholeList }).click()
      await expect(list.getByRole('heading')).toHaveCount(late.length)
    })
  })

  test(`a tenant is reminded once a day, in ${language}`, async ({ page }) => {
    await signIn(page, 3)
    const { batch, tenant } = await someLateTenant(page, turn)
    await page.goto(at(`/invoice?rid=${batch.id}&q=${tenant.bin}`))
    const remind = page.getByRole('button', { name: desk.remindOne(tenant.company) })
    await untilScripted(page)
    await remind.click()
    await expect(page.getByText(desk.remindedOne(tenant.company))).toBeVisible()
    await remind.click()
    await expect(page.getByText(desk.alreadyOne(tenant.company))).toBeVisible()
  })

  test(`all who are late are reminded after a question, without scripts, in ${language}`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await signIn(page, 2)
    const { batch, tenant } = await someLateTenant(page, -1 - turn)
    const late = await tenantsOf(page, batch.id)
    await page.goto(at(`/invoice?rid=${batch.id}`))
    await page.getByRole('link', { name: tenant.company, exact: true }).click()
    await expect(page.getByRole('list', { name: desk.documentsOf(tenant.company) })).toBeVisible()
    await page.getByRole('link', { name: desk.remindMany(desk.counts.toTenants(late.length)) }).click()
    const dialog = page.getByRole('dialog', { name: desk.remindAsk })
    await expect(dialog.getByText(tenant.company, { exact: true })).toBeVisible()
    const registered = late.filter(({ user_id }) => user_id !== null)
    const fresh = registered.filter(({ reminded_at }) => !isToday(reminded_at)).length
    await dialog.getByRole('button').click()
    await expect(page.getByText(desk.remindedTenants(desk.counts.toTenants(fresh)))).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test(`a wrong due date is kept and explained before another is set, in ${language}`, async ({ page }) => {
    await signIn(page, 3)
    const [batch] = (await batchesOf(page, own)).slice(-1 - turn)
    if (!batch) throw new Error('no batch')
    const year = Number(batch.period.slice(0, 4)) + 1
    await page.goto(at(`/${own}?rid=${batch.id}`))
    await page
      .getByRole('link', { name: desk.due })
      .or(page.getByRole('link', { name: desk.setDue }))
      .click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox', { name: desk.dueLabel })
    const save = dialog.getByRole('button', { name: desk.dueSave })
    await untilScripted(page)
    for (const [typed, message] of [
      [`31.02.${year}`, desk.dueWrong],
      [`01.01.${year - 9}`, desk.dueTooEarly],
    ] as const) {
      await field.fill(typed)
      await save.click()
      await expect(dialog.locator('#due_on-error')).toHaveText(message)
      await expect(field).toHaveValue(typed)
      await expect(field).toBeFocused()
    }
    await expectKind(page)
    await field.fill(`25.1.${year}`)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(desk.dueSet(longDate(`${year}-01-25`, language)))).toBeVisible()
  })

  test(`the desk works by keyboard, in ${language}`, async ({ page }) => {
    await signIn(page, 4)
    const batch = await lateBatch(page)
    await page.goto(at(`/invoice?rid=${batch.id}&state=late`))
    await untilScripted(page)
    const first = page.getByRole('region', { name: desk.tenants }).getByRole('link').first()
    await page.getByRole('main').getByRole('searchbox').focus()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(first).toBeFocused({ timeout: 50 })
    }).toPass()
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('href', /\/invoice\/\d+$/)
  })

  test(`an operator only reads, in ${language}`, async ({ page }) => {
    await signIn(page, 4)
    const batch = await lateBatch(page)
    const [tenant] = await tenantsOf(page, batch.id)
    if (!tenant) throw new Error('nobody is late')
    for (const ask of ['', 'remind', 'due', 'delete']) {
      await page.goto(at(`/invoice?rid=${batch.id}&open=${tenant.bin}&ask=${ask}`))
      await expect(page.getByRole('list', { name: desk.documentsOf(tenant.company) })).toBeVisible()
      await expect(page.getByRole('link', { name: desk.zip })).toHaveAttribute(
        'href',
        `/api/invoice/downloadAll/${batch.id}`,
      )
      await expect(page.getByRole('main').getByRole('button')).toHaveText([desk.find])
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('link', { name: desk.due })).toBeHidden()
    }
  })

  test(`a tenant never sees the desk, in ${language}`, async ({ page }) => {
    await signIn(page, 1)
    await page.goto(at('/completion?state=late&ask=remind'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: kinds.completion.ofTenants })).toBeHidden()
    await expect(page.getByRole('navigation', { name: desk.states })).toBeHidden()
  })
}
