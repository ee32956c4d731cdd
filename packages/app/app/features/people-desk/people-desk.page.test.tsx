import { blockReasonLabel } from '@sauda/sdk/people'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../testing/css.ts'
import { answerWith } from '../../../testing/network.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { call, signIn, signInOf } from '../../../testing/people.ts'
import { passwordAgainWords } from '../forms/password-again-words.ts'
import { personWords } from './person-words.ts'
import { placeWords } from './place-words.ts'
import { peopleListWords } from './words.ts'

const list = peopleListWords.ru
const words = personWords.ru
const again = passwordAgainWords.ru
const places = placeWords.ru
const names = page.getByRole('list', { name: list.people }).getByRole('heading', { level: 3 })
const dialog = page.getByRole('dialog')

/** A person of the demo centre. */
async function idOf(email: string): Promise<number> {
  const { items } = await call<{ items: { id: number }[] }>('/api/user/pagination', { q: email })
  return items[0]?.id ?? 0
}

it('people are found by a text and filters, and more are shown', async () => {
  await signIn(2)
  await openPage('/dashboard/people')
  await expect.element(names.first()).toBeVisible()
  const before = names.elements().length
  await page.getByRole('link', { name: list.more }).click()
  await expect.poll(() => names.elements().length).toBeGreaterThan(before)
  await page.getByRole('combobox', { name: list.role }).selectOptions('2')
  await page.getByRole('button', { name: list.submit }).click()
  await expect.poll(address).toMatch(/role=2/)
  await expect.poll(() => names.elements().length).toBe(1)
  await page.getByRole('searchbox', { name: list.search }).fill('зюзюзю')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: list.nobody })).toBeVisible()
  await page.getByRole('link', { name: list.whole }).click()
  await expect.poll(() => names.elements().length).toBe(before)
})

it('a block asks for its reason and note, and what was typed stays', async () => {
  await signIn(2)
  const { login } = await signInOf(5, 7)
  const id = await idOf(login)
  await openPage(`/dashboard/people/${id}`)
  await page.getByRole('link', { name: words.acts.block }).click()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText(words.stays)).toBeVisible()
  await dialog.getByRole('radio', { name: blockReasonLabel('other', 'ru') }).click()
  await dialog.getByRole('button', { name: words.blockConfirm }).click()
  await expect
    .element(dialog.getByRole('textbox', { name: words.note }))
    .toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByRole('radio', { name: blockReasonLabel('other', 'ru') })).toBeChecked()
  await dialog.getByRole('textbox', { name: words.note }).fill('Письмо № 114')
  await dialog.getByRole('button', { name: words.blockConfirm }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: words.acts.unblock })).toBeVisible()
  await expect.element(page.getByText('Письмо № 114')).toBeVisible()
  await page.getByRole('link', { name: words.acts.unblock }).click()
  await dialog.getByRole('button', { name: words.unblockConfirm }).click()
  await expect.element(page.getByRole('link', { name: words.acts.block })).toBeVisible()
})

it('the password is asked for again in the same form, and everything typed stays', async () => {
  await signIn(2)
  const { password } = await signInOf(2)
  const { login } = await signInOf(5, 9)
  await openPage(`/dashboard/people/${await idOf(login)}/block`)
  await expect.element(dialog).toBeVisible()
  const reason = dialog.getByRole('radio', { name: blockReasonLabel('spam', 'ru') })
  const field = dialog.getByRole('textbox', { name: again.label })
  const confirm = dialog.getByRole('button', { name: words.blockConfirm })
  await reason.click()
  await dialog.getByRole('textbox', { name: words.note }).fill('Десять писем за ночь')
  // As after ten minutes.
  const json = { code: 'password_again', message: '', request_id: 'of-the-test' }
  const tenMinutesLater = await answerWith(/\/api\/user\/block\//, { status: 403, json })
  await confirm.click()
  await expect.element(field).toBeVisible()
  await field.fill('не-тот-пароль')
  await confirm.click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(reason).toBeChecked()
  await tenMinutesLater()
  await field.fill(password)
  await confirm.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Десять писем за ночь')).toBeVisible()
})

it('a role that was changed meanwhile is shown, and can be changed after all', async () => {
  await signIn(2)
  const { login } = await signInOf(5, 8)
  const id = await idOf(login)
  await openPage(`/dashboard/people/${id}/role`)
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('radio', { name: 'Менеджер' }).click()
  await call(`/api/user/setRole/${id}`, { role_id: 4, was: 5 })
  await dialog.getByRole('button', { name: words.roleConfirm }).click()
  await expect.element(dialog.getByText(words.changed)).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: 'Менеджер' })).toBeChecked()
  await dialog.getByRole('button', { name: words.roleConfirm }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await call(`/api/user/setRole/${id}`, { role_id: 5, was: 3 })
})

it('oneself cannot be blocked from here, and an unknown act is no page', async () => {
  await signIn(2)
  const { login } = await signInOf(2)
  await openPage(`/dashboard/people/${await idOf(login)}`)
  await expect.element(page.getByText(words.you, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.acts.block })).not.toBeInTheDocument()
})

it('a building and a section are added, and a used one says why it stays', async () => {
  await signIn(2)
  await openPage('/dashboard/people/sections')
  await page.getByRole('link', { name: places.addBuilding }).click()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('textbox', { name: places.name }).fill('Корпус Ю')
  await dialog.getByRole('button', { name: places.add }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: places.name })).toHaveValue('Корпус Ю')
  await dialog.getByRole('textbox', { name: places.nameKk }).fill('Ю корпусы')
  await dialog.getByRole('textbox', { name: places.address, exact: true }).fill('Алматы, 1')
  await dialog.getByRole('textbox', { name: places.addressKk }).fill('Алматы, 1')
  await dialog.getByRole('button', { name: places.add }).click()
  await expect.element(page.getByText(places.done['new-building']('Корпус Ю'))).toBeVisible()
  await page.getByRole('link', { name: places.addSectionTo('Корпус Ю') }).click()
  await dialog.getByRole('textbox', { name: places.name }).fill('Шины')
  await dialog.getByRole('textbox', { name: places.nameKk }).fill('Шиналар')
  await dialog.getByRole('button', { name: places.add }).click()
  await expect.element(page.getByText(places.done['new-section']('Шины'))).toBeVisible()
  await page.getByRole('link', { name: places.removeOf('Корпус Ю') }).click()
  await dialog.getByRole('button', { name: places.remove }).click()
  await expect.element(dialog.getByText(places.usedLead(places.used(1, 0, 0)))).toBeVisible()
})
