import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { LoadingBar, LoadingBarView } from './loading-bar.tsx'
import { createLoadingBarTiming } from './loading-bar-timing.ts'

const meta = {
  component: LoadingBarView,
  args: { phase: 'running', label: 'Загружаем страницу' },
  decorators: [
    (Story) => (
      <div className="min-h-20">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoadingBarView>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Загружаем страницу' })).not.toHaveAttribute(
      'aria-valuenow',
    )
  },
}

export const Done: Story = {
  args: { phase: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}

export const Failed: Story = { args: { phase: 'failed' } }

export const Waiting: Story = {
  args: { phase: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const Whole: Story = {
  render: function Whole({ label }) {
    const [timing] = useState(createLoadingBarTiming)
    return (
      <div className="flex flex-wrap gap-2 pt-4">
        <LoadingBar timing={timing} label={label} />
        <Button onClick={timing.start}>Начать</Button>
        <Button variant="quiet" onClick={timing.finish}>
          Пришла
        </Button>
        <Button variant="danger-quiet" onClick={timing.fail}>
          Не пришла
        </Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const shows = (phase: string) =>
      waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('data-phase', phase))
    await userEvent.click(canvas.getByRole('button', { name: 'Начать' }))
    await shows('running')
    // A failed bar disappears after half a second, so start waiting for it before the click.
    await Promise.all([shows('failed'), userEvent.click(canvas.getByRole('button', { name: 'Не пришла' }))])
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
  },
}
