import { fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../testing/css.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { callAs, signIn } from '../../../testing/people.ts'
import { cabinetWords } from '../people/cabinet-words.ts'
import { actWords } from './act-words.ts'
import { dictionaryWords } from './dictionary-words.ts'

const language = 'ru'
const cabinet = cabinetWords[language]
const log = actWords[language]
const words = dictionaryWords[language]
/** A seller of the demo centre that only this test uses. */
const SELLER = 31

it('adds, renames and deletes a district, with what it says about its sellers', async () => {
  const mark = Math.random().toString(36).slice(2, 10)
  const [name, name_kk] = [`Район ${mark}`, `Аудан ${mark}`]
  const at = (path: string) => openPage(path, { language })
  const done = (text: string) =>
    expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  const dialog = page.getByRole('dialog')
  const press = (button: string) => dialog.getByRole('button', { name: button }).click()
  const chosen = page.getByRole('combobox', { name: cabinet.district, exact: false })
  const shown = () => (chosen.element() as HTMLSelectElement).selectedOptions[0]?.text
  const asSeller = async () => {
    await signIn(5, SELLER)
    await at('/profile/details')
    await expect.element(chosen).toBeVisible()
  }
  const asAdministrator = async () => {
    await signIn(2)
    await at(`/dashboard/content/dictionaries/districts?q=${encodeURIComponent(name)}`)
  }

  await signIn(2)
  await at('/dashboard/content/dictionaries/districts?ask=add')
  await dialog.getByLabelText(words.name, { exact: true }).fill(name)
  await dialog.getByLabelText(words.nameKk).fill('Медеу ауданы')
  await press(words.add)
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(fieldText('taken', language))
  await dialog.getByLabelText(words.nameKk).fill(name_kk)
  await press(words.add)
  await done(words.done.add(name))

  // People choose it at once.
  await asSeller()
  await chosen.selectOptions(name)
  await page.getByRole('button', { name: cabinet.save }).click()
  await expect
    .poll(async () => (await callAs<{ district: object }>([5, SELLER], '/api/session/me')).district)
    .toMatchObject({ name })
  await asAdministrator()
  await expect.element(page.getByText(words.people(1))).toBeVisible()
  expect(page.getByRole('link', { name: `${words.merge}: ${name}` }).query()).toBeNull()
  await page.getByRole('link', { name: `${words.edit}: ${name}` }).click()
  await dialog.getByLabelText(words.name, { exact: true }).fill(`${name} два`)
  await press(words.save)
  await done(words.done.edit(`${name} два`))
  await asSeller()
  expect(shown()).toBe(`${name} два`)

  await asAdministrator()
  await page.getByRole('link', { name: `${words.delete}: ${name} два` }).click()
  await expect.element(dialog).toMatchTextContent(words.deleteDistrictHelp(1))
  await press(words.delete)
  await done(words.done.delete(`${name} два`))
  await page.getByRole('link', { name: words.log }).click()
  const lines = page.getByRole('list', { name: log.log }).getByRole('listitem').filter({ hasText: name })
  await expect.element(lines.first()).toMatchTextContent(log.about.district)
  await expect.element(lines.first()).toMatchTextContent(log.actions.delete)
  expect(lines.elements()).toHaveLength(3)
  await asSeller()
  expect(shown()).toBe(cabinet.noDistrict)
})
