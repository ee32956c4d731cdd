import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { dismissToast, Toaster, toast } from './toast.tsx'

const undo = fn()

const meta = {
  component: Toaster,
  beforeEach: () => () => dismissToast(),
  args: { label: 'Сообщения', closeLabel: 'Закрыть' },
  render: (args) => (
    <div className="flex min-h-70 flex-wrap items-start gap-2">
      <Button onClick={() => toast('Ваша заявка отправлена!', { tone: 'positive' })}>Удача</Button>
      <Button
        variant="quiet"
        onClick={() =>
          toast('Почта не ответила, заявка не ушла.', {
            tone: 'danger',
            action: { label: 'Вернуть текст', onClick: undo },
          })
        }
      >
        Неудача
      </Button>
      <Button variant="quiet" onClick={() => toast('Через 3 дня снимем с публикации')}>
        Весть
      </Button>
      <Button variant="quiet" onClick={() => toast('Объявление уже изменилось', { tone: 'warning' })}>
        Осторожно
      </Button>
      <Toaster {...args} />
    </div>
  ),
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

/** The line under a toast runs while its time does. */
const lineOf = (toastElement: Element | null) =>
  toastElement?.querySelector('[data-slot=toast] > span:last-child')?.getAnimations()[0]

export const Tones: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Удача', 'Неудача', 'Весть', 'Осторожно'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(await screen.findByText('Ваша заявка отправлена!')).toBeVisible()
    await expect(await screen.findByText('Через 3 дня снимем с публикации')).toBeVisible()
    await expect(await screen.findByText('Объявление уже изменилось')).toBeVisible()
  },
}

export const Action: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Неудача' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть текст' }))
    await expect(undo).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Вернуть текст' })).toBeNull())
  },
}

export const PausesForPointerAndFocus: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удача' }))
    const close = await screen.findByRole('button', { name: 'Закрыть' })
    const state = () => lineOf(canvasElement)?.playState
    await waitFor(() => expect(state()).toBe('running'))
    await step('the pointer holds it', async () => {
      await userEvent.hover(close)
      await waitFor(() => expect(state()).toBe('paused'))
      await userEvent.unhover(close)
      await waitFor(() => expect(state()).toBe('running'))
    })
    await step('so does focus', async () => {
      close.focus()
      await waitFor(() => expect(state()).toBe('paused'))
      close.blur()
      await waitFor(() => expect(state()).toBe('running'))
    })
    await step('Enter on the cross takes it away, and the next one runs', async () => {
      close.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull())
      await userEvent.click(canvas.getByRole('button', { name: 'Весть' }))
      await screen.findByText('Через 3 дня снимем с публикации')
      await waitFor(() => expect(state()).toBe('running'))
    })
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: { label: 'Хабарламалар', closeLabel: 'Жабу' },
  play: async () => {
    toast('Хабарландыруыңыз үш күннен кейін жарияланымнан алынады, мерзімін ұзартуды ұмытпаңыз.', {
      action: { label: 'Жариялау мерзімін ұзарту', onClick: undo },
    })
    await expect(await screen.findByText(/жарияланымнан алынады/)).toBeVisible()
  },
}
