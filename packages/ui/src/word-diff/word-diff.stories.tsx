import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WordDiff } from './word-diff.tsx'

const meta = {
  component: WordDiff,
  args: {
    labels: { added: 'добавлено', removed: 'удалено' },
    parts: [
      { text: 'Диски тормозные Brembo ', change: 'same' },
      { text: 'Max', change: 'added' },
      { text: ', передние, ', change: 'same' },
      { text: 'толщина по запросу', change: 'removed' },
      { text: 'толщина 28 мм', change: 'added' },
      { text: '.\nОригинальная упаковка.', change: 'same' },
    ],
  },
} satisfies Meta<typeof WordDiff>

export default meta
type Story = StoryObj<typeof meta>

export const InOneText: Story = {
  play: async ({ canvas }) => {
    const [name, size] = canvas.getAllByRole('insertion')
    await expect(name).toHaveTextContent('добавлено: Max')
    await expect(size).toHaveTextContent('добавлено: толщина 28 мм')
    await expect(canvas.getByRole('deletion')).toHaveTextContent('удалено: толщина по запросу')
  },
}

export const Sides: Story = {
  render: (args) => (
    <div className="grid gap-4 sm:grid-cols-2">
      <WordDiff {...args} side="before" />
      <WordDiff {...args} side="after" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('deletion')).toHaveLength(1)
    await expect(canvas.getAllByRole('insertion')).toHaveLength(2)
  },
}

export const NothingChanged: Story = {
  args: { parts: [{ text: 'Комплект из двух вентилируемых дисков.', change: 'same' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('insertion')).toBeNull()
    await expect(canvas.queryByRole('deletion')).toBeNull()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    labels: { added: 'қосылды', removed: 'өшірілді' },
    parts: [
      { text: 'Желдетілетін екі алдыңғы тежегіш дискі, ', change: 'same' },
      { text: 'қалыңдығы сұраныс бойынша', change: 'removed' },
      { text: 'қалыңдығы жиырма сегіз миллиметр, ең азы жиырма алты', change: 'added' },
      { text: '. Түпнұсқа қаптамасында, сауда орталығынан өзіңіз алып кетесіз.', change: 'same' },
    ],
  },
  render: (args) => (
    <div className="w-60">
      <WordDiff {...args} />
    </div>
  ),
}
