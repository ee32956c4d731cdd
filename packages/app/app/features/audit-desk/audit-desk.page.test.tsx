import { auditActionText, auditSubjectLabel } from '@sauda/sdk/audit'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../testing/css.ts'
import { handIn, someAd } from '../../../testing/ads.ts'
import { expectText } from '../../../testing/hands.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { callAs, signIn, signInOf } from '../../../testing/people.ts'
import { auditWords } from './words.ts'

const words = auditWords.ru
const readPhone = auditActionText('personal', 'showPhone', 'ru')
const entries = page.getByRole('main').getByRole('listitem')
const who = page.getByRole('searchbox', { name: words.who })
const show = page.getByRole('button', { name: words.show })
const chips = page.getByRole('list', { name: words.chosen }).getByRole('link')

/** A new ad whose phone an operator has looked at; the administrator has signed in. */
async function readAd(): Promise<{ id: number; title: string }> {
  await signIn(5, 7)
  const { title, ...ad } = someAd()
  const { id } = await handIn({ ...ad, title })
  await callAs([4], `/api/userBanner/showPhone/${id}`, {})
  await signIn(2)
  return { id, title }
}

const entryOf = (title: string) =>
  entries.filter({ has: page.getByText(readPhone, { exact: true }) }).filter({ hasText: title })

beforeEach(() => page.viewport(1280, 800))

it('leads from an entry to all that this person did, and on to one kind of it', async () => {
  const { id, title } = await readAd()
  await openPage('/dashboard/audit')
  await expect.element(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  const entry = entryOf(title)
  await expect.element(entry).toBeVisible()
  const link = entry.getByRole('link', { name: `${title}, № ${id}` })
  await expect.element(link).toHaveAttribute('href', `/ads/${id}/confirm`)
  await expectText(entry, '127.0.0.1')

  await entry.getByRole('link', { name: new RegExp(words.allOf('').trim()) }).click()
  await expect.poll(address).toMatch(/\?actor=\d+$/)
  await expect.element(chips).toHaveLength(1)
  await page.getByLabelText(words.subject).selectOptions(auditSubjectLabel('personal', 'ru'))
  await show.click()
  await expect.poll(address).toMatch(/actor=\d+&who=&subject=personal&/)
  await expect.element(entryOf(title)).toBeVisible()
  await expect.element(chips).toHaveLength(2)
  await page.getByLabelText(words.action).selectOptions(auditActionText('personal', 'export', 'ru'))
  await show.click()
  await expect.element(page.getByRole('heading', { name: words.nothing })).toBeVisible()
  expect(await chips.elements().map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining(auditActionText('personal', 'export', 'ru')),
  )
  await chips.last().click()
  await expect.element(entryOf(title)).toBeVisible()
  await page.getByRole('link', { name: words.reset }).first().click()
  await expect.poll(address).toBe('/dashboard/audit')
})

it('finds whose acts to list by a number, an e-mail or a name', async () => {
  const { title } = await readAd()
  await openPage('/dashboard/audit')
  const { login } = await signInOf(4)
  await who.fill(login)
  await show.click()
  await expect.poll(address).toMatch(/\?actor=\d+$/)
  // The form is that of the new address.
  await expect.element(chips).toHaveLength(1)
  await expect.element(who).toHaveValue('')
  const actor = new URL(address(), location.origin).searchParams.get('actor') ?? ''
  await expect.element(entryOf(title)).toBeVisible()

  // A name of several people asks whom it means; what is typed takes the place of the person before.
  await who.fill('sauda.example')
  await show.click()
  await expect.element(page.getByRole('heading', { name: words.whom })).toBeVisible()
  await expect.element(who).toHaveValue('sauda.example')
  await expect.element(page.getByRole('link', { name: words.download(words.csv) })).not.toBeInTheDocument()
  await who.fill('никого-такого-нет')
  await show.click()
  await expect.element(page.getByRole('heading', { name: words.nobody })).toBeVisible()
  await who.fill(`№ ${actor}`)
  await show.click()
  await expect.poll(address).toBe(`/dashboard/audit?actor=${actor}`)
  await expect.element(entryOf(title)).toBeVisible()
})

it('on a phone entries come before the filters, and more of them are shown on a press', async () => {
  await page.viewport(320, 640)
  await signIn(2)
  await openPage('/dashboard/audit')
  const filters = page.css('summary').filter({ hasText: words.filters })
  await expect.element(filters).toBeVisible()
  await expect.element(who).not.toBeInTheDocument()
  await expect.poll(() => page.css('time').elements().length).toBe(50)
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.getByRole('link', { name: words.more }).click()
  await expect.poll(() => page.css('time').elements().length).toBe(100)
  await filters.click()
  await expect.element(who).toBeVisible()
})
