import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TogglePanel } from './toggle-panel.tsx'

const meta = {
  component: TogglePanel,
  args: {
    summary: 'Правила объявлений',
    children: <p>Один товар в одном объявлении. Фото ваши, цена настоящая, телефон отвечает.</p>,
  },
} satisfies Meta<typeof TogglePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('group')
    await expect(panel).not.toHaveAttribute('open')
    await userEvent.click(canvas.getByText('Правила объявлений'))
    await expect(panel).toHaveAttribute('open')
    await userEvent.tab()
    await userEvent.click(canvas.getByText('Правила объявлений'))
    await expect(panel).not.toHaveAttribute('open')
  },
}

export const Open: Story = { args: { open: true } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    open: true,
    summary: 'Хабарландыруларды орналастыру ережелері және пайдаланушы келісімінің шарттары',
    children: (
      <p>
        Бір хабарландыруда бір ғана тауар болуы тиіс. Фотосуреттер өзіңіздікі, бағасы шынайы, ал телефон жауап
        беретін болсын. Ережелерге сай емес хабарландыруларды модератор түзетуге қайтарады.
      </p>
    ),
  },
}
