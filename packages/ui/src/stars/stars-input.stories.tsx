import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StarsInput } from './stars-input.tsx'

const meta = {
  component: StarsInput,
  args: {
    name: 'stars',
    legend: 'Оценка',
    labels: ['1 из 5', '2 из 5', '3 из 5', '4 из 5', '5 из 5'],
    words: ['Плохо', 'Так себе', 'Нормально', 'Хорошо', 'Отлично'],
  },
} satisfies Meta<typeof StarsInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Оценка' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '1 из 5, Плохо' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '4 из 5, Хорошо' })).toBeChecked()
    await expect(canvas.getByText('Хорошо', { exact: true })).toBeVisible()
    await expect(canvas.getByText('Плохо', { exact: true })).not.toBeVisible()
  },
}

export const Chosen: Story = { args: { defaultValue: '5' } }

export const WithError: Story = {
  args: { error: 'Поставьте оценку: от неё считается средняя' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Поставьте оценку/)
  },
}

export const Kazakh: Story = {
  args: {
    legend: 'Бағаңыз',
    words: ['Нашар', 'Онша емес', 'Қалыпты', 'Жақсы', 'Өте жақсы'],
    labels: ['5-тен 1', '5-тен 2', '5-тен 3', '5-тен 4', '5-тен 5'],
    defaultValue: '2',
  },
  globals: { language: 'kk' },
}
