import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUp } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge, StatusDot } from './badge.tsx'

const meta = { component: Badge, args: { children: 'Опубликовано', tone: 'positive' } } satisfies Meta<
  typeof Badge
>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="positive">Опубликовано</Badge>
      <Badge tone="warning">На модерации</Badge>
      <Badge tone="danger">Отклонено</Badge>
      <Badge tone="info">На доработку</Badge>
      <Badge tone="neutral">В архиве</Badge>
      <Badge tone="accent" icon={<ArrowUp aria-hidden />}>
        Поднято
      </Badge>
    </div>
  ),
}

export const Dots: Story = {
  render: () => (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <StatusDot tone="warning">Ждёт подписи</StatusDot>
      <StatusDot tone="positive">Подписан</StatusDot>
      <StatusDot tone="info">Обе стороны</StatusDot>
      <StatusDot tone="danger">Отклонён</StatusDot>
      <StatusDot>В архиве</StatusDot>
      <StatusDot tone="accent">Новое</StatusDot>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ждёт подписи')).toBeVisible()
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  render: () => (
    <div className="grid w-50 justify-items-start gap-3 bg-surface p-3">
      <Badge tone="warning">Хабарландыру модератордың тексеруінде</Badge>
      <StatusDot tone="danger">Хабарландыру түзетуге қайтарылды, себебін қараңыз</StatusDot>
    </div>
  ),
}
