import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, MapPin, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, IconButton } from './button.tsx'

const meta = {
  component: Button,
  args: { children: 'Подать объявление', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button>Найти</Button>
      <Button variant="quiet">Показать ещё</Button>
      <Button variant="soft">
        <MapPin aria-hidden /> На карте
      </Button>
      <Button variant="plain">Сбросить всё</Button>
      <Button variant="danger">Удалить</Button>
      <Button variant="danger-quiet">Снять с публикации…</Button>
    </div>
  ),
}

export const OnDeep: Story = {
  render: () => (
    <div className="bg-deep p-6">
      <Button variant="deep">Подписать 12 актов</Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Маленькая</Button>
      <Button>Обычная</Button>
      <Button size="lg">Крупная</Button>
    </div>
  ),
}

export const Loading: Story = {
  args: { loading: true, children: 'Отправляем' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Отправляем' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const LoadingKeepsWidth: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <Button data-testid="idle">Сохранить</Button>
      <Button data-testid="busy" loading>
        Сохранить
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const width = (id: string) => canvas.getByTestId(id).getBoundingClientRect().width
    await expect(width('busy')).toBe(width('idle'))
  },
}

export const LoadingDoesNotSubmit: Story = {
  args: { loading: true, type: 'submit', children: 'Сохранить' },
  render: ({ onClick, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onClick?.(Object.create(null))
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { disabled: true, children: 'Недоступна' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).not.toHaveFocus()
  },
}

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#place">Подать объявление</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Подать объявление' })
    await expect(link).not.toHaveAttribute('type')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

export const LongKazakh: Story = {
  args: { children: 'Хабарландыруды модератордың тексеруіне жіберу және жариялануын күту' },
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
  globals: { language: 'kk' },
}

export const IconButtons: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <IconButton label="В избранное">
        <Heart aria-hidden />
      </IconButton>
      <IconButton label="Показать на карте" variant="soft">
        <MapPin aria-hidden />
      </IconButton>
      <IconButton label="Удалить" variant="danger-quiet" size="sm">
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton label="Сохраняем" variant="quiet" loading>
        <Heart aria-hidden />
      </IconButton>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'В избранное' })).toHaveFocus()
  },
}
