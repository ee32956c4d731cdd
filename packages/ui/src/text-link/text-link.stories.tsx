import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { TextLink } from './text-link.tsx'

const meta = {
  component: TextLink,
  args: { href: '#all', children: 'Все объявления' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Все объявления' })).toHaveFocus()
  },
}

export const WithIcon: Story = {
  args: {
    children: (
      <>
        Показать на карте этажа <ArrowRight aria-hidden />
      </>
    ),
  },
}

export const Inline: Story = {
  args: { variant: 'inline', children: 'правила торгового центра' },
  render: (args) => (
    <p>
      Прежде чем отправить объявление, прочитайте <TextLink {...args} />: в них сказано, что можно продавать.
    </p>
  ),
}

export const AsChild: Story = {
  args: { asChild: true, children: <a href="#seller">Магазин «Көлік Бөлшек»</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const LongKazakh: Story = {
  args: { children: 'Сатушының барлық хабарландыруларын және бос тұрған бутиктерін көрсету' },
  render: (args) => (
    <div className="w-56">
      <TextLink {...args} />
    </div>
  ),
  globals: { language: 'kk' },
}
