import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stepper } from './stepper.tsx'

const meta = {
  component: Stepper,
  args: {
    label: 'Шаги подачи объявления',
    doneLabel: '(готово)',
    current: 1,
    steps: [
      { id: 'what', label: 'Что продаёте' },
      { id: 'where', label: 'Фото и место' },
      { id: 'check', label: 'Проверка' },
    ],
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('1. Что продаёте (готово)')
    await expect(first).not.toHaveAttribute('aria-current')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(third).toHaveTextContent('3. Проверка')
  },
}

export const AtTheStart: Story = { args: { current: 0 } }

export const AllDone: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) await expect(step).toHaveTextContent('(готово)')
  },
}

export const WithWaysBack: Story = {
  args: {
    current: 2,
    steps: [
      { id: 'what', label: <a href="#what">Что продаёте</a> },
      { id: 'where', label: <a href="#where">Фото и место</a> },
      { id: 'check', label: 'Проверка' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Фото и место' })).toHaveFocus()
  },
}

export const LongKazakh: Story = {
  args: {
    label: 'Хабарландыру беру қадамдары',
    doneLabel: '(аяқталды)',
    steps: [
      { id: 'what', label: 'Не сататыныңыз туралы мәлімет' },
      { id: 'where', label: 'Фотосуреттер мен орналасқан жері' },
      { id: 'when', label: 'Байланыс және жұмыс уақыты' },
      { id: 'check', label: 'Тексеріп жіберу' },
    ],
  },
  globals: { language: 'kk' },
}
