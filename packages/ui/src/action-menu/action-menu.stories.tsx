import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Ellipsis, Pencil } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { serverRender } from '../server-rendered.ts'
import { ActionMenu, ActionMenuItem, type ActionMenuProps } from './action-menu.tsx'
import { useClosingMenu } from './use-closing-menu.ts'

const archive = fn()
const remove = fn()

const meta = {
  component: ActionMenu,
  args: {
    label: 'Действия с объявлением',
    align: 'start',
    trigger: <Ellipsis aria-hidden />,
    children: (
      <>
        <ActionMenuItem asChild>
          <a href="#edit">
            <Pencil aria-hidden />
            Изменить
          </a>
        </ActionMenuItem>
        <ActionMenuItem onClick={archive}>
          <Archive aria-hidden />В архив
        </ActionMenuItem>
        <ActionMenuItem
          danger
          apart
          type="submit"
          within={(item) => (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                remove()
              }}
            >
              {item}
            </form>
          )}
        >
          Удалить
        </ActionMenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="min-h-60">
        <Story />
        <button type="button">Рядом с меню</button>
      </div>
    ),
  ],
} satisfies Meta<typeof ActionMenu>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const menu = canvas.getByRole('group')
    await step('arrow keys open it and wrap around', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await expect(menu).toHaveAttribute('open')
      await expect(canvas.getByRole('link', { name: 'Изменить' })).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(canvas.getByRole('button', { name: 'Удалить' })).toHaveFocus()
      await userEvent.keyboard('{Home}{ArrowDown}')
      await expect(canvas.getByRole('button', { name: 'В архив' })).toHaveFocus()
    })
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(menu).not.toHaveAttribute('open')
      await expect(menu.querySelector('summary')).toHaveFocus()
    })
    await step('an item performs its action and closes it', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
      await expect(archive).toHaveBeenCalledOnce()
      await expect(menu).not.toHaveAttribute('open')
    })
    await step('a form in it is submitted', async () => {
      menu.querySelector('summary')?.focus()
      await userEvent.keyboard('{ArrowUp}{Enter}')
      await expect(remove).toHaveBeenCalledOnce()
    })
    await step('moving the focus elsewhere closes it', async () => {
      menu.querySelector('summary')?.focus()
      await userEvent.keyboard('{ArrowUp}')
      await userEvent.tab()
      await expect(canvas.getByText('Рядом с меню')).toHaveFocus()
      await expect(menu).not.toHaveAttribute('open')
    })
    await step('a press outside closes it', async () => {
      menu.setAttribute('open', '')
      await userEvent.click(canvas.getByText('Рядом с меню'))
      await expect(menu).not.toHaveAttribute('open')
    })
  },
}

function AnotherMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useClosingMenu(menu)
  return (
    <details ref={menu}>
      <summary>Меню сайта</summary>
      {children}
    </details>
  )
}

export const WithinAnotherMenu: Story = {
  render: (args) => (
    <AnotherMenu>
      <ActionMenu {...args} />
    </AnotherMenu>
  ),
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Меню сайта'))
    const [outer, inner] = canvas.getAllByRole('group')
    await step('Escape closes only the inner menu', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await expect(inner).toHaveAttribute('open')
      await userEvent.keyboard('{Escape}')
      await expect(inner).not.toHaveAttribute('open')
      await expect(outer).toHaveAttribute('open')
    })
    await step('a second Escape closes the outer menu', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(outer).not.toHaveAttribute('open')
      await expect(canvas.getByText('Меню сайта')).toHaveFocus()
    })
  },
}

export const Open: Story = { args: { open: true } }

export const AtTheEnd: Story = {
  args: { open: true, align: 'end', trigger: 'Действия', label: undefined, variant: 'quiet', size: 'sm' },
  render: (args) => (
    <div className="flex justify-end">
      <ActionMenu {...args} />
    </div>
  ),
}

function OnAPage(args: ActionMenuProps) {
  return (
    <div>
      <ActionMenu {...args} />
    </div>
  )
}

export const BeforeScripts: Story = {
  render: () => <div />,
  play: async ({ canvasElement, args }) => {
    const place = canvasElement.querySelector('div')
    if (!place) throw new Error('no place')
    const hydrate = serverRender(place, <OnAPage {...args} />)
    const html = within(place)
    await userEvent.click(html.getByText((_, element) => element?.tagName === 'SUMMARY'))
    await expect(html.getByRole('link', { name: 'Изменить' })).toBeVisible()
    // It stays open after hydration.
    await hydrate()
    await expect(html.getByRole('group')).toHaveAttribute('open')
  },
}

export const Dark: Story = { args: { open: true }, globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    label: 'Хабарландырумен жасалатын әрекеттер',
    open: true,
    children: (
      <>
        <ActionMenuItem>Хабарландыруды каталогта жоғары көтеру</ActionMenuItem>
        <ActionMenuItem danger apart>
          Хабарландыруды біржола өшіру және суреттерін жою
        </ActionMenuItem>
      </>
    ),
  },
}
