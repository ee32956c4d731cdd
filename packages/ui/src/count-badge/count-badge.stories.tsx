import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { IconButton } from '../button/button.tsx'
import { CountBadge, cappedCount } from './count-badge.tsx'

const meta = { component: CountBadge, args: { count: 3 } } satisfies Meta<typeof CountBadge>

export default meta
type Story = StoryObj<typeof meta>

const bell = (count: number) => (
  <IconButton label={count > 0 ? `Уведомления, новых: ${cappedCount(count)}` : 'Уведомления'}>
    <CountBadge count={count}>
      <Bell aria-hidden />
    </CountBadge>
  </IconButton>
)

export const Counts: Story = {
  render: () => (
    <div className="flex gap-3 bg-surface p-3">
      {bell(0)}
      {bell(3)}
      {bell(42)}
      {bell(1284)}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Уведомления' })).toHaveTextContent(/^$/)
    await expect(canvas.getByRole('button', { name: 'Уведомления, новых: 99+' })).toHaveTextContent('99+')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Уведомления, новых: 3' })).toHaveFocus()
  },
}

export const StaysClearOfItsNeighbour: Story = {
  render: () => (
    <div className="flex gap-3 bg-surface p-3">
      {bell(1284)}
      <span>Рус</span>
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText('99+').getBoundingClientRect()
    const neighbour = canvas.getByText('Рус').getBoundingClientRect()
    // Two of them are the badge's outline.
    await expect(neighbour.left - badge.right).toBeGreaterThanOrEqual(6)
  },
}

export const Dark: Story = { ...Counts, globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  render: () => (
    <div className="p-3">
      <IconButton label="Хабарламалар, оқылмағаны: 99+">
        <CountBadge count={128}>
          <Bell aria-hidden />
        </CountBadge>
      </IconButton>
    </div>
  ),
}
