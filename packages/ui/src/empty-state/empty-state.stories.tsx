import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import box from '../../drawings/box.svg'
import worn from '../../drawings/brake-disc-worn.svg'
import { Button } from '../button/button.tsx'
import { Drawing } from '../drawing/drawing.tsx'
import { EmptyState } from './empty-state.tsx'

const ask = fn()

const meta = {
  component: EmptyState,
  args: {
    drawing: <Drawing src={worn} />,
    title: 'Такого диска сейчас нет',
    children: <p>Проверьте артикул или уберите «2 этаж». Можно спросить сразу всех продавцов.</p>,
    actions: (
      <>
        <Button onClick={ask}>Оставить заявку</Button>
        <Button variant="quiet">Сбросить фильтры</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithActions: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Оставить заявку' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(ask).toHaveBeenCalledOnce()
  },
}

export const Quiet: Story = {
  args: { drawing: <Drawing src={box} />, title: 'Уведомлений нет', children: undefined, actions: undefined },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    title: 'Сұранысыңызға сәйкес келетін хабарландырулар табылмады',
    children: (
      <p>Артикулды тексеріңіз немесе сүзгілерді алып тастаңыз. Барлық сатушыдан бірден сұрауға болады.</p>
    ),
    actions: <Button>Барлық сатушыларға сұраныс жіберу</Button>,
  },
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
}
