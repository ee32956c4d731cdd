import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerWith, holdBack, sentTo, setOnline } from '../../../testing/network.ts'
import { address, openPage, untilIdle } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { searchParts } from '../../../testing/search-parts.ts'
import { siteWords } from '../site/words.ts'
import { searchWords } from './words.ts'

const { ru: words } = searchWords
const { field, list, options } = searchParts()
const texts = () => options.elements().map((option) => option.textContent)
/** The request for one text. */
const askedFor = (text: string) => new RegExp(`suggest\\?(.*&)?q=${encodeURIComponent(text)}(&|$)`)
const keep = (...searches: string[]) =>
  localStorage.setItem(
    'sauda.searches',
    JSON.stringify(searches.map((text, index) => ({ text, to: `/ads?q=${index}` }))),
  )

const { fetch } = window
afterEach(() => {
  window.fetch = fetch
})

it('never replaces a newer answer by an older one', async () => {
  const onlyT = askedFor('т')
  let hasCome = false
  // An answer that has already been on its way arrives although its request is given up.
  window.fetch = async (...asked) => {
    const request = new Request(...asked)
    if (!onlyT.test(request.url)) return fetch(request)
    const answer = await fetch(new Request(request, { signal: null }))
    const body = await answer.text()
    requestAnimationFrame(() => requestAnimationFrame(() => (hasCome = true)))
    return new Response(body, answer)
  }
  await openPage('/ads')
  const go = await holdBack(onlyT)
  await field.click()
  await userEvent.keyboard('т')
  await expect.poll(() => sentTo(onlyT)).toHaveLength(1)
  await userEvent.keyboard('ормоз')
  await expect.poll(() => texts()[0]).toMatch(/тормоз/i)
  const shown = texts()
  await go()
  await expect.poll(() => hasCome).toBe(true)
  expect(texts()).toEqual(shown)
})

it('leaves the older answer as it was while a newer one is awaited', async () => {
  await openPage('/ads')
  const newer = askedFor('торм')
  const go = await holdBack(newer)
  await field.click()
  await userEvent.keyboard('тор')
  await expect.poll(texts).not.toHaveLength(0)
  const before = texts()
  await userEvent.keyboard('м')
  await expect.poll(() => sentTo(newer)).toHaveLength(1)
  expect(texts()).toEqual(before)
  expect(page.getByText(/Показаны подсказки по/).query()).toBeNull()
  await go()
})

it('leaves an option that the next list does not have', async () => {
  await openPage('/ads')
  const go = await holdBack(askedFor('масло'))
  await field.click()
  await userEvent.keyboard('тормоз')
  await expect.element(options.first()).toMatchTextContent(/тормоз/i)
  await field.fill('масло')
  await userEvent.keyboard('{ArrowDown}')
  const { id } = options.first().element()
  await expect.element(field).toHaveAttribute('aria-activedescendant', id)
  await go()
  await expect.element(options.first()).not.toMatchTextContent(/тормоз/i)
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
  expect(list.getByRole('option', { selected: true }).elements()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toMatch(/\/ads\?q=/)
})

it('reaches none after a recent search is removed', async () => {
  keep('насос', 'фара', 'диск')
  await openPage('/ads')
  await field.click()
  await expect.poll(texts).toEqual(['насос', 'фара', 'диск'])
  await userEvent.keyboard('{ArrowDown}{Delete}')
  await expect.poll(texts).toEqual(['фара', 'диск'])
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Delete}')
  expect(texts()).toEqual(['фара', 'диск'])
})

it('forgets recent searches when a user signs out', async () => {
  await signIn(5, 11)
  await openPage('/')
  await field.click()
  await userEvent.keyboard('насос')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toMatch(/\/ads\?q=/)
  const kept = () => localStorage.getItem('sauda.searches')
  expect(kept()).toContain('насос')
  const { header } = siteWords.ru
  await untilIdle()
  await page.css('header [data-slot=action-menu] > summary').click()
  await page.getByRole('button', { name: header.signOut }).click()
  await expect.element(page.getByRole('link', { name: header.signIn }).first()).toBeVisible()
  await expect.poll(kept).toBeNull()
  await field.click()
  await expect.element(field).toHaveRole('combobox')
  expect(list.query()).toBeNull()
})

it('is a plain search if the portal does not answer', async () => {
  await openPage('/ads')
  await answerWith(/\/api\/search\/suggest/, { status: 503, json: { code: 'unavailable' } })
  await field.click()
  await userEvent.keyboard('масло')
  await expect.poll(() => sentTo(/suggest/)).not.toHaveLength(0)
  expect(list.query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toContain('/ads?q=')
})

it('shows only recent searches without a connection', async () => {
  keep('насос')
  await openPage('/ads')
  await field.click()
  await expect.poll(texts).toEqual(['насос'])
  setOnline(false)
  await userEvent.keyboard('нас')
  await expect.element(page.getByText(words.offline).first()).toBeInTheDocument()
  await expect.poll(texts).toEqual(['насос'])
  await userEvent.keyboard('щ')
  await expect.element(page.getByText(words.offlineAlone).first()).toBeInTheDocument()
  expect(page.getByText(words.offline).query()).toBeNull()
  await userEvent.keyboard('{Backspace}')
  setOnline(true)
  await userEvent.keyboard('о')
  await expect.poll(texts).not.toHaveLength(1)
})
