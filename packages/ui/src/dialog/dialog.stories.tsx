import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from '../input/input.tsx'
import { serverRender } from '../server-rendered.ts'
import { Textarea } from '../textarea/textarea.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

const meta = {
  component: Dialog,
  parameters: {
    viewport: { options: { small: { name: '320', styles: { width: '320px', height: '640px' } } } },
  },
  args: {
    title: 'Написать в справочную',
    description: 'Отвечаем каждый день с 9 до 18',
    closeLabel: 'Закрыть',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const form = (
  <form id="ask" method="post" className="grid gap-4">
    <Field label="Как вас зовут">
      <Input name="name" autoComplete="name" />
    </Field>
    <Field label="Вопрос" hint="Можно по-русски и по-казахски">
      <Textarea name="question" />
    </Field>
  </form>
)

const send = (
  <Button type="submit" form="ask">
    Отправить
  </Button>
)

export const ByKeyboard: Story = {
  args: { trigger: <Button>Задать вопрос</Button>, children: form, footer: send },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Задать вопрос' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Написать в справочную' })
    await expect(dialog).toHaveAccessibleDescription('Отвечаем каждый день с 9 до 18')
    await waitFor(() => expect(dialog).toHaveFocus())
    for (const name of ['Закрыть', 'Как вас зовут', 'Вопрос', 'Отправить', 'Закрыть']) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const Open: Story = {
  args: { defaultOpen: true, children: form, footer: send },
}

export const Large: Story = {
  args: { size: 'lg', defaultOpen: true, children: form, footer: send },
}

export const LongContentScrollsInside: Story = {
  args: {
    defaultOpen: true,
    footer: <Button>Согласен</Button>,
    description: undefined,
    title: 'Правила торгового центра',
    children: Array.from(
      { length: 40 },
      (_, index) => `Правило ${index + 1}. Проходы остаются свободными.`,
    ).map((rule) => <p key={rule}>{rule}</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight)
    await expect(dialog).not.toHaveAttribute('aria-describedby')
    await expect(screen.getByRole('button', { name: 'Согласен' })).toBeVisible()
    const scroller = dialog.querySelector('[data-slot=scroll-area]')
    await waitFor(() => expect(scroller).toHaveAttribute('tabindex', '0'))
  },
}

/** The box of the dialog once it has stopped moving. */
async function still(dialog: HTMLElement): Promise<DOMRect> {
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  return dialog.getBoundingClientRect()
}

export const ShortOnAPhone: Story = {
  args: { defaultOpen: true, children: 'Объявление уйдёт в архив.', footer: <Button>В архив</Button> },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const { top, bottom, width } = await still(dialog)
    await expect([width, window.innerHeight]).toEqual([320, 640])
    await expect(bottom).toBe(640)
    await expect(top).toBeGreaterThan(320)
    await expect(dialog.querySelector('[data-slot=scroll-area]')).not.toHaveAttribute('tabindex')
  },
}

export const LongOnAPhone: Story = {
  ...LongContentScrollsInside,
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const { top, bottom } = await still(dialog)
    await expect(top).toBeGreaterThan(0)
    await expect(bottom).toBe(640)
    const button = screen.getByRole('button', { name: 'Согласен' }).getBoundingClientRect()
    await expect(button.bottom).toBeLessThanOrEqual(640)
    const scroller = dialog.querySelector('[data-slot=scroll-area]')
    if (!scroller) throw new Error('nothing scrolls')
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight)
    scroller.scrollTop = scroller.scrollHeight
    const last = screen.getByText(/Правило 40/).getBoundingClientRect()
    await expect(last.bottom).toBeLessThanOrEqual(button.top)
  },
}

export const WithoutTriggerFocusReturns: Story = {
  render: (args) => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Показать телефон
        </Button>
        <Dialog {...args} title="Войдите" open={open} onOpenChange={setOpen}>
          Телефон видят те, кто вошёл.
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Показать телефон' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function OnAPage(args: DialogProps) {
  return (
    <div>
      <h1>Справочная</h1>
      <Dialog {...args} open closeHref="#help" footer={send}>
        {form}
      </Dialog>
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
    await expect(html.getByRole('dialog', { name: 'Написать в справочную' })).toBeVisible()
    await expect(html.getByRole('link', { name: 'Закрыть' })).toHaveAttribute('href', '#help')
    await userEvent.type(html.getByRole('textbox', { name: 'Как вас зовут' }), 'Айгүл')
    await expect(new FormData(place.querySelector('form') ?? undefined).get('name')).toBe('Айгүл')

    await hydrate()
    // The typed text and the focus are kept; the close link now only closes.
    await expect(html.getByRole('textbox', { name: 'Как вас зовут' })).toHaveValue('Айгүл')
    await expect(html.getByRole('textbox', { name: 'Как вас зовут' })).toHaveFocus()
    await userEvent.click(html.getByRole('link', { name: 'Закрыть' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(location.hash).toBe('')
  },
}

export const LongKazakh: Story = {
  args: {
    title: 'Сауда орталығының анықтама қызметіне сұрақ жіберу',
    description: 'Күн сайын сағат тоғыздан он сегізге дейін жауап береміз',
    closeLabel: 'Жабу',
    defaultOpen: true,
    children:
      'Сұрағыңызды мүмкіндігінше толық жазыңыз: бөлшектің атауын, каталог нөмірін және көліктің шыққан жылын.',
    footer: (
      <>
        <Button variant="quiet">Кейінірек жіберу үшін сақтау</Button>
        <Button>Анықтама қызметіне жіберу</Button>
      </>
    ),
  },
  globals: { language: 'kk' },
}

export const NotClosable: Story = {
  args: { closable: false, onEscape: fn(), defaultOpen: true, children: 'Подписываем: 7 из 25' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).queryByRole('button', { name: 'Закрыть' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onEscape).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}
