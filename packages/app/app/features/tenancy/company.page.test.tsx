import { endReasonLabel } from '@sauda/sdk/people'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../testing/css.ts'
import { answerWith } from '../../../testing/network.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { call, signIn, signInOf } from '../../../testing/people.ts'
import { passwordAgainWords } from '../forms/password-again-words.ts'
import { tenancyActWords, tenancyWords } from './tenancy-words.ts'

const words = tenancyWords.ru
const acts = tenancyActWords.ru
const dialog = page.getByRole('dialog')
const own = dialog.getByRole('group', { name: acts.rooms.own })

type Room = { id: number; number: string; level: number; name: string | null }

/** The company of the demo's tenant, and its rooms. */
async function company(): Promise<{ id: number; rooms: Room[] }> {
  await signIn(2)
  const { login } = await signInOf(1)
  const { items } = await call<{ items: { memberships: { company: { id: number } }[] }[] }>(
    '/api/user/pagination',
    { q: login },
  )
  const id = items[0]?.memberships[0]?.company.id ?? 0
  const { rooms } = await call<{ rooms: Room[] }>(`/api/company/page/${id}`)
  return { id, rooms }
}

it('rooms that somebody else has changed meanwhile are shown, with what was chosen', async () => {
  const { id, rooms } = await company()
  const was = rooms.map((room) => room.id)
  const all = await call<{ items: Room[] }>('/api/room/get')
  const [given] = all.items.filter(({ name }) => name === null)
  if (!given) throw new Error('no free room')
  await openPage(`/dashboard/people/company/${id}`)
  await page.getByRole('link', { name: words.acts.rooms }).click()
  const first = own.getByRole('checkbox', { name: new RegExp(rooms[0]?.number ?? '') })
  await expect.element(first).toBeChecked()
  await first.click()
  await call(`/api/company/setRooms/${id}`, { room_ids: [...was, given.id], was })
  await dialog.getByRole('button', { name: acts.rooms.confirm }).click()
  await expect.element(dialog.getByText(acts.changed)).toBeVisible()
  await expect.poll(() => own.getByRole('checkbox').elements().length).toBe(was.length + 1)
  await expect.element(first).not.toBeChecked()
  await dialog.getByRole('button', { name: acts.rooms.confirm }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const after = await call<{ rooms: Room[] }>(`/api/company/page/${id}`)
  expect(after.rooms.map((room) => room.id).sort()).toEqual([...was.slice(1), given.id].sort())
  await call(`/api/company/setRooms/${id}`, { room_ids: was, was: after.rooms.map((room) => room.id) })
})

it('the end of a tenancy says what follows, asks for the password, and keeps what was typed', async () => {
  const { id, rooms } = await company()
  await openPage(`/dashboard/people/company/${id}/end`)
  await expect.element(dialog.getByText(acts.end.endRooms(rooms.length))).toBeVisible()
  const reason = dialog.getByRole('radio', { name: endReasonLabel('moved_out', 'ru') })
  await reason.click()
  await dialog.getByRole('textbox', { name: acts.end.note }).fill('Письмо № 114')
  // As after ten minutes.
  const json = { code: 'password_again', message: '', request_id: 'of-the-test' }
  await answerWith(/\/api\/company\/endTenancy\//, { status: 403, json })
  await dialog.getByRole('button', { name: acts.end.confirm }).click()
  await expect.element(dialog.getByRole('textbox', { name: passwordAgainWords.ru.label })).toBeVisible()
  await expect.element(reason).toBeChecked()
  await expect.element(dialog.getByRole('textbox', { name: acts.end.note })).toHaveValue('Письмо № 114')
})

it('the form to end a tenancy that has ended meanwhile gives way to what is there now', async () => {
  const { id } = await company()
  await openPage(`/dashboard/people/company/${id}/end`)
  await dialog.getByRole('radio', { name: endReasonLabel('debt', 'ru') }).click()
  const json = { code: 'changed_meanwhile', message: '', request_id: 'of-the-test' }
  await answerWith(/\/api\/company\/endTenancy\//, { status: 409, json })
  await dialog.getByRole('button', { name: acts.end.confirm }).click()
  await expect.element(dialog.getByText(acts.changed)).toBeVisible()
})
