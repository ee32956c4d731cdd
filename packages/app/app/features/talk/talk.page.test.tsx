import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../testing/css.ts'
import { expectText } from '../../../testing/hands.ts'
import { untilLive } from '../../../testing/live.ts'
import { answerWith, lose, loseAnswers, setOnline } from '../../../testing/network.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { answerElsewhere, askElsewhere } from '../../../testing/part-requests.ts'
import { callAs, signIn } from '../../../testing/people.ts'
import { partThreadWords } from '../part-requests/thread-words.ts'
import { talkWords } from './talk-words.ts'

const { ru: words } = talkWords
const { ru: thread } = partThreadWords
const field = page.getByRole('textbox', { name: thread.toShop })
const messages = page.getByRole('region', { name: words.messages })

type Told = { messages: { text: string }[] }

/** Opens the thread of a person with the demo tenant. */
async function openThread(person: number) {
  const { id } = await askElsewhere(person)
  const answer = await answerElsewhere(id, 20000)
  await signIn(5, person)
  await openPage(`/profile/requests/${id}/talk/${answer}`)
  await expect.element(field).toBeVisible()
  const stored = async () =>
    (await callAs<Told>([1], `/api/userRequest/messages/${answer}`, {})).messages.map(({ text }) => text)
  return { id, answer, stored }
}

it('a message that failed keeps its place, and is sent again once', async () => {
  const { stored } = await openThread(18)
  const found = await lose(/userRequest\/send/)
  await field.fill('Под 2.5 подойдёт?')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  await expect.element(messages.getByText(words.failed)).toBeVisible()
  await found()
  await messages.getByRole('button', { name: words.retry }).click()
  await expect.poll(stored).toEqual(['Под 2.5 подойдёт?'])
  await expect.element(messages.getByText(words.failed)).not.toBeInTheDocument()
})

it('a message whose answer was lost is stored once', async () => {
  const { stored } = await openThread(18)
  const found = await loseAnswers('*/api/userRequest/send/*')
  await field.fill('Где вы?')
  await userEvent.keyboard('{Enter}')
  await expect.element(messages.getByRole('button', { name: words.retry })).toBeVisible()
  await found()
  await messages.getByRole('button', { name: words.retry }).click()
  await expect.element(messages.getByRole('button', { name: words.retry })).not.toBeInTheDocument()
  expect(await stored()).toEqual(['Где вы?'])
})

it('messages without a connection go by themselves, in order', async () => {
  const { stored } = await openThread(19)
  setOnline(false)
  for (const text of ['Первое', 'Второе']) {
    await field.fill(text)
    await userEvent.keyboard('{Enter}')
  }
  await expectText(messages, words.sending)
  setOnline(true)
  await expect.poll(stored).toEqual(['Первое', 'Второе'])
})

it('too many in a minute: the text stays and the button counts down', async () => {
  await openThread(19)
  const over = await answerWith(/userRequest\/send/, {
    status: 429,
    json: { message: '', code: 'too_many_requests', request_id: 'x', retry_after: 20 },
  })
  await field.fill('Тридцать первое')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Отправить можно через \d+ секунд/)).toBeVisible()
  await field.fill('Остаётся в поле')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Остаётся в поле')
  await over()
})

it('what the shop writes comes live, and it sees that it was read', async () => {
  const { answer } = await openThread(20)
  await untilLive()
  await callAs([1], `/api/userRequest/presence/${answer}`, { sign: 'typing' })
  await expect.element(messages.getByText(/печатает/)).toBeVisible()
  await callAs([1], `/api/userRequest/send/${answer}`, { text: 'Да, 296 мм' })
  await expect.element(messages.getByText('Да, 296 мм')).toBeVisible()
  await expect
    .poll(
      async () =>
        (await callAs<{ other_read_at: unknown }>([1], `/api/userRequest/messages/${answer}`, {}))
          .other_read_at,
    )
    .not.toBeNull()
})

it('what was missed while nothing could be loaded comes with the next, also before an own message', async () => {
  const { answer } = await openThread(20)
  await untilLive()
  const found = await lose(/userRequest\/messages/)
  await callAs([1], `/api/userRequest/send/${answer}`, { text: 'Пропущенное' })
  await field.fill('Своё')
  await userEvent.keyboard('{Enter}')
  await expect.element(messages.getByText('Своё')).toBeVisible()
  await expect.element(messages.getByText(words.sending)).not.toBeInTheDocument()
  await found()
  await callAs([1], `/api/userRequest/send/${answer}`, { text: 'Следующее' })
  await expect.element(messages.getByText('Следующее')).toBeVisible()
  await expect.element(messages.getByText('Пропущенное')).toBeVisible()
})

it('the own number is given in two presses, and cannot be taken back', async () => {
  const { answer } = await openThread(20)
  await page.getByRole('link', { name: thread.give }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/Забрать номер обратно нельзя/)).toBeVisible()
  await dialog.getByRole('button', { name: thread.giving.confirm }).click()
  await expect.element(messages.getByText(/Вы открыли магазину свой номер/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: thread.give })).not.toBeInTheDocument()
  const { phone } = await callAs<{ phone: string }>([1], `/api/userRequest/messages/${answer}`, {})
  expect(phone).toMatch(/^\+7\d{10}$/)
})
