import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Composer } from './composer.tsx'
import { Thread, type ThreadLabels } from './thread.tsx'
import type { ThreadItem } from './thread-message.ts'

const labels: ThreadLabels = {
  messages: 'Переписка',
  new: 'новое',
  you: 'Вы:',
  them: 'Магазин:',
  sending: 'отправляется…',
  failed: 'Не отправлено: нет связи.',
  retry: 'Отправить ещё раз',
  below: (count) => `${count} новое`,
}

const at = { time: '10:31', dateTime: '2026-11-30T05:31:00Z', day: 'Сегодня' }

const theirs: ThreadItem = { id: 1, isMine: false, text: 'Есть контрактный, поршни ходят.', ...at }
const mine: ThreadItem = { id: 2, isMine: true, text: 'Здравствуйте. Под 2.5 точно подойдёт?', ...at }

/** Enough to scroll. */
const long = Array.from({ length: 30 }, (_, n): ThreadItem => ({ ...theirs, id: `old-${n}` }))

const meta = {
  component: Thread,
  args: { labels, items: [theirs, mine], className: 'h-96' },
  decorators: [
    (Story) => (
      <div className="w-full max-w-lg bg-bg p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Thread>

export default meta
type Story = StoryObj<typeof meta>

export const Conversation: Story = {
  args: {
    readAt: 'прочитано в 10:35',
    typing: 'Қосалқы печатает…',
    items: [
      { ...theirs, day: 'Вчера' },
      mine,
      { id: 'phone', event: 'Вы открыли магазину свой номер в 10:36', day: 'Сегодня' },
      { ...theirs, id: 3, author: 'Асхат', isNew: true },
      { ...theirs, id: 4, isNew: true },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Вчера')).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-line="new"]')).toHaveLength(1)
    await expect(canvas.getByText(/прочитано в 10:35/)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Қосалқы печатает…')
  },
}

export const Failed: Story = {
  args: {
    onRetry: fn(),
    items: [theirs, { ...mine, state: 'failed' }, { ...mine, id: 5, state: 'sending' }],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Не отправлено: нет связи.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledWith(2)
    await expect(canvas.getByText('отправляется…')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { items: [], empty: 'Спросите магазин, что важно.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Спросите магазин, что важно.')).toBeVisible()
  },
}

/** Reads above while messages come. */
export const ScrolledUp: Story = {
  render: function ScrolledUp(args) {
    const [items, setItems] = useState(long)
    const add = (item: ThreadItem) => setItems((all) => [...all, { ...item, id: `added-${all.length}` }])
    return (
      <>
        <Thread {...args} items={items} />
        <button type="button" onClick={() => add(theirs)}>
          Пишут
        </button>
        <button type="button" onClick={() => add(mine)}>
          Пишу
        </button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-slot="thread"] > div')
    const fromEnd = () => (box ? box.scrollHeight - box.scrollTop - box.clientHeight : Number.NaN)
    // Opened at its end.
    await expect(fromEnd()).toBeLessThan(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Пишут' }))
    await expect(fromEnd()).toBeLessThan(2)
    box?.scrollTo({ top: 0 })
    await waitFor(() => expect(fromEnd()).toBeGreaterThan(200))
    await userEvent.click(canvas.getByRole('button', { name: 'Пишут' }))
    await expect(fromEnd()).toBeGreaterThan(200)
    await userEvent.click(await canvas.findByRole('button', { name: '1 новое' }))
    await expect(fromEnd()).toBeLessThan(2)
    await expect(box).toHaveFocus()
    box?.scrollTo({ top: 0 })
    await waitFor(() => expect(fromEnd()).toBeGreaterThan(200))
    await userEvent.click(canvas.getByRole('button', { name: 'Пишу' }))
    await expect(fromEnd()).toBeLessThan(2)
  },
}

const sent = fn()

export const Writing: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Thread {...args} />
      <Composer name="text" label="Сообщение магазину" send="Отправить" />
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear()
    const field = canvas.getByRole('textbox', { name: 'Сообщение магазину' })
    await userEvent.type(field, 'Добрый день{Shift>}{Enter}{/Shift}Есть?')
    await expect(field).toHaveValue('Добрый день\nЕсть?')
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(field).not.toHaveFocus()
  },
}

export const Held: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Composer
        name="text"
        label="Сообщение магазину"
        send="Отправить"
        defaultValue="Текст остаётся"
        problem="Слишком много сообщений за минуту. Ещё 12 секунд."
        isHeld
      />
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(sent).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toHaveValue('Текст остаётся')
    await expect(canvas.getByRole('status')).toHaveTextContent('Ещё 12 секунд')
  },
}

export const Dark: Story = { ...Conversation, globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    labels: { ...labels, retry: 'Қайтадан жіберіп көру', failed: 'Жіберілмеді: интернет байланысы жоқ.' },
    items: [
      {
        ...theirs,
        text: 'Келісімшартпен-әкелінген-поршеньдері-қозғалатын-суппорт-бар-қосалқы-бөлшектермен-бірге',
      },
      { ...mine, state: 'failed' },
    ],
  },
}
