import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { change, someAd, stateOf } from '../../../testing/ads.ts'
import {
  DESK,
  desk,
  letIn,
  newAds,
  openDesk,
  openId,
  PHONE,
  planPublication,
  press,
} from '../../../testing/desk.ts'
import { holdBack, sentTo } from '../../../testing/network.ts'
import { address, openPage, reloadPage, untilIdle } from '../../../testing/open-page.tsx'
import { endSession, signIn, signInOf } from '../../../testing/people.ts'
import { adActWords } from '../ad-actions/words.ts'
import { deskWords } from '../ads/desk-words.ts'
import { signInWords } from '../people/sign-in-words.ts'
import { plannedWords } from './planned-words.ts'
import { moderationWords } from './words.ts'

const words = moderationWords.ru
const planned = plannedWords.ru
const OWNER = 33
const DECISION = /\/api\/userBanner\/(needEdits|publish)\/\d+$/
const ASKED = 'За пару или за одну?'

beforeEach(() => page.viewport(...DESK))

// A decision is forgotten once it is answered: without a document of its own the next page would still know of it.
afterEach(untilIdle)

const statusOf = async (id: number) => (await stateOf(id)).status
const undoOf = (title: string) => page.getByRole('button', { name: planned.undoOf(title) })

/** Holds decisions back; `sent` waits until one is on its way. */
async function holdDecisions() {
  const before = (await sentTo(DECISION)).length
  const release = await holdBack(DECISION)
  const sent = () => expect.poll(async () => (await sentTo(DECISION)).length).toBe(before + 1)
  return { sent, release }
}

/** Chooses a reason by its digit. */
async function chooseReason(): Promise<void> {
  await press('3')
  await expect.element(desk.reason('price')).toHaveFocus()
}

it('a decision is sent to its end although its moderator goes on', async () => {
  const [id = 0, other = 0] = await newAds(OWNER, someAd(), someAd())
  await openDesk(2, OWNER, id)
  await chooseReason()
  const first = await holdDecisions()
  await press('{Enter}')
  await first.sent()
  await press('j')
  expect(openId()).toBe(id)
  await first.release()
  await expect.poll(openId).not.toBe(id)
  expect(await statusOf(id)).toBe(20)

  // A link is followed after the decision.
  await openDesk(2, OWNER, other)
  await chooseReason()
  const second = await holdDecisions()
  await press('{Enter}')
  await second.sent()
  await page.getByRole('link', { name: deskWords.ru.backToWaiting }).click()
  await second.release()
  await expect.poll(address).toBe('/ads/new')
  expect(await statusOf(other)).toBe(20)
})

it('a refused decision is reported although its moderator goes on', async () => {
  const id = await openDesk(2, OWNER)
  await chooseReason()
  await desk.comment.fill(ASKED)
  const { sent, release } = await holdDecisions()
  await press('{Control>}{Enter}{/Control}')
  await sent()
  await letIn(4, id)
  await desk.next.click()
  // The page is loaded again after the refusal, during which another one waits, too.
  const loaded = new RegExp(`/api/userBanner/moderation/${id}$`)
  const before = (await sentTo(loaded)).length
  const load = await holdBack(loaded)
  await release()
  await expect.poll(async () => (await sentTo(loaded)).length).toBeGreaterThan(before)
  await desk.next.click()
  await load()
  await expect.element(page.getByText(words.overtaken)).toBeVisible()
  expect(openId()).toBe(id)
  await expect.element(desk.comment).toHaveValue(ASKED)
})

it('Z undoes a publication that is still being sent', async () => {
  const id = await openDesk(2, OWNER)
  const { sent, release } = await holdDecisions()
  await desk.publish.click()
  await sent()
  await press('z')
  await release()
  await expect.poll(async () => (await sentTo(/\/undoPublish\//)).at(-1)?.end).toBe(200)
  await expect.poll(openId).toBe(id)
  expect(await statusOf(id)).toBe(10)
})

it('Z says what it cannot undo before it undoes an older publication', async () => {
  const ad = someAd()
  const [id = 0, returned = 0] = await newAds(OWNER, ad, someAd())
  await openDesk(2, OWNER, returned)
  await planPublication(2, id)
  await chooseReason()
  await press('{Enter}')
  await expect.poll(openId).not.toBe(returned)
  await expect.element(undoOf(ad.title)).toBeVisible()
  await press('z')
  await expect.element(page.getByText(planned.finalBut(ad.title))).toBeVisible()
  // The message covers neither the decisions nor what can be undone.
  const remove = page.getByRole('link', { name: adActWords.ru.names.delete, exact: true })
  await remove.click({ trial: true })
  await undoOf(ad.title).click({ trial: true })
  await press('z')
  await expect.poll(openId).toBe(id)
  await expect.element(undoOf(ad.title)).not.toBeInTheDocument()
  expect([await statusOf(id), await statusOf(returned)]).toEqual([10, 20])
})

it('Z works on the list and keeps the filter of the queue', async () => {
  const ad = someAd()
  const [id = 0] = await newAds(OWNER, ad)
  await planPublication(2, id)
  await signIn(2)
  await openPage('/ads/new?queue=returned')
  await expect.element(undoOf(ad.title)).toBeVisible()
  window.focus()
  await press('z')
  await expect.poll(address).toBe(`/ads/${id}/confirm?queue=returned`)
  expect(await statusOf(id)).toBe(10)
})

it('a remark is kept for each ad until it is sent', async () => {
  const id = await openDesk(2, OWNER)
  await chooseReason()
  await desk.comment.fill(ASKED)
  await desk.next.click()
  await expect.poll(openId).not.toBe(id)
  await expect.element(desk.reason('price')).not.toBeChecked()
  history.back()
  await expect.poll(openId).toBe(id)
  await expect.element(desk.comment).toHaveValue(ASKED)

  // The same for the dialog, which a narrow screen has instead.
  await page.viewport(...PHONE)
  await desk.askBack.click()
  await desk.commentOfDialog.fill('За одну?')
  await press('{Escape}')
  await expect.element(desk.dialog).not.toBeInTheDocument()
  await page.viewport(...DESK)
  await press('j')
  await expect.poll(openId).not.toBe(id)
  await openDesk(2, OWNER, id)
  await expect.element(desk.comment).toHaveValue('За одну?')

  await desk.sendBack.click()
  await expect.poll(openId).not.toBe(id)
  expect(await statusOf(id)).toBe(20)
  // Corrected, the ad waits again, without the remark.
  await signIn(5, OWNER)
  await change(id, someAd())
  await openDesk(2, OWNER, id)
  await expect.element(desk.reason('price')).not.toBeChecked()
  await chooseReason()
  await expect.element(desk.comment).not.toHaveValue('За одну?')
})

it('a remark survives the end of the session', async () => {
  const id = await openDesk(2, OWNER)
  await chooseReason()
  await desk.comment.fill(ASKED)
  await endSession()
  await press('{Control>}{Enter}{/Control}')
  await expect.poll(address).toMatch(/^\/login\?next=/)
  const { login, password } = await signInOf(2)
  await page.getByRole('textbox', { name: signInWords.ru.login, exact: false }).fill(login)
  await page.getByLabelText(signInWords.ru.password, { exact: true }).fill(password)
  await userEvent.keyboard('{Enter}')
  await expect.poll(openId).toBe(id)
  await expect.element(desk.reason('price')).toBeChecked()
  await expect.element(desk.comment).toHaveValue(ASKED)
  await desk.sendBack.click()
  await expect.poll(openId).not.toBe(id)
  expect(await statusOf(id)).toBe(20)
})

it('a remark comes back with an undone publication, and with no other', async () => {
  const id = await openDesk(2, OWNER)
  await chooseReason()
  await desk.comment.fill('За пару?')
  await desk.heading.click()
  const { sent, release } = await holdDecisions()
  await press('p')
  await sent()
  await press('z')
  await release()
  await expect.poll(async () => (await sentTo(/\/undoPublish\//)).at(-1)?.end).toBe(200)
  await expect.poll(openId).toBe(id)
  await untilIdle()
  expect(await statusOf(id)).toBe(10)
  await reloadPage()
  await expect.element(desk.comment).toHaveValue('За пару?')
  await expect.element(desk.reason('price')).toBeChecked()

  await desk.publish.click()
  await expect.poll(openId).not.toBe(id)
  await letIn(2, id)
  await signIn(5, OWNER)
  await change(id, someAd())
  await openDesk(2, OWNER, id)
  await expect.element(desk.publish).toBeVisible()
  await expect.element(desk.reason('price')).not.toBeChecked()
  await chooseReason()
  await expect.element(desk.comment).not.toHaveValue('За пару?')
})
