import { fieldText } from '@sauda/sdk/language'
import type { SearchWord } from '@sauda/sdk/search-words'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../testing/css.ts'
import { address, openPage, untilIdle } from '../../../testing/open-page.tsx'
import { call, callAs, signIn } from '../../../testing/people.ts'
import { contentTabWords } from '../content-desk/tab-words.ts'
import { searchDeskWords } from './words.ts'

const { ru: words } = searchDeskWords
const { ru: tabWords } = contentTabWords
const BUMPERS = 'Бамперы'

/** A word of letters alone that nobody else has. */
const someWord = () =>
  `зюз${Array.from({ length: 8 }, () => 'абвгдежзик'[Math.floor(Math.random() * 10)]).join('')}`

/** A guest asks the catalogue in a browser of their own. */
async function askAsGuest(q: string): Promise<number> {
  const answer = await fetch('/api/userBanner/pagination', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'X-Portal-Client': 'test', 'Content-Type': 'application/json' },
    body: JSON.stringify({ q }),
  })
  return (await answer.json()).data.items.length
}

const dialog = page.getByRole('dialog')
const text = dialog.getByLabelText(words.text, { exact: true })
const target = dialog.getByRole('combobox', { name: words.target })
const status = (of: string) => page.getByRole('status').filter({ hasText: of })
const listed = (of: string) => page.getByRole('listitem').filter({ hasText: of })
const choose = async (name: string) => {
  await target.fill(name)
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => signIn(2))

it('adds a word by which guests find; it is changed and deleted', async () => {
  const word = someWord()
  await openPage('/dashboard/search')
  expect(await askAsGuest(word)).toBe(0)

  await page.getByRole('link', { name: words.add }).click()
  await text.fill('0986')
  await choose(BUMPERS)
  await dialog.getByRole('button', { name: words.add }).click()
  await expect.element(dialog).toMatchTextContent(fieldText('word_needs_letters', 'ru'))
  await expect.element(target).toHaveDisplayValue(new RegExp(BUMPERS))
  await text.fill(word)
  await dialog.getByRole('button', { name: words.add }).click()
  await expect.element(status(words.done.add(word))).toBeVisible()
  expect(await askAsGuest(word)).toBeGreaterThan(0)
  // Fields in which a thing is chosen understand it as well.
  await page.getByRole('link', { name: words.add }).click()
  await target.fill(word.toUpperCase())
  await expect.element(page.getByRole('option')).toMatchTextContent(new RegExp(BUMPERS))
  await dialog.getByRole('link', { name: words.cancel }).click()

  await page.getByRole('searchbox', { name: words.checking.label }).fill(`${word} зюзюка`)
  await page.getByRole('button', { name: words.checking.check }).click()
  const understood = page.getByRole('list', { name: words.understood })
  await expect.element(understood.getByRole('listitem').first()).toMatchTextContent(BUMPERS)
  await expect.element(understood).toMatchTextContent(words.unknown)

  await page.getByRole('searchbox', { name: words.search }).fill(word)
  await page.getByRole('button', { name: words.find }).click()
  await expect.poll(address).toMatch(/q=/)
  await page.getByRole('link', { name: `${words.edit}: ${word}` }).click()
  await text.fill(`${word}а`)
  await dialog.getByRole('button', { name: words.save }).click()
  await expect.element(status(words.done.edit(`${word}а`))).toBeVisible()
  await page.getByRole('link', { name: `${words.delete}: ${word}а` }).click()
  await dialog.getByRole('button', { name: words.delete }).click()
  await expect.element(page.getByText(words.done.delete(`${word}а`))).toBeVisible()
  expect(await askAsGuest(word)).toBe(0)
})

it('tells the second of two administrators who change a word, and keeps what they typed', async () => {
  const word = someWord()
  await openPage('/dashboard/search?ask=add')
  await text.fill(word)
  await choose('Toyota Camry')
  await dialog.getByRole('button', { name: words.add }).click()
  await expect.element(page.getByText(words.done.add(word))).toBeVisible()
  await openPage(`/dashboard/search?q=${word}`)
  await page.getByRole('link', { name: `${words.edit}: ${word}` }).click()
  await expect.poll(address).toMatch(/ask=edit/)
  await untilIdle()
  const { items } = await call<{ items: SearchWord[] }>('/api/searchWord/pagination', { q: word })
  const [kept] = items
  await callAs([2], `/api/searchWord/update/${kept?.id}`, {
    ...{ text: `${word}б`, kind: kept?.kind, target: kept?.targets[0]?.target, version: kept?.version },
  })
  await text.fill(`${word}в`)
  await dialog.getByRole('button', { name: words.save }).click()
  await expect.element(page.getByText(words.nowIs(`${word}б`, 'Toyota Camry'))).toBeVisible()
  await expect.element(text).toHaveValue(`${word}в`)
  await dialog.getByRole('button', { name: words.save }).click()
  await expect.element(page.getByText(words.done.edit(`${word}в`))).toBeVisible()
})

it('makes a word of a query that found nothing, or dismisses the query', async () => {
  const [word, other] = [someWord(), someWord()]
  for (const q of [`${word} камри`, other]) await askAsGuest(q)
  await openPage('/dashboard/search')
  const current = page.getByRole('navigation', { name: tabWords.parts }).css('[aria-current=page]')
  await expect.element(current).toMatchTextContent(tabWords.searchWords)
  const misses = page.getByRole('link', { name: new RegExp(`^${words.misses}`) })
  await misses.click()
  await expect.poll(address).toMatch(/misses/)
  await expect.element(current).toMatchTextContent(tabWords.searchWords)
  await expect.element(listed(word).first()).toMatchTextContent('Toyota Camry')
  await page.getByRole('link', { name: `${words.missing.add}: ${word} камри` }).click()
  await expect.element(text).toHaveValue(word)
  await choose(BUMPERS)
  await dialog.getByRole('button', { name: words.add }).click()
  await expect.element(page.getByText(words.done.add(word))).toBeVisible()
  await misses.click()
  await expect.element(listed(other).first()).toBeVisible()
  expect(listed(word).elements()).toEqual([])
  page
    .getByRole('button', { name: `${words.missing.dismiss}: ${other}` })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(words.missing.dismissed(other))).toBeVisible()
  await expect.poll(() => listed(other).elements()).toEqual([])
})
