import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Plate } from '../plate/plate.tsx'
import { ProgressRow, ProgressRows } from './progress-rows.tsx'

const meta = { component: ProgressRows } satisfies Meta<typeof ProgressRows>

export default meta
type Story = StoryObj<typeof meta>

const plate = <Plate level={2} number="214" label="2 этаж, 2-214" />

export const Underway: Story = {
  args: {
    'aria-label': 'Акты',
    children: (
      <>
        <ProgressRow state="done" title="Подписаны и приняты: 6" />
        <ProgressRow
          state="now"
          title="Рекламная вывеска"
          mark={plate}
          note="АВР-01852"
          end="проверяем подпись"
        />
        <ProgressRow state="waiting" title="Вывоз отходов" note="АВР-01854" end="в очереди" />
        <ProgressRow state="waiting" title="Ещё 15 в очереди" end="1 683 204 ₸" />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Акты' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    const states = [...canvasElement.querySelectorAll('[data-state]')].map((row) =>
      row.getAttribute('data-state'),
    )
    await expect(states).toEqual(['done', 'now', 'waiting', 'waiting'])
  },
}

export const Failed: Story = {
  args: {
    children: (
      <>
        <ProgressRow
          state="failed"
          title="Электроэнергия"
          mark={plate}
          note="АВР-01851"
          end="не подписан"
          reason="Пришла новая редакция документа. Откройте её и подпишите."
        />
        <ProgressRow
          state="done"
          title="Подписаны и приняты: 24"
          end={<button type="button">Показать</button>}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Пришла новая редакция/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Показать' })).toBeEnabled()
  },
}

export const Narrow: Story = {
  ...Underway,
  decorators: [
    (Rows) => (
      <div style={{ width: 272 }}>
        <Rows />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('ul')
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0)
  },
}
