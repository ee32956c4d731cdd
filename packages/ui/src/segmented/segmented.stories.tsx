import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Segmented, SegmentedLink, SegmentedLinks } from './segmented.tsx'

const meta = {
  component: Segmented,
  args: {
    label: 'Вид',
    name: 'view',
    defaultValue: 'list',
    onValueChange: fn(),
    options: [
      { value: 'list', label: 'Список' },
      { value: 'map', label: 'Карта' },
    ],
  },
} satisfies Meta<typeof Segmented>

export default meta
type Story = StoryObj<typeof meta>

export const Choice: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Список' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Карта' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('map')
  },
}

export const Empty: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

export const Links: Story = {
  render: () => (
    <SegmentedLinks label="Язык">
      <SegmentedLink href="#ru" current lang="ru">
        Рус
      </SegmentedLink>
      <SegmentedLink asChild lang="kk">
        <a href="#kk">Қаз</a>
      </SegmentedLink>
    </SegmentedLinks>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Рус' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Қаз' })).not.toHaveAttribute('aria-current')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Қаз' })).toHaveFocus()
  },
}

export const LongKazakh: Story = {
  args: {
    label: 'Көрініс',
    options: [
      { value: 'list', label: 'Хабарландырулар тізімі' },
      { value: 'map', label: 'Қабаттар картасы' },
      { value: 'free', label: 'Бос бутиктер' },
    ],
  },
  render: (args) => (
    <div className="w-72">
      <Segmented {...args} />
    </div>
  ),
  globals: { language: 'kk' },
}
