import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { test } from './portal/caller.ts'
import { done, some } from './portal/content-forms.ts'
import { flowsIn } from './portal/languages.ts'
import { call } from './portal/newcomer.ts'
import { untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'

type Part = { id: number; name: string; category: string; drawing: string | null }

for (const { language, words, at } of flowsIn('ru')) {
  const { dictionaries } = words

  test(`an administrator chooses the drawing of a new part and takes it away, in ${language}`, async ({
    page,
  }) => {
    const name = some('Рейка')
    await signIn(page, 2)
    const parts = async () => (await call<{ items: Part[] }>(page, '/api/dictionarySparePart/list')).items
    const partOf = async () => (await parts()).find((part) => part.name === name)
    await page.goto(at(`/dashboard/content/dictionaries/parts?q=${name}&ask=add`))
    await untilScripted(page)
    const dialog = page.getByRole('dialog')
    const drawings = dialog.getByRole('group', { name: dictionaries.drawing })
    const ofCategory = drawings.getByRole('radio', { name: dictionaries.categoryDrawing })
    const ofRack = drawings.locator('[value=steering-rack]')
    await expect(ofCategory).toBeChecked()
    const picture = ofCategory.locator('xpath=..').locator('img')
    await dialog.getByLabel(dictionaries.category, { exact: true }).selectOption('brakes')
    await expect(picture).toHaveAttribute('src', /brake-disc\.svg$/)
    await dialog.getByLabel(dictionaries.category, { exact: true }).selectOption('suspension')
    await expect(picture).toHaveAttribute('src', /shock-absorber\.svg$/)

    // A refused form keeps the choice.
    await dialog.getByLabel(dictionaries.name, { exact: true }).fill(name)
    await dialog.getByLabel(dictionaries.nameKk).fill('—')
    await ofRack.check()
    await dialog.getByRole('button', { name: dictionaries.add }).click()
    await expect(dialog.getByRole('alert')).toContainText(fieldText('required', language))
    await expect(ofRack).toBeChecked()
    await dialog.getByLabel(dictionaries.nameKk).fill(`${name} kk`)
    await dialog.getByRole('button', { name: dictionaries.add }).click()
    await done(page, dictionaries.done.add(name))
    expect(await partOf()).toMatchObject({ category: 'suspension', drawing: 'steering-rack' })

    await page.getByRole('link', { name: `${dictionaries.edit}: ${name}` }).click()
    await expect(ofRack).toBeChecked()
    await expect(drawings.getByRole('radio', { name })).toHaveAttribute('value', 'steering-rack')
    await ofRack.evaluate((radio: HTMLInputElement) => {
      radio.value = 'no-such-drawing'
    })
    await dialog.getByRole('button', { name: dictionaries.save }).click()
    await expect(dialog.getByRole('alert')).toContainText(fieldText('unknown', language))
    await ofCategory.check()
    await dialog.getByRole('button', { name: dictionaries.save }).click()
    await done(page, dictionaries.done.edit(name))
    expect(await partOf()).toMatchObject({ drawing: null })
  })

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a drawing is chosen as well', async ({ page }) => {
      const name = some('Тяга')
      await signIn(page, 2)
      await page.goto(at('/dashboard/content/dictionaries/parts?ask=add'))
      await page.locator('[name=name]').fill(name)
      await page.locator('[name=name_kk]').fill(`${name} kk`)
      await page.locator('[name=category]').selectOption('suspension')
      await page.locator('[name=drawing][value=tie-rod-end]').check()
      await page.getByRole('button', { name: dictionaries.add }).click()
      await expect(page.getByText(dictionaries.done.add(name))).toBeVisible()
      const { items } = await call<{ items: Part[] }>(page, '/api/dictionarySparePart/list')
      expect(items.find((part) => part.name === name)).toMatchObject({ drawing: 'tie-rod-end' })
    })
  })
}
