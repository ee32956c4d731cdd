import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { test } from './portal/caller.ts'
import { done, some } from './portal/content-forms.ts'
import { flowsIn } from './portal/languages.ts'
import { call, signUp } from './portal/newcomer.ts'
import { untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'

for (const { language, words, at } of flowsIn('kk')) {
  const { cabinet, contentLog, dictionaries } = words

  test(`a district is added, renamed and deleted with what it says about its sellers, in ${language}`, async ({
    page,
    browser,
  }) => {
    const [name, name_kk] = [some('Район'), some('Аудан')]
    const seller = await (await browser.newContext()).newPage()
    await signUp(seller, language)
    await signIn(page, 2)
    await page.goto(at('/dashboard/content/dictionaries/districts?ask=add'))
    await untilScripted(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(dictionaries.name, { exact: true }).fill(name)
    await dialog.getByLabel(dictionaries.nameKk).fill('Медеу ауданы')
    await dialog.getByRole('button', { name: dictionaries.add }).click()
    await expect(dialog.getByRole('alert')).toContainText(fieldText('taken', language))
    await dialog.getByLabel(dictionaries.nameKk).fill(name_kk)
    await dialog.getByRole('button', { name: dictionaries.add }).click()
    await done(page, dictionaries.done.add(name))

    // People choose it at once.
    await seller.goto(at('/profile/details'))
    await untilScripted(seller)
    const chosen = seller.getByRole('combobox', { name: cabinet.district })
    await chosen.selectOption(language === 'ru' ? name : name_kk)
    await seller.getByRole('button', { name: cabinet.save }).click()
    await expect
      .poll(async () => (await call<{ district: object }>(seller, '/api/session/me')).district)
      .toMatchObject({ name })
    await page.goto(at(`/dashboard/content/dictionaries/districts?q=${name}`))
    await untilScripted(page)
    await expect(page.getByText(dictionaries.people(1))).toBeVisible()
    await expect(page.getByRole('link', { name: `${dictionaries.merge}: ${name}` })).toHaveCount(0)
    await page.getByRole('link', { name: `${dictionaries.edit}: ${name}` }).click()
    await dialog.getByLabel(dictionaries.name, { exact: true }).fill(`${name} два`)
    await dialog.getByRole('button', { name: dictionaries.save }).click()
    await done(page, dictionaries.done.edit(`${name} два`))
    await seller.reload()
    await expect(chosen.locator('option:checked')).toHaveText(language === 'ru' ? `${name} два` : name_kk)

    await page.getByRole('link', { name: `${dictionaries.delete}: ${name} два` }).click()
    await expect(dialog).toContainText(dictionaries.deleteDistrictHelp(1))
    await dialog.getByRole('button', { name: dictionaries.delete }).click()
    await done(page, dictionaries.done.delete(`${name} два`))
    await seller.reload()
    await expect(chosen.locator('option:checked')).toHaveText(cabinet.noDistrict)

    await page.getByRole('link', { name: dictionaries.log }).click()
    const lines = page.getByRole('list', { name: contentLog.log }).getByRole('listitem')
    const ofDistrict = lines.filter({ hasText: language === 'ru' ? name : name_kk })
    await expect(ofDistrict.first()).toContainText(contentLog.about.district)
    await expect(ofDistrict.first()).toContainText(contentLog.actions.delete)
    await expect(ofDistrict).toHaveCount(3)
  })

  test(`districts are not merged, and others do not change them, in ${language}`, async ({ page }) => {
    const path = at('/dashboard/content/dictionaries/districts')
    await signIn(page, 2)
    await page.goto(`${path}?ask=merge&entry=1`)
    await untilScripted(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaries.title)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const origin = new URL(page.url()).origin
    const posted = await page.request.post(path, {
      form: { intent: 'merge', entry: '1', into: '2' },
      headers: { origin },
    })
    expect(posted.status()).toBe(405)
    for (const role of [1, 3, 4, 5] as const) {
      await signIn(page, role)
      await page.goto(path)
      await expect(page).not.toHaveURL(/dictionaries/)
    }
  })
}
