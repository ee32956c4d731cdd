import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { User } from '@sauda/sdk/access'
import { exchangeText } from '@sauda/sdk/documents'
import { dayLabel, groupDigits } from '@sauda/sdk/language'
import { type OneC, oneC } from '../packages/server/src/player/client.ts'
import { documentOf, newGuid } from '../packages/server/src/testing/one-c.ts'
import { flowsIn, languages, type Spoken } from './portal/languages.ts'
import { call, someBin } from './portal/newcomer.ts'
import { allLooks, expectKindIn, lightLooks, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

/** The beginning of a text up to its number or name. */
const beforeNumber = (text: string): string => text.split(/[\d,]/)[0]?.trim() ?? ''

const root = fileURLToPath(new URL('..', import.meta.url))

const someName = (): string => `Бухгалтерия ${randomInt(2 ** 40).toString(36)}`

/** Adds a base on the page; returns 1C that calls with what the page shows once. */
async function addBase(page: Page, spoken: Spoken, name: string, scripts = true): Promise<OneC> {
  return oneC(fetch, {
    address: process.env.PORTAL_URL ?? '',
    ...(await newSignIn(page, spoken, name, scripts)),
  })
}

/** Adds a base on the page; returns the sign-in that the page shows once. */
async function newSignIn(page: Page, { words, at }: Spoken, name: string, scripts = true) {
  const { adding, add } = words.exchange
  await page.goto(at('/dashboard/exchange'))
  if (scripts) await untilScripted(page)
  await page.getByRole('link', { name: add }).click()
  const dialog = page.getByRole('dialog', { name: add })
  await dialog.getByRole('textbox', { name: adding.name }).fill(name)
  await dialog.getByRole('textbox', { name: adding.networks }).fill('127.0.0.0/99')
  await dialog.getByRole('button', { name: add }).click()
  // With scripts the errors take the focus, which would interrupt typing.
  if (scripts) await expect(dialog.getByRole('alert')).toBeFocused()
  // What was typed stays beside the error.
  await expect(dialog.getByText(adding.networkWrong).first()).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: adding.name })).toHaveValue(name)
  await dialog.getByRole('textbox', { name: adding.networks }).fill('127.0.0.0/8\n::1')
  await dialog.getByRole('button', { name: add }).click()
  const panel = page.getByRole('region', { name: adding.added(name) })
  await expect(panel.getByText(adding.once)).toBeVisible()
  const [login = '', secret = ''] = await panel.locator('code').allTextContents()
  expect(secret).toHaveLength(43)
  return { login, secret }
}

/** Runs the command that plays 1C; `out` is what it has printed in the end. */
function play(base: { login: string; secret: string }, args: readonly string[]) {
  const command = ['--conditions=@sauda/source', 'packages/server/src/player/command.ts', ...args]
  const env = { ...process.env, SAUDA_BASE_LOGIN: base.login, SAUDA_BASE_SECRET: base.secret }
  const all = [...command, '--address', process.env.PORTAL_URL ?? '']
  const player = spawn(process.execPath, all, { env, cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  // The portal has accepted a batch, which begins to come in.
  const accepted = new Promise<void>((resolve) => {
    player.stdout.on('data', (chunk) => {
      text += chunk
      if (text.includes('accepted')) resolve()
    })
  })
  const out = new Promise<string>((resolve) => player.on('close', () => resolve(text)))
  return { accepted, out }
}

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { base, journal, mend } = words.exchange
  const { kinds } = words

  test(`a refused document is shown in words until it is mended, in ${language}`, async ({
    page,
    browser,
  }) => {
    const tenant = await (await browser.newContext()).newPage()
    await signIn(tenant, 1)
    const { company, bin } = await call<User>(tenant, '/api/session/me')
    const buyer = { name: company, bin }
    const name = someName()
    const [good, wrong] = [newGuid(), newGuid()]
    const number = `АВР-${randomInt(10 ** 9)}`
    const row = kinds.completion.named(number)

    await signIn(page, 2)
    const c = await addBase(page, spoken, name)
    const document = documentOf({ buyer })
    expect(await c.put('completions', good, document)).toMatchObject({ status: 201 })
    expect(await c.put('completions', good, document)).toMatchObject({ data: { outcome: 'unchanged' } })
    const sent = documentOf({ buyer, number, total: '158420.00' })
    const refused = await c.put('completions', wrong, sent)
    expect(refused.status).toBe(422)

    await page.goto(at('/dashboard/exchange'))
    // The secret is shown once.
    await expect(page.locator('code')).toHaveCount(0)
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(card.getByText(base.online)).toBeVisible()
    const listed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: row }) })
    const problem = { field: 'total', code: 'total_mismatch', got: '158420.00', needed: '158240.00' } as const
    const { wrong: told, fix } = exchangeText(problem, language)
    for (const text of [told, fix, mend.came('158420.00'), mend.needed('158240.00')]) {
      await expect(listed.getByText(text)).toBeVisible()
    }
    await listed.getByRole('link', { name: mend.rawOf(row) }).click()
    await expect(listed.locator('pre')).toContainText(`"number": "${number}"`)
    await untilScripted(page)
    await listed.getByRole('button', { name: mend.repeatOf(row) }).click()
    await expect(page.getByText(mend.asked(1))).toBeVisible()
    expect((await c.changes()).data.resend).toMatchObject([{ kind: 'completion', guid: wrong }])

    const mended = documentOf({ buyer, number, data_version: '2' })
    expect(await c.put('completions', wrong, mended)).toMatchObject({ status: 201 })
    await page.goto(at('/dashboard/exchange'))
    await expect(page.getByRole('heading', { name: journal.heading })).toBeVisible()
    await expect(listed).toHaveCount(0)

    const all = page.locator('#journal li').filter({ hasText: name })
    await page.getByRole('combobox', { name: journal.base }).selectOption(name)
    await page.getByRole('button', { name: journal.show }).click()
    await expect(page).toHaveURL(/base=\d+/)
    await expect(all).toHaveCount(4)
    await page.getByRole('link', { name: journal.cuts.unchanged }).click()
    await expect(all).toHaveCount(1)
    await expect(all.getByText(journal.outcomes.unchanged)).toBeVisible()
    await page.getByRole('link', { name: journal.cuts.refused }).click()
    await expect(all.getByText(journal.outcomes.refused)).toBeVisible()
    await expect(all).toContainText(row)

    await tenant.goto(at(`/completion?q=${encodeURIComponent(number)}`))
    await expect(tenant.getByRole('main').getByRole('link', { name: new RegExp(number) })).toBeVisible()
  })

  test(`a base whose rows of earlier days are still refused says so today, in ${language}`, async ({
    page,
  }) => {
    await signIn(page, 2)
    await page.goto(at('/dashboard/exchange'))
    const name = 'Бухгалтерия для Казахстана 3.0'
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(card.getByText(base.errorsToday('0'))).toBeVisible()
    await expect(card.getByText(base.mendBelow)).toBeVisible()
    await expect(card.getByText(base.good)).toHaveCount(0)
  })

  test(`a batch of 1,000 documents is seen coming in, mended and repeated, in ${language}`, async ({
    page,
  }) => {
    const name = someName()
    await signIn(page, 2)
    const sender = await newSignIn(page, spoken, name)
    const series = `П${randomInt(10 ** 6)}`
    const batch = ['batch', '--documents', '1000', '--bad', '3', '--series', series]

    const sent = play(sender, batch)
    await sent.accepted
    await page.goto(at('/dashboard/exchange'))
    const coming = page.getByRole('region', { name: words.exchange.live.title(name) })
    await expect(coming).toContainText(words.exchange.live.running)
    await expect(coming).toContainText(words.exchange.live.of(groupDigits(1000)))
    await expect(coming).toContainText(beforeNumber(words.exchange.live.left(5)))
    expect(await sent.out).toContain('Created 997, renewed 0, unchanged 0, refused 3.')
    // The page finds out by itself.
    await expect(coming).toHaveCount(0)

    const mended = page.locator('#fix li').filter({ hasText: name })
    const numbers = ['00333', '00666', '00999'].map((number) => kinds.invoice.named(`${series}-${number}`))
    for (const number of numbers) await expect(mended.getByRole('heading', { name: number })).toBeVisible()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const errors = base.dayErrors(dayLabel(new Date(), new Date(), language), '3', groupDigits(1000))
    await expect(card.getByRole('img', { name: errors })).toBeVisible()

    await page.getByRole('combobox', { name: journal.base }).selectOption(name)
    await page.getByRole('button', { name: journal.show }).click()
    await expect(page).toHaveURL(/base=\d+/)
    await page.goto(`${page.url()}&shown=1000`)
    await expect(page.locator('#journal ol > li')).toHaveCount(1000)
    const shown = journal.shown(groupDigits(1000), groupDigits(1000), false)
    await expect(page.getByText(shown)).toBeVisible()
    await untilScripted(page)

    // One right after the other: none cancels another.
    let answered = 0
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && /dashboard\/exchange/.test(response.url())) answered++
    })
    for (const number of numbers) await mended.getByRole('button', { name: mend.repeatOf(number) }).click()
    await expect.poll(() => answered).toBe(3)
    await expect(page.getByText(mend.asked(1))).toBeVisible()
    expect((await play(sender, ['changes']).out).match(/send it again/g)).toHaveLength(3)
    expect(await play(sender, [...batch, '--mended']).out).toContain(
      'Created 3, renewed 0, unchanged 997, refused 0.',
    )
    await expect(mended).toHaveCount(0)
  })

  test(`a row that nobody can mend is put aside, in ${language}`, async ({ page }) => {
    const name = someName()
    await signIn(page, 2)
    const c = await addBase(page, spoken, name)
    await c.batch(['{"number": '])
    await page.goto(at('/dashboard/exchange'))
    await untilScripted(page)
    const row = page.locator('#fix li').filter({ hasText: name })
    await expect(row.getByText(mend.cannot)).toBeVisible()
    await expect(row.getByRole('button', { name: mend.repeatOf(journal.unnamed) })).toHaveCount(0)
    await row.getByRole('button', { name: mend.asideOf(journal.unnamed) }).click()
    await expect(page.getByText(mend.asideDone)).toBeVisible()
    await expect(row).toHaveCount(0)
    const today = dayLabel(new Date(), new Date(), language)
    // Other bases send at the same time.
    await page.getByRole('combobox', { name: journal.base }).selectOption(name)
    await page.getByRole('button', { name: journal.show }).click()
    const listed = page.locator('#journal li').filter({ hasText: name })
    await expect(listed).toContainText(new RegExp(`${beforeNumber(journal.aside('', ''))}.+${today}`))
  })

  test(`a revoked base can no longer send, in ${language}`, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    const name = someName()
    await signIn(page, 2)
    const c = await addBase(page, spoken, name, false)
    const bin = someBin()
    const buyer = { name: `ТОО «${name}»`, bin }
    expect(await c.put('invoices', newGuid(), documentOf({ buyer }))).toMatchObject({ status: 201 })
    await page.goto(at('/dashboard/exchange'))
    const waiting = page.getByRole('listitem').filter({ hasText: words.unknownTenants.bin(bin) })
    await expect(waiting.getByText(buyer.name).first()).toBeVisible()
    await page.getByRole('link', { name: base.revokeOf(name) }).click()
    const dialog = page.getByRole('dialog', { name: base.revokeAsk })
    await expect(dialog).toContainText(name)
    await dialog.getByRole('button', { name: base.revoke }).click()
    await expect(page.getByText(base.revoked)).toBeVisible()
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
    expect((await c.changes()).status).toBe(403)
  })

  test(`managers see the exchange and may not add bases, in ${language}`, async ({ page }) => {
    await signIn(page, 3)
    await page.goto(at('/dashboard/exchange'))
    await expect(page.getByRole('heading', { level: 1, name: words.exchange.title })).toBeVisible()
    await expect(page.getByRole('link', { name: words.exchange.add })).toHaveCount(0)
    await page.goto(at('/dashboard/exchange?cut=unchanged&q=%25'))
    await expect(page.getByRole('heading', { name: journal.nothing })).toBeVisible()
    await page.getByRole('link', { name: journal.reset }).click()
    await expect(page).not.toHaveURL(/cut=/)
  })

  for (const role of [1, 4] as const) {
    test(`role ${role} gets no page of the exchange, in ${language}`, async ({ page }) => {
      await signIn(page, role)
      const answer = await page.goto(at('/dashboard/exchange'))
      expect(answer?.status()).toBe(403)
      await expect(page.getByRole('heading', { name: words.exchange.title })).toHaveCount(0)
    })
  }
}

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { mend } = words.exchange

  test(`the exchange is accessible and fits in every look, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: language === 'ru' ? 1280 : 320, height: 800 })
    await signIn(page, 2)
    const c = await addBase(page, spoken, someName())
    await expectKindIn(page, lightLooks)
    await c.put('invoices', newGuid(), documentOf({ total: '1.00', number: `ТЦ-${randomInt(10 ** 9)}` }))
    await page.goto(at('/dashboard/exchange'))
    await page.locator('#fix').getByRole('link', { name: mend.raw }).first().click()
    await expect(page.locator('pre')).toBeVisible()
    await expectKindIn(page, allLooks)
  })
}
