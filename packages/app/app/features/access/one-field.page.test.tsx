import { fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { peopleDeskWords } from '../staff/words.ts'
import { flowWords } from './words.ts'

const { ru: words } = flowWords

/** The error is shown once, announced to screen readers, and the invalid field has the focus. */
async function expectToldOnce(field: Locator, text: string): Promise<void> {
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeInTheDocument()
  expect(page.getByRole('alert').filter({ hasText: text }).elements()).toHaveLength(1)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(new RegExp(text.replace(/[.?]/g, '\\$&')))
  const shown = page
    .getByRole('main')
    .getByText(text)
    .elements()
    .filter((element) => element.children.length === 0 && element.getBoundingClientRect().width > 1)
  expect(shown).toHaveLength(1)
}

const email = page.getByRole('textbox', { name: words.email, exact: true })

it.each(['/registration', '/forgot'])('reports the error of the only field once, on %s', async (path) => {
  await openPage(path)
  await page.getByRole('button', { name: words.getCode }).click()
  await expectToldOnce(email, fieldText('required', 'ru'))
  await email.fill('nobody')
  await userEvent.keyboard('{Enter}')
  await expectToldOnce(email, fieldText('email_invalid', 'ru'))
})

it('reports a wrong code once', async () => {
  await openPage('/registration')
  await email.fill(`newcomer-${Math.random().toString(36).slice(2)}@mail.example`)
  await page.getByRole('button', { name: words.getCode }).click()
  await expect.poll(address).toMatch(/\/verify$/)
  const code = page.getByRole('textbox', { name: words.code.label, exact: true })
  // One of a million newcomers has this code.
  await code.fill('123456')
  await page.getByRole('button', { name: words.code.submit }).click()
  await expectToldOnce(code, fieldText('code_wrong', 'ru'))
})

it('reports a missing reason once, in a dialog', async () => {
  await signIn(2)
  await openPage('/dashboard/people/applications')
  const { refuse } = peopleDeskWords.ru.application
  await page.getByRole('link', { name: refuse, exact: false }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: refuse }).click()
  const comment = dialog.getByRole('textbox')
  await expect.element(comment).toHaveFocus()
  await expect.element(comment).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(fieldText('required', 'ru'))
})
