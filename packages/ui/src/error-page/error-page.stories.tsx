import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import box from '../../drawings/box.svg'
import { Button } from '../button/button.tsx'
import { Drawing } from '../drawing/drawing.tsx'
import { ErrorPage } from './error-page.tsx'

const home = (words: string) => (
  <Button asChild>
    <a href="#home">{words}</a>
  </Button>
)

const meta = {
  component: ErrorPage,
  args: { status: 404, message: 'This page could not be found', homeLink: home('На главную') },
} satisfies Meta<typeof ErrorPage>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be found')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'На главную' })).toHaveFocus()
  },
}

export const ServerError: Story = { args: { status: 500, message: 'Error', homeLink: undefined } }

export const WithDrawing: Story = {
  args: {
    drawing: <Drawing src={box} />,
    message: 'Объявление снято',
    children: <p>Посмотрите похожие рядом.</p>,
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    status: 403,
    message: 'Бұл бетті көруге рұқсатыңыз жоқ, өзіңіздің кабинетіңізге оралыңыз',
    homeLink: home('Басты бетке оралу'),
  },
}
