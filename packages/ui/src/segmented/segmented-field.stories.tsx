import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedField } from './segmented-field.tsx'

const meta = {
  component: SegmentedField,
  args: {
    legend: 'Состояние',
    name: 'condition',
    onValueChange: fn(),
    options: [
      { value: 'new', label: 'Новое' },
      { value: 'used', label: 'Б/у' },
      { value: 'refurbished', label: 'Восстановленное' },
    ],
  },
  render: (args) => (
    <div className="w-70">
      <SegmentedField {...args} />
    </div>
  ),
} satisfies Meta<typeof SegmentedField>

export default meta
type Story = StoryObj<typeof meta>

export const Choice: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Состояние' })
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio).not.toBeChecked()
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Б/у' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('used')
  },
}

export const Wrong: Story = {
  args: { id: 'condition', error: 'Выберите состояние' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Состояние' })).toHaveAccessibleDescription(
      'Выберите состояние',
    )
  },
}

export const LongKazakh: Story = {
  args: {
    legend: 'Күйі',
    defaultValue: 'refurbished',
    options: [
      { value: 'new', label: 'Жаңа' },
      { value: 'used', label: 'Қолданылған' },
      { value: 'refurbished', label: 'Қалпына келтірілген' },
    ],
  },
  globals: { language: 'kk' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Күйі' })
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
    await expect(canvas.getByRole('radio', { name: 'Қалпына келтірілген' })).toBeChecked()
  },
}
