import { fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../testing/css.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { call, signIn } from '../../../testing/people.ts'
import { dictionaryWords } from './dictionary-words.ts'

type Part = { id: number; name: string; category: string; drawing: string | null }

const { ru: words } = dictionaryWords

it('offers the drawings of a new part, keeps the choice and takes it away', async () => {
  const name = `Рейка ${Math.random().toString(36).slice(2, 10)}`
  const partOf = async () =>
    (await call<{ items: Part[] }>('/api/dictionarySparePart/list')).items.find((part) => part.name === name)
  const done = (text: string) =>
    expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  await signIn(2)
  await openPage(`/dashboard/content/dictionaries/parts?q=${name}&ask=add`)
  const dialog = page.getByRole('dialog')
  const drawings = dialog.getByRole('group', { name: words.drawing })
  const ofCategory = drawings.getByRole('radio', { name: words.categoryDrawing })
  const ofRack = drawings.css('[value=steering-rack]')
  const category = dialog.getByLabelText(words.category, { exact: true })
  const press = (button: string) => dialog.getByRole('button', { name: button }).click()
  await expect.element(ofCategory).toBeChecked()
  const picture = () => ofCategory.element().parentElement?.querySelector('img')?.src
  await category.selectOptions('brakes')
  await expect.poll(picture).toMatch(/brake-disc\.svg/)
  await category.selectOptions('suspension')
  await expect.poll(picture).toMatch(/shock-absorber\.svg/)

  // A refused form keeps the choice.
  await dialog.getByLabelText(words.name, { exact: true }).fill(name)
  await dialog.getByLabelText(words.nameKk).fill('—')
  await ofRack.click()
  await press(words.add)
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(fieldText('required', 'ru'))
  await expect.element(ofRack).toBeChecked()
  await dialog.getByLabelText(words.nameKk).fill(`${name} kk`)
  await press(words.add)
  await done(words.done.add(name))
  expect(await partOf()).toMatchObject({ category: 'suspension', drawing: 'steering-rack' })

  await page.getByRole('link', { name: `${words.edit}: ${name}` }).click()
  await expect.element(ofRack).toBeChecked()
  // It is called like all parts that have it.
  await expect
    .element(drawings.getByRole('radio', { name, exact: false }))
    .toHaveAttribute('value', 'steering-rack')
  const radio = ofRack.element()
  radio.setAttribute('value', 'no-such-drawing')
  await press(words.save)
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(fieldText('unknown', 'ru'))
  await ofCategory.click()
  await press(words.save)
  await done(words.done.edit(name))
  expect(await partOf()).toMatchObject({ drawing: null })
})
