import { adReasonLabel } from '@sauda/sdk/ads'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handIn, someAd } from '../../testing/ads.ts'
import '../../testing/css.ts'
import { beginRegistration, signUp, someNewcomer } from '../../testing/newcomer.ts'
import { address, followOut, openPage, untilIdle } from '../../testing/open-page.tsx'
import { call, endSession, signIn } from '../../testing/people.ts'
import { detailsWords } from '../features/access/details-words.ts'
import { adActWords } from '../features/ad-actions/words.ts'
import { editorWords } from '../features/ad-editor/words.ts'
import { catalogueWords } from '../features/ads/catalogue-words.ts'
import { formWords } from '../features/forms/words.ts'
import { cabinetWords } from '../features/people/cabinet-words.ts'
import { signInWords } from '../features/people/sign-in-words.ts'
import { siteWords } from '../features/site/words.ts'

const main = page.getByRole('main')
const field = (name: string) => main.css(`[name="${name}"]`)
const inHeader = page
  .getByRole('banner')
  .getByRole('link', { name: siteWords.kk.header.shortLanguages.kk, exact: true })
const inFooter = page.getByRole('contentinfo').css('a[hreflang]')
/** What the browser keeps of forms. */
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('typed'))
const expectValues = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await expect.element(field(name)).toHaveValue(value)
}

it('the details of a registration are kept in the other language', async () => {
  await beginRegistration(someNewcomer())
  await openPage('/registration/complete')
  await page.getByRole('radio', { name: detailsWords.ru.details.company }).click()
  const typed = { name: 'Данияр Әлімов', phone: '12', company: 'ТОО «Жол»', bin: '2403' }
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
  await followOut(inHeader)
  expect(address()).toBe('/kk/registration/complete')
  await expectValues(typed)
  await expect.element(page.getByRole('radio', { name: detailsWords.kk.details.company })).toBeChecked()
  await expect.poll(kept).toEqual([])
})

it('a login is kept, a password is not, not even a visible one', async () => {
  await openPage('/login?next=/profile')
  await field('login').fill('somebody@mail.example')
  await field('password').fill('тихий трамвай')
  await page.getByRole('button', { name: signInWords.ru.show }).click()
  await expect.element(field('password')).toHaveAttribute('type', 'text')
  await followOut(inHeader)
  expect(address()).toMatch(/\/kk\/login\?next=(\/|%2F)profile$/)
  await expectValues({ login: 'somebody@mail.example', password: '' })
  await expect.poll(kept).toEqual([])
})

it('a filter that is not applied yet is kept', async () => {
  await openPage('/ads?price_from=1000')
  await main.getByRole('searchbox').or(main.getByRole('combobox')).first().fill('диск')
  await followOut(inHeader)
  await expect.element(field('q')).toHaveValue('диск')
  await expect.element(page.getByLabelText(catalogueWords.kk.from, { exact: true })).toHaveValue('1\u00a0000')
})

it("the user's own details are kept by the link in the footer", async () => {
  await signIn(5, 33)
  await openPage('/profile/details')
  await field('name').fill('Данияр Әлімов')
  await field('phone').fill('+7 7')
  await followOut(inFooter)
  await expectValues({ name: 'Данияр Әлімов', phone: '+7 7' })
})

it('an invitation form is kept', async () => {
  await signIn(2)
  await openPage('/dashboard/people/invitations')
  await field('email').fill('new@mail.example')
  await field('company').fill('ТОО «Жол»')
  const select = field('department_id')
  await expect.element(select).toBeVisible()
  const department = (select.element() as HTMLSelectElement).options[2]?.value ?? ''
  await userEvent.selectOptions(select, department)
  await followOut(inHeader)
  await expectValues({ email: 'new@mail.example', company: 'ТОО «Жол»', department_id: department })
  // No language was chosen: it is still that of the page.
  await expect.element(main.css('[name=language][value=kk]')).toBeChecked()
})

it("a moderator's reason is kept, only for its ad and its author", async () => {
  await signIn(5, 34)
  const [{ id }, { id: next }] = [await handIn(someAd()), await handIn(someAd())]
  const question = page.getByRole('dialog')
  const reason = question.getByRole('textbox')
  const text = 'Снимите при дневном свете.'
  const open = (ad: number) =>
    openPage(`/ads/${ad}/confirm?decide=needEdits`, { language: 'kk' }).then(() =>
      expect.element(reason).toBeVisible(),
    )
  await signIn(3)
  await openPage(`/ads/${id}/confirm?decide=needEdits`)
  await question.getByRole('radio', { name: adReasonLabel('photos', 'ru') }).click()
  await reason.fill(text)
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await followOut(inHeader)
  // The form beside the ad has it; on a narrow screen the dialog has.
  await page.viewport(320, 640)
  await page.getByRole('link', { name: adActWords.kk.names.needEdits }).first().click()
  await expect.element(reason).toHaveValue(text)
  await expect.element(question.getByRole('radio', { name: adReasonLabel('photos', 'kk') })).toBeChecked()
  await page.viewport(1280, 800)

  // Other users do not see it either.
  await signIn(2)
  await open(id)
  await expect.element(reason).toHaveValue('')
  await signIn(3)
  await open(next)
  await expect.element(reason).toHaveValue('')
})

it('the editor continues in the other language where it was closed', async () => {
  await signIn(5, 35)
  const title = (language: 'ru' | 'kk') =>
    page.getByRole('textbox', { name: editorWords[language].title, exact: true })
  await openPage('/ads/create')
  await title('ru').fill('Фара, левая')
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe('/profile')
  await openPage('/ads/create', { language: 'kk' })
  await expect.element(title('kk')).toHaveValue('Фара, левая')
})

it('a link opened in a new tab stores nothing', async () => {
  await openPage('/registration')
  await field('email').fill('somebody@mail.example')
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await inFooter.click({ modifiers: ['ControlOrMeta'] })
  expect(kept()).toEqual([])
})

it('text of one page is not restored in another', async () => {
  await openPage('/registration')
  await field('email').fill('somebody@mail.example')
  // The link is pressed, and another page loads instead.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await inFooter.click()
  expect(kept()).toEqual(['typed'])
  await openPage('/forgot')
  await expect.poll(kept).toEqual([])
  await expect.element(field('email')).toHaveValue('')
  await openPage('/registration', { language: 'kk' })
  await expect.element(field('email')).toHaveValue('')
})

it('typed details survive the end of the session, and are saved after a new sign-in', async () => {
  const who = await signUp()
  await openPage('/profile/details')
  await field('name').fill('Данияр Әлімов')
  await field('phone').fill('+7 777 12')
  await endSession()
  await page.getByRole('button', { name: cabinetWords.ru.save }).click()
  await expect.element(page.getByText(formWords.ru.sessionGone, { exact: false })).toBeVisible()
  expect(address()).toBe('/profile/details')
  await expectValues({ name: 'Данияр Әлімов', phone: '+7 777 12' })
  await main.getByRole('link', { name: formWords.ru.signIn }).click()
  await field('login').fill(who.email)
  await field('password').fill(who.password)
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/profile/details')
  await expectValues({ name: 'Данияр Әлімов', phone: '+7 777 12' })
  await field('phone').fill('')
  await page.getByRole('button', { name: cabinetWords.ru.save }).click()
  // The header shows the saved name.
  await expect.element(page.getByRole('banner')).toMatchTextContent('Данияр Әлімов')
  await untilIdle()
  await expect.element(page.getByText(formWords.ru.sessionGone, { exact: false })).not.toBeInTheDocument()
  expect(await call('/api/session/me')).toMatchObject({ name: 'Данияр Әлімов', phone: null })
})
