import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { dayLabel, groupDigits } from '@sauda/sdk/language'
import { flowsIn, type Spoken } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { test } from '../portal/test.ts'

/** The beginning of a text up to its number or name. */
const beforeNumber = (text: string): string => text.split(/[\d,]/)[0]?.trim() ?? ''

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Adds a base on the page; returns the sign-in that the page shows once. */
async function newSignIn(page: Page, { words, at }: Spoken, name: string) {
  const { adding, add } = words.exchange
  await page.goto(at('/dashboard/exchange'))
  await untilScripted(page)
  await page.getByRole('link', { name: add }).click()
  const dialog = page.getByRole('dialog', { name: add })
  await dialog.getByRole('textbox', { name: adding.name }).fill(name)
  await dialog.getByRole('button', { name: add }).click()
  const panel = page.getByRole('region', { name: adding.added(name) })
  await expect(panel.getByText(adding.once)).toBeVisible()
  const [login = '', secret = ''] = await panel.locator('code').allTextContents()
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

  test(`a batch of 1,000 documents is seen coming in, mended and repeated, in ${language}`, async ({
    page,
  }) => {
    const name = `Бухгалтерия ${randomInt(2 ** 40).toString(36)}`
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
}
