import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LiveMark } from './live-mark.tsx'

const meta = {
  component: LiveMark,
  args: { children: 'Нет связи' },
  render: (args) => (
    <div role="status">
      <LiveMark {...args} />
    </div>
  ),
} satisfies Meta<typeof LiveMark>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Нет связи')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: { children: 'Байланыс уақытша үзілді, қайта қосылып жатырмыз' },
}
