import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Chip } from './chip.tsx'

const meta = { component: Chip, args: { children: 'Новое', onClick: fn() } } satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Toggle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Новое', pressed: false })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible()
  },
}

export const Removable: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-2">
      {['Toyota Camry XV50', 'до 60 000 ₸', 'новое', '1–3 этаж'].map((words) => (
        <li key={words} className="max-w-full">
          <Chip asChild selected removeLabel="Убрать фильтр:">
            <a href="#less">{words}</a>
          </Chip>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Убрать фильтр: Toyota Camry XV50' })).toHaveFocus()
  },
}

export const RemovableButton: Story = {
  args: { selected: true, removeLabel: 'Убрать', children: 'Brembo' },
  play: async ({ canvas, args }) => {
    const chip = canvas.getByRole('button', { name: 'Убрать Brembo' })
    await expect(chip).not.toHaveAttribute('aria-pressed')
    await userEvent.click(chip)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    selected: true,
    removeLabel: 'Сүзгіні алып тастау:',
    children: 'Қалпына келтірілген және пайдаланылған бөлшектер',
  },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
}
