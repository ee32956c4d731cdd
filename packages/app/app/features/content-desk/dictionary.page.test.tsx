import { fieldText } from '@sauda/sdk/language'
import type { SearchWord } from '@sauda/sdk/search-words'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done, some } from '../../../testing/content.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { call, signIn } from '../../../testing/people.ts'
import { dictionaryWords } from './dictionary-words.ts'

const words = dictionaryWords.ru
const dialog = page.getByRole('dialog')
const name = dialog.getByRole('textbox', { name: words.name, exact: true })
const button = (text: string) => dialog.getByRole('button', { name: text })
const link = (text: string) => page.getByRole('link', { name: text, exact: true })
const openBrands = (query: string) => openPage(`/dashboard/content/dictionaries/brands?${query}`)
/** A word of letters alone that nobody else has. */
const someWord = () =>
  `зюз${Array.from({ length: 8 }, () => 'абвгдежзик'[Math.floor(Math.random() * 10)]).join('')}`

it('a brand is added, renamed and deleted', async () => {
  const brand = some('Марка')
  await signIn(2)
  await openBrands('ask=add')
  await name.fill('Toyota')
  await button(words.add).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(fieldText('taken', 'ru'))
  await name.fill(brand)
  await button(words.add).click()
  await done(words.done.add(brand))
  await openBrands(`q=${brand}`)
  await link(`${words.edit}: ${brand}`).click()
  await name.fill(`${brand} два`)
  await button(words.save).click()
  await done(words.done.edit(`${brand} два`))
  await openBrands(`q=${brand}`)
  await link(`${words.delete}: ${brand} два`).click()
  await button(words.delete).click()
  await done(words.done.delete(`${brand} два`))
})

it('a brand with ads is not deleted, but merged', async () => {
  await signIn(2)
  await openBrands('q=Toyota')
  const merge = link(`${words.merge}: Toyota`)
  await expect.element(merge).toBeVisible()
  await expect.element(link(`${words.delete}: Toyota`)).not.toBeInTheDocument()
  const { search } = new URL((merge.element() as HTMLAnchorElement).href)
  await openBrands(search.slice(1).replace('merge', 'delete'))
  const { items } = await call<{ items: { name: string; ads: number }[] }>('/api/dictionaryBrand/list')
  const { ads = 0 } = items.find((brand) => brand.name === 'Toyota') ?? {}
  expect(ads).toBeGreaterThan(0)
  await expect.element(dialog.getByText(words.usedHelp(ads))).toBeVisible()
  await expect.element(button(words.delete)).not.toBeInTheDocument()
  await dialog.getByRole('link', { name: words.merge }).click()
  await expect.element(page.getByRole('dialog', { name: words.mergeAsk('Toyota') })).toBeVisible()
})

it('a brand that a word of the search names is not deleted, and merged without that word', async () => {
  await signIn(2)
  const [kept, other] = [some('Марка'), some('Лишняя')]
  for (const brand of [kept, other]) await call('/api/dictionaryBrand/create', { name: brand })
  const word = { text: someWord(), kind: 'brand', target: other }
  const { id, version } = await call<SearchWord>('/api/searchWord/create', word)
  await openBrands(`q=${other}`)
  await link(`${words.delete}: ${other}`).click()
  await button(words.delete).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words.inUse(0, 1, 0, 0))
  await expect.element(button(words.delete)).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('link', { name: words.merge })).toBeVisible()
  await call(`/api/searchWord/delete/${id}`, { version })
  await openBrands(`q=${other}`)
  await link(`${words.merge}: ${other}`).click()
  const into = dialog.getByRole('combobox', { name: words.into })
  await into.fill(kept)
  await userEvent.keyboard('{Enter}')
  await button(words.merge).click()
  await done(words.done.merge(other))
  await expect.element(page.getByText(words.nothing)).toBeVisible()
})
