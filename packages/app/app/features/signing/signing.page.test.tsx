import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { errorText } from '@sauda/sdk/language'
import { signingText } from '@sauda/sdk/signing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFirst, rowsOf, sendDocuments, statusesOf } from '../../../testing/documents.ts'
import { expectText, tabTo } from '../../../testing/hands.ts'
import { answerWith, holdBack } from '../../../testing/network.ts'
import { openPage, reloadPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { callAs, type NcaLayer, namesInZip, savedBy, startNcaLayer } from '../../../testing/world.ts'
import { documentDeskWords } from '../document-desk/words.ts'
import { documentListWords } from '../document-list/words.ts'
import { documentPageWords } from '../document-page/words.ts'
import { downloadWords } from '../downloads/words.ts'
import { troubleWords } from './trouble-words.ts'
import { signingWords } from './words.ts'

const its = signingWords.ru
const { new: fresh, signed, countersigned } = DOCUMENT_STATUS

/** NCALayer takes one file at a time. */
const ONE_BY_ONE = { several: false }

let player: NcaLayer
const start = async (...[who, how]: Parameters<typeof startNcaLayer>) => {
  player = await startNcaLayer(who, how)
  return player
}
const signer = () => ({ url: player.url, demo: true, mobile: false })

beforeEach(() => signIn(1))
afterEach(() => player.stops())

const dialog = (title: string) => page.getByRole('dialog', { name: title })

/** Opens new acts of this test alone, chooses some of them and presses «Sign». */
async function signActs(count: number, of = count): Promise<{ series: string; ids: number[] }> {
  const { series, rows } = await sendDocuments('completion', of)
  await openPage(`/completion?q=${series}`, { signer: signer() })
  await chooseFirst(count)
  await pressSign(count)
  return { series, ids: rows.map(({ id }) => id) }
}

async function pressSign(count: number) {
  await page
    .getByRole('region', { name: documentListWords.ru.bulk })
    .getByRole('button', { name: documentListWords.ru.sign('completion', count) })
    .click()
}

it('signs one by one, is stopped in the middle, and goes on after a reload', async () => {
  await start('tenant', ONE_BY_ONE)
  const { series } = await signActs(3)
  await expectText(dialog(its.oneByOne.title(1, 3)), its.oneByOne.note(3))
  await player.typesPassword()
  const second = dialog(its.oneByOne.title(2, 3))
  await expectText(second, its.running.done(1))
  await player.isAsked()
  await second.getByRole('button', { name: its.oneByOne.end }).click()
  const stopped = dialog(its.result.stopped(1, 3))
  await expectText(stopped, its.result.left(2))
  await stopped.getByRole('button', { name: its.close }).last().click()
  // The two that are left stay chosen.
  const chosen = page.getByRole('region', { name: documentListWords.ru.bulk })
  await expect
    .element(chosen.getByRole('button', { name: documentListWords.ru.sign('completion', 2) }))
    .toBeVisible()
  expect((await statusesOf('completion', series)).filter((status) => status === fresh)).toHaveLength(2)

  await reloadPage()
  await player.stops()
  await player.starts('tenant')
  await expect.element(page.getByText(its.left('completion', 2, 3))).toBeVisible()
  await page.getByRole('button', { name: its.resume, exact: true }).click()
  const restored = dialog(its.restored.title(2))
  await expectText(restored, its.restored.accepted)
  await restored.getByRole('button', { name: its.restored.more(2) }).click()
  expect(await player.typesPassword()).toBe(2)
  await expect.element(dialog(its.all.title('completion', 3))).toBeVisible()
  expect(await statusesOf('completion', series)).toEqual([signed, signed, signed])
})

it('says at once that the dialog is on its way', async () => {
  await start('tenant')
  await sendDocuments('completion', 1)
  await openPage('/completion', { signer: signer() })
  const back = await holdBack(/\/completion\/all/)
  const sign = page
    .getByRole('main')
    .getByRole('button', { name: /^Подписать \d+ (акт|акта|актов)$/ })
    .first()
  await sign.click()
  await expect.element(sign).toHaveAttribute('aria-busy', 'true')
  await back()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(sign.query()?.getAttribute('aria-busy') ?? null).toBeNull()
})

it('signs in memory where the browser keeps nothing and the clock is wrong, and says so', async () => {
  const now = Date.now
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined })
  onTestFinished(() => clock.mockRestore())
  await start('tenant')
  const { series } = await signActs(2)
  await player.isAsked()
  await expectText(dialog(its.key.title), troubleWords.ru.unkept.note)
  expect(await player.typesPassword()).toBe(2)
  await expect.element(dialog(its.all.title('completion', 2))).toBeVisible()
  expect(await statusesOf('completion', series)).toEqual([signed, signed])
})

it('says that files are being made, not that there is no network, and goes on by itself', async () => {
  const made = await answerWith(/Signature\/multipleStart\//, {
    status: 503,
    headers: { 'retry-after': '6' },
    json: { code: 'being_drawn', message: '', retry_after: 6, request_id: 'x' },
  })
  await start('tenant')
  await signActs(2)
  await expectText(dialog(its.preparing.title('completion', 2)), errorText('being_drawn', 'ru'))
  await made()
  await player.isAsked()
  await expect.element(dialog(its.key.title)).toBeVisible()
})

it('signs 25 acts at once; one that is annulled meanwhile is refused, the rest stand', async () => {
  await start('tenant')
  const { series, ids } = await signActs(25)
  const numbers = (await rowsOf('completion', { q: series, limit: 100 })).map(({ number }) => number)
  const key = dialog(its.key.title)
  await expectText(key, its.key.many('completion', 25))
  await player.isAsked()
  const [gone] = await rowsOf('completion', { q: `${series}-13` })
  await callAs(3, `/api/completion/annul/${gone?.id}`, { reason: 'sum', text: 'Сумма пересчитана' })
  expect(await player.typesPassword()).toBe(25)

  const result = dialog(its.result.title(24, 1))
  await expect.element(result).toBeVisible()
  const inState = (state: string) => [
    ...result.element().querySelectorAll(`[data-slot=progress-row][data-state=${state}]`),
  ]
  const [refused, ...others] = inState('failed')
  expect(others).toEqual([])
  expect(refused?.textContent).toContain(signingText('document_annulled', 'ru').wrong)
  expect(refused?.textContent).toContain(gone?.number)
  await result.getByRole('button', { name: its.running.show }).click()
  // The line about those that are signed, and these.
  await expect.poll(() => inState('done')).toHaveLength(1 + 24)
  for (const number of numbers) await expectText(result, number)
  const after = await rowsOf('completion', { q: series, status: [signed], limit: 100 })
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set(ids.filter((id) => id !== gone?.id)))
  // Nothing can be done about it, so another attempt is not offered.
  await expect.element(result.getByRole('button', { name: its.result.retry(1) })).not.toBeInTheDocument()
})

it('notices the key of another company before anything is sent, and works by keyboard alone', async () => {
  await start('centre')
  const { rows, series } = await sendDocuments('application', 1)
  await openPage(`/application/${rows[0]?.id}`, { signer: signer() })
  const sign = page.getByRole('button', { name: documentPageWords.ru.acts.sign, exact: true })
  await tabTo(sign)
  await userEvent.keyboard('{Enter}')
  await player.typesPassword()
  const wrong = dialog(its.wrongKey.title)
  await expectText(wrong, its.wrongKey.needed)
  expect(await statusesOf('application', series)).toEqual([fresh])
  await player.stops()
  await player.starts('tenant')
  await tabTo(wrong.getByRole('button', { name: its.wrongKey.choose }))
  await userEvent.keyboard('{Enter}')
  await player.typesPassword()
  await tabTo(dialog(its.all.title('application', 1)).getByRole('button', { name: its.all.done }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(sign).not.toBeInTheDocument()
  expect(await statusesOf('application', series)).toEqual([signed])
})

it('lets the centre countersign a month at once', async () => {
  await start('tenant')
  const { series, rows } = await sendDocuments('completion', 2, { period: '2028-08' })
  await openPage(`/completion?q=${series}`, { signer: signer() })
  await chooseFirst(2)
  await pressSign(2)
  await player.typesPassword()
  await expectText(dialog(its.all.title('completion', 2)), its.count('completion', 2))

  await player.stops()
  await player.starts('centre')
  await signIn(3)
  await openPage(`/completion?rid=${rows[0]?.rid}`, { signer: signer() })
  await page.getByRole('button', { name: documentDeskWords.ru.signFor.completion(2) }).click()
  await player.typesPassword()
  await expectText(dialog(its.all.title('completion', 2)), its.result.nextCentre)
  expect(await statusesOf('completion', series)).toEqual([countersigned, countersigned])
})

it('saves chosen documents with their signatures, or not after all', async () => {
  await start('tenant')
  const { series } = await signActs(2)
  await player.typesPassword()
  const all = dialog(its.all.title('completion', 2))
  await all.getByRole('button', { name: its.all.done }).click()
  await expect.poll(() => statusesOf('completion', series)).toEqual([signed, signed])
  await openPage(`/completion?q=${series}`, { signer: signer() })
  await chooseFirst(2)
  const zip = page.getByRole('button', { name: documentListWords.ru.signedZip(2) })
  // A slow line: nothing comes until the user gives up.
  const back = await holdBack(/\/completionSignature\/archives/)
  await zip.click()
  const { downloading, begun, cancel, cancelled } = downloadWords.ru
  const bar = page.getByRole('region', { name: downloading })
  await expectText(bar, begun)
  await bar.getByRole('button', { name: cancel }).click()
  await expect.element(page.getByText(cancelled)).toBeVisible()
  await back()
  // Each document comes as it was signed, and as a copy with the signature sheet.
  const names = await namesInZip(await savedBy(() => zip.click()))
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(4)

  const unsigned = await sendDocuments('completion', 1)
  await openPage(`/completion?q=${unsigned.series}`, { signer: signer() })
  await chooseFirst(1)
  await expect.element(page.getByRole('region', { name: documentListWords.ru.bulk })).toBeVisible()
  const none = page.getByRole('button', { name: documentListWords.ru.signedZip(1) })
  await expect.element(none).not.toBeInTheDocument()
})
