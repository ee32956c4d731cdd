import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonCard, SkeletonGroup } from './skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Shapes: Story = {
  render: () => (
    <SkeletonGroup label="Загружаем" className="grid max-w-60 gap-3">
      <Skeleton shape="picture" />
      <Skeleton />
      <Skeleton shape="thumb" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  ),
}

export const Cards: Story = {
  render: () => (
    <SkeletonGroup label="Загружаем объявления" className="grid grid-cols-2 gap-5 sm:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <SkeletonCard key={key} />
      ))}
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем объявления')
  },
}
