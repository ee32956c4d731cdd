import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../testing/css.ts'
import { expectText } from '../../../testing/hands.ts'
import { untilLive } from '../../../testing/live.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { answerElsewhere, askElsewhere, requestAs } from '../../../testing/part-requests.ts'
import { signIn } from '../../../testing/people.ts'
import { ownRequestWords } from './own-words.ts'

const { ru: words } = ownRequestWords
const offers = page.getByRole('list', { name: words.answers })

it('an answer arrives while the page is open; «Иду» holds it, and the part is found there', async () => {
  const { id, text } = await askElsewhere(21)
  await signIn(5, 21)
  await openPage(`/profile/requests/${id}`)
  await expect.element(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
  await untilLive()
  const answer = await answerElsewhere(id, 38500, { condition: 'used', note: 'Поршни ходят' })
  await expectText(offers, '38 500')
  await expectText(offers, 'Поршни ходят')

  await offers.getByRole('button', { name: new RegExp(`^${words.go}`) }).click()
  await expectText(offers, 'Ждут вас до')
  expect((await requestAs([1], id)).outcome).toBe('going')
  await offers.getByRole('button', { name: new RegExp(`^${words.stopGoing}`) }).click()
  await expect.poll(async () => (await requestAs([1], id)).outcome).toBeNull()

  await offers.getByRole('link', { name: new RegExp(`^${words.found}`) }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('radio', { checked: true })).toHaveAttribute('value', String(answer))
  await dialog.getByRole('button', { name: words.closing.confirm }).click()
  await expect.poll(address).toBe(`/profile/requests/${id}`)
  await expect.element(page.getByRole('heading', { level: 2, name: /^Нашлось в / })).toBeVisible()

  await page.getByRole('button', { name: words.reopen }).click()
  await expect.element(page.getByRole('link', { name: words.close })).toBeVisible()
})

it('is closed without saying where only if one says so', async () => {
  const { id } = await askElsewhere(22)
  await signIn(5, 22)
  await openPage(`/profile/requests/${id}/act/close`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.closing.confirm }).click()
  await expect.element(dialog.getByRole('group', { name: words.closing.legend })).toBeVisible()
  expect((await requestAs([5, 22], id)).status).toBe(1)
  await dialog.getByRole('radio', { name: words.closing.givenUp }).click()
  await dialog.getByRole('button', { name: words.closing.confirm }).click()
  await expect.poll(async () => (await requestAs([5, 22], id)).close_reason).toBe('given_up')
  await openPage('/profile/requests')
  await expect.element(page.getByRole('link', { name: words.askAgain, exact: false }).first()).toBeVisible()
})
