import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './kbd.tsx'

const meta = { component: Kbd, args: { children: 'P' } } satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const InALine: Story = {
  render: (args) => (
    <p className="text-sm text-muted">
      <Kbd {...args} /> опубликовать, <Kbd>Ctrl</Kbd> + <Kbd>Enter</Kbd> отправить
    </p>
  ),
}

export const Dark: Story = { ...InALine, globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  render: () => (
    <p className="w-40 text-sm text-muted">
      <Kbd>Shift</Kbd> + <Kbd>Бос орын</Kbd> келесі хабарландыруға көшу
    </p>
  ),
}
