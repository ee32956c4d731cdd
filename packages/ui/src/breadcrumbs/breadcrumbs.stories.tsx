import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const crumbs = (...words: string[]) =>
  words.map((word) => (
    <a key={word} href={`#${word}`}>
      {word}
    </a>
  ))

const meta = {
  component: Breadcrumbs,
  args: { label: 'Вы здесь', items: crumbs('Главная', 'Каталог', 'Тормозные диски') },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Вы здесь' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Каталог' })).toHaveFocus()
  },
}

export const EndsHere: Story = {
  args: {
    items: [
      ...crumbs('Главная', 'Каталог'),
      <span key="here" aria-current="page">
        Toyota Camry
      </span>,
    ],
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    label: 'Сіз осындасыз',
    items: crumbs(
      'Басты бет',
      'Хабарландырулар каталогы',
      'Тежегіш жүйесінің бөлшектері',
      'Тежегіш дискілері',
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
}
