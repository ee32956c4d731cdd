import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Logo, LogoMark } from './logo.tsx'

const meta = { component: Logo, args: { children: 'sauda' } } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const OnSurface: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('sauda').getBoundingClientRect()
    await expect([width, height]).toEqual([124, 38])
  },
}

export const OnDeep: Story = {
  args: { deep: true },
  decorators: [
    (Story) => (
      <div className="bg-deep p-6 text-deep-text">
        <Story />
      </div>
    ),
  ],
}

export const AsLink: Story = {
  render: () => (
    <a href="#home" aria-label="Sauda, на главную" className="inline-block rounded-2">
      <Logo>sauda</Logo>
    </a>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sauda, на главную' })).toHaveFocus()
  },
}

export const MarkAlone: Story = { render: () => <LogoMark className="size-16" /> }
