import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { errorText } from '@sauda/sdk/language'
import { signingText } from '@sauda/sdk/signing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { containing } from '../../../testing/containing.ts'
import { chooseFirst, rowsOf, sendDocuments, statusesOf } from '../../../testing/documents.ts'
import { expectText, pretendToBe } from '../../../testing/hands.ts'
import { lose, sentTo } from '../../../testing/network.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { callAs, type NcaLayer, phone, startNcaLayer } from '../../../testing/world.ts'
import { documentListWords } from '../document-list/words.ts'
import { egovWords } from './egov-words.ts'
import { phoneWords } from './phone-words.ts'
import { signingWords } from './words.ts'

const its = signingWords.kk
const words = egovWords.kk
const list = documentListWords.kk
const { new: fresh, signed } = DOCUMENT_STATUS
const PHONE = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36'

let player: NcaLayer

beforeEach(async () => {
  // It is started by the test that needs it.
  player = await startNcaLayer('tenant')
  await player.stops()
  await signIn(1)
})
afterEach(() => player.stops())

const dialog = (title: string) => page.getByRole('dialog', { name: title })
const shown = dialog(words.title)

/** Opens new acts of this test alone, chooses them and presses «Sign». */
async function signActs(count: number): Promise<string> {
  const { series } = await sendDocuments('completion', count)
  const signer = { url: player.url, demo: true, mobile: true }
  await openPage(`/completion?q=${series}`, { language: 'kk', signer })
  await chooseFirst(count)
  await pressSign(count)
  return series
}

async function pressSign(count: number) {
  const bar = page.getByRole('region', { name: list.bulk })
  await bar.getByRole('button', { name: list.sign('completion', count) }).click()
}

const choose = (how: string) =>
  dialog(words.choice.title)
    .getByRole('button', { name: containing(how) })
    .click()

/** What the code says, which the demo centre shows for the telephone's player; unlike an earlier one. */
async function codeText(before = ''): Promise<string> {
  const line = shown.getByText('npm run play-egov-mobile', { exact: false }).last()
  const read = () => /mobileSign:\S+/.exec(line.query()?.textContent ?? '')?.[0] ?? before
  await expect.poll(read).not.toBe(before)
  return read()
}

it('refuses one of three that is annulled meanwhile', async () => {
  const series = await signActs(3)
  await choose(words.phone)
  const text = await codeText()
  const [gone] = await rowsOf('completion', { q: `${series}-02` })
  await callAs(3, `/api/completion/annul/${gone?.id}`, { reason: 'sum', text: 'Сумма пересчитана' })
  const answer = await phone('tenant').signs(text)
  expect(answer.status).toBe(403)
  expect(answer.body.message).toContain(signingText('document_annulled', 'ru').wrong)
  const result = dialog(its.result.title(2, 1))
  await expectText(result.getByRole('listitem').first(), signingText('document_annulled', 'kk').wrong)
  expect((await statusesOf('completion', series)).filter((status) => status === signed)).toHaveLength(2)
})

it('notices the key of another company, and another code takes the right one', async () => {
  const series = await signActs(1)
  await choose(words.phone)
  const text = await codeText()
  expect(await phone('centre').signs(text)).toMatchObject({ status: 403, body: { code: 'other_bin' } })
  await dialog(its.wrongKey.title).getByRole('button', { name: its.wrongKey.choose }).click()
  expect(await phone('tenant').signs(await codeText(text))).toMatchObject({ status: 200 })
  await expect.element(dialog(its.all.title('completion', 1))).toBeVisible()
  expect(await statusesOf('completion', series)).toEqual([signed])
})

it('lets nobody sign what the user has given up', async () => {
  const series = await signActs(1)
  await choose(words.phone)
  const text = await codeText()
  const app = phone('tenant')
  const { body: invitation } = await app.read(text)
  const offered = await app.fetch(invitation)
  await shown.getByRole('button', { name: words.cancel }).click()
  await expect.poll(() => sentTo(/egovMobile\/end/)).toHaveLength(1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => app.read(text)).toMatchObject({ status: 410, body: { code: 'link_over' } })
  expect(await app.send(invitation, offered.body)).toMatchObject({ status: 410 })
  expect(await statusesOf('completion', series)).toEqual([fresh])
})

it('ends the code with the session', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await signActs(1)
  await choose(words.phone)
  const text = await codeText()
  // At once, as when a computer wakes: requests of that time would run into their timeouts.
  vi.advanceTimersByTime(11 * 60_000)
  await expect.element(dialog(its.over.title(1))).toBeVisible()
  await expect.poll(() => sentTo(/egovMobile\/end/)).toHaveLength(1)
  await expect.poll(() => phone('tenant').read(text)).toMatchObject({ status: 410 })
})

it('takes the telephone if NCALayer is missing, and the next time at once', async () => {
  const series = await signActs(1)
  await choose(words.computer)
  const absent = dialog(its.absent.title)
  await absent.getByRole('button', { name: words.byPhone }).click()
  await expect.element(shown.getByRole('img', { name: words.code })).toBeVisible()
  await shown.getByRole('button', { name: words.cancel }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await pressSign(1)
  await expect.element(shown.getByRole('img', { name: words.code })).toBeVisible()
  await player.starts('tenant')
  await shown.getByRole('button', { name: words.other }).click()
  await player.typesPassword()
  await expect.element(dialog(its.all.title('completion', 1))).toBeVisible()
  expect(await statusesOf('completion', series)).toEqual([signed])
})

it('opens the app by a link on a telephone, and shows the outcome on the page', async () => {
  onTestFinished(pretendToBe(PHONE))
  const series = await signActs(1)
  const handset = dialog(words.handset.title)
  const link = handset.getByRole('link', { name: words.handset.mobile })
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/m\.egov\.kz\/mobileSign\/\?link=http/))
  await expect.element(handset.getByRole('link', { name: words.handset.business })).toBeVisible()
  const address = new URL(link.element().getAttribute('href') ?? '').searchParams.get('link')
  expect(await phone('tenant').signs(`mobileSign:${address}`)).toMatchObject({ status: 200 })
  await expect.element(dialog(its.all.title('completion', 1))).toBeVisible()
  expect(await statusesOf('completion', series)).toEqual([signed])
})

it('mails a link to sign on a computer where the telephone cannot sign', async () => {
  onTestFinished(pretendToBe(PHONE))
  await sendDocuments('application', 1)
  await openPage(`/application?status=${fresh}`, {
    language: 'kk',
    signer: { url: player.url, demo: true, mobile: false },
  })
  const rows = await rowsOf('application', { status: [fresh], limit: 100 })
  await page.getByRole('button', { name: list.sign('application', rows.length) }).click()
  const mail = phoneWords.kk
  const asked = dialog(mail.title)
  await expectText(asked, its.count('application', rows.length))
  const back = await lose(/\/api\/signingLink\/send/)
  await asked.getByRole('button', { name: mail.send }).click()
  await expectText(asked.getByRole('alert'), mail.failed)
  await back()
  await asked.getByRole('button', { name: mail.send }).click()
  await expectText(asked.getByRole('status'), mail.sent)
  // Three letters in a quarter of an hour are enough.
  const alert = asked.getByRole('alert')
  await expect
    .poll(async () => {
      await asked.getByRole('button', { name: mail.again }).click()
      return alert.query()?.textContent
    })
    .toContain(errorText('too_many_requests', 'kk'))
  // A computer that was taken for a phone signs all the same.
  await asked.getByRole('button', { name: mail.here }).click()
  await expect.element(dialog(its.absent.title)).toBeVisible()
})
