import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { PageHead } from './page-head.tsx'

const meta = {
  component: PageHead,
  args: {
    title: 'Тормозная система',
    count: '1 284 объявления',
    tools: <Button variant="quiet">Сначала новые</Button>,
  },
} satisfies Meta<typeof PageHead>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Тормозная система')
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const WithLead: Story = {
  args: {
    title: 'Мои объявления',
    count: undefined,
    lead: 'Что опубликовано, что ждёт и что пора продлить.',
  },
}

export const TitleOnly: Story = { args: { count: undefined, tools: undefined } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    title: 'Автокөліктердің тежегіш жүйесінің қосалқы бөлшектері',
    count: '1 284 хабарландыру',
    tools: <Button variant="quiet">Алдымен жаңалары</Button>,
  },
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
}
