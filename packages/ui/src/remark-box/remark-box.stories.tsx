import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { RemarkBox } from './remark-box.tsx'

const meta = {
  component: RemarkBox,
  args: {
    title: 'Нужно исправить',
    reason: <Badge tone="warning">Фотографии</Badge>,
    date: 'сегодня, 11:42',
    children: 'На втором фото другая деталь.\nОставьте только свои снимки.',
    actions: (
      <Button asChild size="sm">
        <a href="#edit">Исправить</a>
      </Button>
    ),
  },
} satisfies Meta<typeof RemarkBox>

export default meta
type Story = StoryObj<typeof meta>

export const WithComment: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Нужно исправить' })).toBeVisible()
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('На втором фото другая деталь.')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Исправить' })).toHaveFocus()
  },
}

export const ReasonAlone: Story = {
  args: {
    tone: 'danger',
    title: 'Снято с публикации',
    reason: <Badge tone="danger">Запрещённый товар</Badge>,
    children: undefined,
    actions: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('blockquote')).toBeNull()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    title: 'Хабарландыруды түзету керек',
    reason: <Badge tone="warning">Байланыс деректері</Badge>,
    date: 'бүгін, 11:42',
    children:
      'Мәтіндегі телефон нөмірі мен WhatsApp сілтемесін алып тастаңыз: сатып алушылар нөмірді хабарландырудың өзінен көреді.',
    actions: <Button size="sm">Хабарландыруды түзету</Button>,
  },
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
}
