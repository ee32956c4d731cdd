import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TodoSteps } from './todo-steps.tsx'

const meta = { component: TodoSteps } satisfies Meta<typeof TodoSteps>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  args: {
    steps: [
      'Запустите NCALayer на этом компьютере. Значок с ключом появится у часов.',
      'Вернитесь сюда. Заметим сами и пойдём дальше.',
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-current', 'step')
    await expect(second).not.toHaveAttribute('aria-current')
  },
}

export const Later: Story = {
  args: { steps: ['Откройте eGov mobile.', 'Наведите камеру на код.'], current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
  },
}
