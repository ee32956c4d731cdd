import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ActionMenu, ActionMenuItem } from '../action-menu/action-menu.tsx'
import { serverRender } from '../server-rendered.ts'
import { CountTab, CountTabs } from './count-tabs.tsx'

const meta = {
  component: CountTabs,
  args: {
    label: 'Объявления',
    children: (
      <>
        <CountTab href="#new" count={27} tone="warning" aria-current="page">
          На проверке
        </CountTab>
        <CountTab href="#active" count="1 284">
          Активные
        </CountTab>
        <CountTab href="#inactive">Неактивные</CountTab>
      </>
    ),
  },
} satisfies Meta<typeof CountTabs>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Объявления' })).toBeVisible()
    await userEvent.tab()
    const current = canvas.getByRole('link', { name: 'На проверке 27' })
    await expect(current).toHaveFocus()
    await expect(current).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Активные 1 284' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Неактивные' })).toHaveFocus()
  },
}

export const AsChild: Story = {
  args: {
    children: (
      <CountTab asChild count={3}>
        <a href="#reviews" aria-current="page">
          Отзывы
        </a>
      </CountTab>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Отзывы 3' })).toBeVisible()
  },
}

export const Narrow: Story = {
  args: {
    children: (
      <>
        <CountTab href="#active" count={1284}>
          Активные
        </CountTab>
        <CountTab href="#inactive" count={17}>
          Неактивные
        </CountTab>
        <CountTab href="#new" count={27} tone="warning" aria-current="page">
          На проверке
        </CountTab>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
  // Fonts that load later would change the widths, and so the scroll position of the row.
  beforeEach: async () => void (await Promise.all([...document.fonts].map((face) => face.load()))),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    const current = canvas.getByRole('link', { name: /На проверке/ }).getBoundingClientRect()
    await expect(current.right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
  },
}

/** A menu of further lists keeps its place while the row beside it scrolls. */
export const WithAMenuAtTheEnd: Story = {
  args: {
    ...Narrow.args,
    end: (
      <ActionMenu trigger="Ещё">
        <ActionMenuItem asChild>
          <a href="#people">Люди</a>
        </ActionMenuItem>
      </ActionMenu>
    ),
  },
  decorators: Narrow.decorators,
  beforeEach: Narrow.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getAllByRole('list')[0] as HTMLElement
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    const menu = canvas.getByText('Ещё')
    await expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.getBoundingClientRect().right)
    await userEvent.click(menu)
    await expect(canvas.getByRole('link', { name: 'Люди' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const lists = ['Активные', 'Неактивные', 'Удалённые', 'На проверке']

function FollowedTabs({ first }: { first: string }) {
  const [current, setCurrent] = useState(first)
  return (
    <CountTabs label="Объявления">
      {lists.map((list) => (
        <CountTab
          key={list}
          href="#list"
          aria-current={list === current ? 'page' : undefined}
          onClick={(event) => {
            // As a router does: the page changes without a reload.
            event.preventDefault()
            setCurrent(list)
          }}
        >
          {list}
        </CountTab>
      ))}
    </CountTabs>
  )
}

export const TheCurrentOneChanges: Story = {
  render: () => <FollowedTabs first="Активные" />,
  decorators: Narrow.decorators,
  beforeEach: Narrow.beforeEach,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollLeft).toBe(0)
    // Without the mouse, whose press would scroll to the link.
    canvas.getByRole('link', { name: 'На проверке' }).click()
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0))
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(current.right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
  },
}

export const BeforeScripts: Story = {
  render: () => <div />,
  decorators: Narrow.decorators,
  beforeEach: Narrow.beforeEach,
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('div > div > div, div')
    if (!(place instanceof HTMLElement)) throw new Error('no place')
    serverRender(place, <FollowedTabs first="На проверке" />)
    const list = within(place).getByRole('list')
    const current = within(place).getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(list.scrollLeft).toBeGreaterThan(0)
    await expect(current.right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    label: 'Хабарландырулар',
    children: (
      <>
        <CountTab href="#new" count={27} tone="warning" aria-current="page">
          Модератордың тексеруіндегілер
        </CountTab>
        <CountTab href="#active" count={1284}>
          Жарияланған хабарландырулар
        </CountTab>
        <CountTab href="#inactive" count={17}>
          Жарияланымнан алынғандар
        </CountTab>
      </>
    ),
  },
  decorators: Narrow.decorators,
}
