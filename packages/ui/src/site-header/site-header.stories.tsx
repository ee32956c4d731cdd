import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import { Button, IconButton } from '../button/button.tsx'
import { Input } from '../input/input.tsx'
import { Logo } from '../logo/logo.tsx'
import { SiteHeader } from './site-header.tsx'

const links = (...words: string[]) =>
  words.map((word, index) => (
    <a key={word} href={`#${word}`} aria-current={index === 0 ? 'page' : undefined}>
      {word}
    </a>
  ))

const meta = {
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        small: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '390', styles: { width: '390px', height: '800px' } },
        desk: { name: '1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  args: {
    logo: (
      <a href="#home" aria-label="Sauda, на главную" className="shrink-0 rounded-2">
        <Logo>sauda</Logo>
      </a>
    ),
    navLabel: 'Главное меню',
    menuLabel: 'Меню',
    links: links('Каталог', 'Карта этажей', 'Акции'),
    tools: (
      <IconButton label="Избранное">
        <Heart aria-hidden />
      </IconButton>
    ),
    account: (
      <Button asChild variant="plain">
        <a href="#login">Войти</a>
      </Button>
    ),
    action: (
      <Button asChild>
        <a href="#new">Подать объявление</a>
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="min-h-100">
        <Story />
        <p className="page-wrap py-6">Страница под шапкой</p>
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sauda, на главную' })).toHaveFocus()
    await userEvent.tab()
    const current = canvas.getByRole('link', { name: 'Каталог' })
    await expect(current).toHaveFocus()
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(canvasElement.querySelector('summary')).not.toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, step }) => {
    const menu = canvasElement.querySelector('details')
    const toggle = canvasElement.querySelector('summary')
    await step('the hamburger opens the menu', async () => {
      toggle?.focus()
      await userEvent.click(toggle ?? canvasElement)
      await expect(menu).toHaveAttribute('open')
      await expect(canvas.getByRole('link', { name: 'Карта этажей' })).toBeVisible()
    })
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Escape}')
      await expect(menu).not.toHaveAttribute('open')
      await expect(toggle).toHaveFocus()
    })
    await step('a link in it and a press outside close it', async () => {
      await userEvent.click(toggle ?? canvasElement)
      // A router handles the click: the page changes without a reload.
      canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(canvas.getByRole('link', { name: 'Акции' }))
      await expect(menu).not.toHaveAttribute('open')
      await userEvent.click(toggle ?? canvasElement)
      await userEvent.click(canvas.getByText('Страница под шапкой'))
      await expect(menu).not.toHaveAttribute('open')
    })
  },
}

export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, step }) => {
    const header = canvas.getByRole('banner')
    await step('the account is in the line of the header, the primary button in the menu', async () => {
      const { height } = header.getBoundingClientRect()
      const account = canvas.getByRole('link', { name: 'Войти' }).getBoundingClientRect()
      await expect(account.height).toBeGreaterThanOrEqual(44)
      await expect(account.bottom).toBeLessThan(height)
      await expect(account.right).toBeLessThanOrEqual(320)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      for (const button of canvas.getAllByText('Подать объявление')) await expect(button).not.toBeVisible()
    })
    await step('once in the header: the menu does not repeat it', async () => {
      await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement)
      await expect(canvas.getByRole('link', { name: 'Подать объявление' })).toBeVisible()
      await expect(canvas.getAllByRole('link', { name: 'Войти' })).toHaveLength(1)
    })
  },
}

export const WithSearch: Story = {
  globals: { viewport: { value: 'desk' } },
  args: {
    search: (
      <search>
        <Input type="search" aria-label="Что ищете" placeholder="Деталь, артикул или VIN" />
      </search>
    ),
  },
}

export const SignedIn: Story = {
  globals: { viewport: { value: 'desk' } },
  args: {
    ...WithSearch.args,
    links: [
      ...links('Каталог', 'Акции'),
      <a key="about" href="#about" data-optional="menu">
        О центре
      </a>,
    ],
    account: (
      <Button variant="plain" className="min-w-0">
        <span className="truncate">Болатбек Әлімжанұлы</span>
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const [about] = canvas.getAllByText('О центре')
    await expect(about).not.toBeVisible()
    const name = canvas.getAllByText('Болатбек Әлімжанұлы').find((it) => it.checkVisibility())
    await expect(name?.scrollWidth).toBe(name?.clientWidth)
  },
}

export const MenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '')
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open')
  },
}

export const Bare: Story = { args: { tools: undefined, account: undefined, action: undefined, links: [] } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    navLabel: 'Басты мәзір',
    menuLabel: 'Мәзір',
    links: links('Хабарландырулар', 'Қабаттар картасы', 'Жеңілдіктер'),
    account: (
      <Button asChild variant="plain">
        <a href="#login">Кіру</a>
      </Button>
    ),
    action: (
      <Button asChild>
        <a href="#new">Хабарландыру беру</a>
      </Button>
    ),
  },
}
