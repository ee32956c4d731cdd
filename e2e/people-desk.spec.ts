import { expect, type Page } from '@playwright/test'
import { roleLabel } from '@sauda/sdk/access'
import { fieldText } from '@sauda/sdk/language'
import { LETTER_WORDS } from '../packages/server/src/features/invitations/letters/words.ts'
import { ACCESS_WORDS } from '../packages/server/src/features/registration/letters/words.ts'
import { askForCode, buttonsOf, expectWrong, fieldsOf, finishWith, handInCode } from './portal/access-flow.ts'
import { test } from './portal/caller.ts'
import { languages, type Spoken } from './portal/languages.ts'
import { someBin, someNewcomer } from './portal/newcomer.ts'
import { expectKindIn, lightLooks, lookOf, untilScripted } from './portal/page-rules.ts'
import { signIn, signInOf } from './portal/people.ts'
import { codeTo, lettersTo, letterTo } from './portal/post-office.ts'

/** Registers a company up to the cabinet of an unconfirmed one; returns the room it wants. */
async function signUpCompany(page: Page, spoken: Spoken, company: string, floor: number) {
  const { words, at } = spoken
  const who = someNewcomer()
  const bin = someBin()
  const fields = fieldsOf(page, spoken)
  const buttons = buttonsOf(page, spoken)
  await askForCode(page, spoken, '/registration', who.email)
  await handInCode(page, spoken, await codeTo(who.email))
  await fields.company.check()
  await fields.name.fill(who.name)
  await fields.phone.fill(who.phone)
  await fields.companyName.fill(company)
  await fields.bin.fill(`${bin.slice(0, -1)}${(Number(bin.at(-1)) + 1) % 10}`)
  // Tests choose different floors, so that they never take the same room.
  const panel = page.getByRole('group', { name: words.flow.details.rooms }).locator('details').nth(floor)
  await panel.locator('summary').click()
  const room = panel.getByRole('checkbox').first()
  await room.check()
  const number = /\d{3}/.exec((await panel.locator('label').first().textContent()) ?? '')?.[0] ?? ''
  await buttons.details.click()

  await expectWrong(fields.bin, fieldText('bin_invalid', spoken.language))
  await expect(fields.companyName).toHaveValue(company)
  await expect(room).toBeChecked()
  await fields.bin.fill(bin)
  await buttons.details.click()
  await finishWith(page, spoken, who.password)
  await expect(page).toHaveURL(at('/profile'))
  return { ...who, bin, number }
}

for (const [turn, spoken] of languages.entries()) {
  const { language, words, at } = spoken
  const { cabinet, peopleDesk } = words

  test(`a press that hydrates a dialog of the server is not lost, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    await page.goto(at('/dashboard/people/applications'))
    const refuse = page.getByRole('link', { name: peopleDesk.application.refuse }).first()
    const address = (await refuse.getAttribute('href')) ?? ''
    // So slow that the page is hydrated well before the dialog.
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await page.goto(address)
    await untilScripted(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: peopleDesk.application.refuse }).click()
    // What follows the press may be as fast as the machine.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  })

  const { width } = lookOf(language)

  test(`people are found by what is known of them at ${width} px, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, 2)
    await page.goto(at('/dashboard/people'))
    const people = page.getByRole('list', { name: peopleDesk.found })
    const names = people.getByRole('heading', { level: 3 })
    const card = (await people.locator('> li').filter({ hasText: 'ТОО «' }).first().textContent()) ?? ''
    const [bin = ''] = /\d{12}/.exec(card) ?? []
    const [company = '', brand = ''] = /ТОО «(.+?)»/.exec(card) ?? []
    const search = page.getByRole('searchbox', { name: peopleDesk.search })
    const filters = page.locator('summary', { hasText: peopleDesk.filters })
    const buildings = page.getByRole('group', { name: peopleDesk.building }).getByRole('radio')
    const isPhone = width === 320
    await expect(filters).toBeVisible({ visible: isPhone })
    await expect(buildings.first()).toBeVisible({ visible: !isPhone })
    if (isPhone) await filters.click()
    await expect(buildings.first()).toBeChecked()
    const find = async (text: string) => {
      await search.fill(text)
      await search.press('Enter')
      await expect(page.getByText(peopleDesk.foundBy(text), { exact: true })).toBeVisible()
      await expect(search).toHaveValue(text)
    }

    await find(bin)
    await expect(names).toHaveCount(1)
    // Everybody is looked through, and people come before the form that finds others.
    await expect(buildings.first()).toBeVisible({ visible: !isPhone })
    if (isPhone) await filters.click()
    await expect(buildings).not.toHaveCount(0)
    for (const building of await buildings.all()) await expect(building).not.toBeChecked()
    if (isPhone) await filters.click()
    await expect(people).toContainText(company)
    const [name = ''] = await names.allTextContents()
    const tel = (await people.locator('a[href^="tel:+7"]').getAttribute('href')) ?? ''
    const phone = tel.replace('tel:+7', '8')
    for (const text of [brand.toUpperCase(), `${name} ${bin}`, phone, name.split(' ')[0] ?? '']) {
      await find(text)
      await expect(names.filter({ hasText: name }).first()).toBeVisible()
    }
    await expectKindIn(page, lightLooks)

    await find(`${name} ${bin.slice(0, -1)}x`)
    await expect(page.getByRole('heading', { name: peopleDesk.nobodyFound })).toBeVisible()
    await expectKindIn(page, lightLooks)
    await page.getByRole('link', { name: peopleDesk.searchOff }).click()
    await expect(search).toHaveValue('')
    await expect(people).toContainText(company)

    if (isPhone) await filters.click()
    await buildings.last().check()
    await page.getByRole('button', { name: peopleDesk.show }).click()
    await expect(page).toHaveURL(/facility=/)
    await expect(buildings.first()).toBeVisible({ visible: !isPhone })
    if (isPhone) await filters.click()
    await expect(buildings.last()).toBeChecked()
    await expectKindIn(page, lightLooks)
  })

  test(`a company registers, and an administrator confirms it as a tenant, in ${language}`, async ({
    page,
    browser,
  }) => {
    const company = `ТОО «Жолдас ${Math.random().toString(36).slice(2, 8)}»`
    const { email, bin, number } = await signUpCompany(page, spoken, company, turn)
    await page.goto(at('/profile/details'))
    await expect(page.getByRole('heading', { name: cabinet.application.waiting })).toBeVisible()
    await expect(page.getByText(roleLabel(5, language), { exact: true })).toBeVisible()

    const desk = await (await browser.newContext()).newPage()
    await signIn(desk, 2)
    const { email: administrator } = await signInOf(2)
    const told = [ACCESS_WORDS.ru, ACCESS_WORDS.kk].map((letter) => letter.tenantApplication.subject(company))
    await expect
      .poll(
        async () => (await lettersTo(administrator)).filter(({ subject }) => told.includes(subject)).length,
      )
      .toBe(1)
    await desk.goto(at('/dashboard/people'))
    await desk.getByRole('link', { name: peopleDesk.applications }).click()
    await desk.getByRole('link', { name: `${peopleDesk.application.accept}: ${company}` }).click()
    const dialog = desk.getByRole('dialog', { name: peopleDesk.application.acceptAsk })
    await untilScripted(desk)
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await dialog.getByRole('button', { name: peopleDesk.application.accept }).click()
    await expect(desk.getByText(peopleDesk.application.accepted(company))).toBeVisible()

    const { subject, text } = await letterTo(email, 2)
    expect(subject).toBe(LETTER_WORDS[language].accepted.subject)
    expect(text).toContain(number)
    await page.goto(at('/profile'))
    await page.goto(at('/account/details'))
    await expect(page.getByText(roleLabel(1, language), { exact: true })).toBeVisible()
    for (const fact of [company, bin]) await expect(page.getByText(fact, { exact: true })).toBeVisible()
    await expect(page.getByText(number, { exact: true })).toBeVisible()
  })

  test(`an application is rejected with a reason that the company sees, in ${language}`, async ({
    page,
    browser,
  }) => {
    const company = `ИП Сәуле ${Math.random().toString(36).slice(2, 8)}`
    const { email } = await signUpCompany(page, spoken, company, -1)
    const desk = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await signIn(desk, 2)
    await desk.goto(at('/dashboard/people/applications'))
    await desk.getByRole('link', { name: `${peopleDesk.application.refuse}: ${company}` }).click()
    const dialog = desk.getByRole('dialog', { name: peopleDesk.application.refuseAsk })
    const comment = dialog.getByRole('textbox', { name: peopleDesk.application.comment })
    await dialog.getByRole('button', { name: peopleDesk.application.refuse }).click()
    await expectWrong(comment, fieldText('required', language))
    await comment.fill('Договор аренды не найден.')
    await dialog.getByRole('button', { name: peopleDesk.application.refuse }).click()
    await expect(desk.getByText(peopleDesk.application.refused(company))).toBeVisible()

    expect((await letterTo(email, 2)).text).toContain('Договор аренды не найден.')
    await page.goto(at('/profile/details'))
    await expect(page.getByText('Договор аренды не найден.')).toBeVisible()
  })
}
