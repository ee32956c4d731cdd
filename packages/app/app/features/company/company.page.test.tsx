import type { CompanySettings } from '@sauda/sdk/company'
import { fieldText } from '@sauda/sdk/language'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../testing/css.ts'
import { some } from '../../../testing/content.ts'
import { openPage, reloadPage } from '../../../testing/open-page.tsx'
import { call, endSession, signInOf } from '../../../testing/people.ts'
import { companyWords } from './company-words.ts'
import { hoursWords } from './hours-words.ts'
import { settingsWords } from './settings-words.ts'

const words = companyWords.ru
const settings = settingsWords.ru
const hours = hoursWords.ru
/** A shop of the demo centre that only these tests use. */
const SHOP = 'info@kolpak.sauda.example'

async function signInShop(login = SHOP): Promise<void> {
  const { password } = await signInOf(1)
  await call('/api/user/auth', { login, password })
}
const company = () => call<CompanySettings>('/api/company/get')
const change = async (data: object) =>
  call<CompanySettings>('/api/company/update', { version: (await company()).version, data })
const section = (name: string) => page.getByRole('region', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await signInShop()
  const { exceptions } = await change({
    ...{ hours_from: '00:00', hours_to: '23:59', weekdays: [], trade: 'Мелочи для колёс' },
    brand_ids: [],
  })
  for (const { date } of exceptions) await call('/api/company/removeHours', { date })
})

it('one press closes the shop for today, and one takes that back, on either tab', async () => {
  await openPage('/company')
  const today = section(words.today)
  await expect.element(today).toMatchTextContent(words.openTill('00:00', '23:59'))
  await button(words.closeToday).click()
  await expect.element(today).toMatchTextContent(words.closed)
  expect((await company()).exceptions).toMatchObject([{ opens: null, closes: null }])
  await reloadPage()
  await page.getByRole('link', { name: words.parts.hours, exact: true }).click()
  await expect.element(page.getByRole('list', { name: hours.ahead })).toMatchTextContent(hours.other)
  await button(words.reopen).click()
  await expect.element(today).toMatchTextContent(words.openTill('00:00', '23:59'))
  expect((await company()).exceptions).toEqual([])
})

it('a press that fails says so, and the shop stays as it was', async () => {
  await openPage('/company/hours')
  await expect.element(button(words.closeToday)).toBeVisible()
  await endSession()
  await button(words.closeToday).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.failed)
  await signInShop()
  expect((await company()).exceptions).toEqual([])
})

it('other hours of a day are set with their reason, and removed', async () => {
  await openPage('/company/hours')
  const form = section(hours.day)
  await expect.element(form).toBeVisible()
  const date = page.getByLabelText(hours.date, { exact: true })
  await expect.element(date).toBeVisible()
  const last = (date.element() as HTMLInputElement).max
  await date.fill(last)
  await form.getByLabelText(hours.howOther).click()
  await form.getByLabelText(hours.from, { exact: false }).fill('14:00')
  await form.getByLabelText(hours.to, { exact: false }).fill('10:00')
  await form.getByLabelText(hours.note, { exact: false }).fill('Инвентаризация')
  await form.getByRole('button', { name: hours.set }).click()
  await expect.element(form.getByRole('alert')).toMatchTextContent(fieldText('ends_before_start', 'ru'))
  await form.getByLabelText(hours.to, { exact: false }).fill('18:00')
  await form.getByRole('button', { name: hours.set }).click()
  const later = page.getByRole('list', { name: hours.later })
  await expect.element(later).toMatchTextContent('14:00–18:00')
  await expect.element(later).toMatchTextContent('Инвентаризация')
  await later.getByRole('button').click()
  await expect.element(later).not.toBeInTheDocument()
})

it('a section is saved by itself; what is typed in another one stays', async () => {
  const trade = some('Колпаки')
  await openPage('/company')
  const own = page.getByLabelText(settings.trade, { exact: false }).first()
  await own.fill(trade)
  const sign = page.getByLabelText(settings.sign)
  await sign.fill('К')
  await section(settings.sections.trade).getByRole('button', { name: settings.save }).click()
  await expect
    .element(section(settings.sections.trade).getByRole('status').first())
    .toMatchTextContent(settings.saved)
  expect((await company()).trade).toBe(trade)
  await expect.element(sign).toHaveValue('К')
  await section(settings.sections.sign).getByRole('button', { name: settings.save }).click()
  await expect
    .element(section(settings.sections.sign).getByRole('alert'))
    .toMatchTextContent(fieldText('too_short', 'ru'))
  await expect.element(sign).toHaveValue('К')
  expect((await company()).sign).not.toBe('К')
})

it('what somebody else has saved meanwhile is shown beside what was typed, which the next press saves', async () => {
  const [theirs, mine] = [some('Чужое'), some('Моё')]
  await openPage('/company')
  const own = page.getByLabelText(settings.trade, { exact: false }).first()
  await own.fill(mine)
  await change({ trade: theirs })
  const form = section(settings.sections.trade)
  const save = form.getByRole('button', { name: settings.save })
  await save.click()
  await expect.element(form).toMatchTextContent(settings.conflict)
  await expect.element(form).toMatchTextContent(theirs)
  await expect.element(own).toHaveValue(mine)
  expect((await company()).trade).toBe(theirs)
  await save.click()
  await expect.element(form.getByRole('status').first()).toMatchTextContent(settings.saved)
  expect((await company()).trade).toBe(mine)
})

it('what somebody else has saved in another section is no conflict', async () => {
  const [sign, trade] = [some('Лавка'), some('Моё')]
  await openPage('/company')
  const own = page.getByLabelText(settings.trade, { exact: false }).first()
  await own.fill(trade)
  await change({ sign })
  await section(settings.sections.trade).getByRole('button', { name: settings.save }).click()
  await expect.poll(async () => await company()).toMatchObject({ sign, trade })
  await change({ sign: 'Колпак и гайка' })
})

it('a brand is added by typing and removed by a tick', async () => {
  await openPage('/company')
  const form = section(settings.sections.deals)
  const save = form.getByRole('button', { name: settings.save })
  const brand = page.getByRole('combobox', { name: settings.addBrand })
  await brand.fill('toyo')
  await page.getByRole('option', { name: 'Toyota' }).click()
  const tick = form.getByRole('checkbox', { name: 'Toyota' })
  await expect.element(tick).toBeChecked()
  await expect.element(brand).toHaveValue('')
  await save.click()
  await expect.poll(async () => (await company()).brands.map(({ name }) => name)).toEqual(['Toyota'])
  await expect.element(tick).toBeChecked()
  await tick.click()
  await save.click()
  await expect.poll(async () => (await company()).brands).toEqual([])
  await expect.element(tick).not.toBeInTheDocument()
})

it('what was typed when the session ended is there after signing in', async () => {
  await openPage('/company')
  const own = page.getByLabelText(settings.trade, { exact: false }).first()
  await own.fill('Колпаки и гайки')
  await endSession()
  await section(settings.sections.trade).getByRole('button', { name: settings.save }).click()
  await expect.element(section(settings.sections.trade).getByRole('alert')).toBeVisible()
  await expect.element(own).toHaveValue('Колпаки и гайки')
  await signInShop()
  await section(settings.sections.trade).getByRole('button', { name: settings.save }).click()
  await expect.poll(async () => (await company()).trade).toBe('Колпаки и гайки')
})

it('a seller has the hours alone', async () => {
  await signInShop('seller@sauda.example')
  await openPage('/company')
  await expect.poll(() => location.pathname).toBe('/company/hours')
  await expect.element(page.getByText(hours.usualSeller)).toBeVisible()
  await expect.element(page.getByLabelText(hours.weekdays)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: words.parts.settings })).not.toBeInTheDocument()
})
