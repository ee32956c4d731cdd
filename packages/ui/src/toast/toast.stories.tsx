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

/** The line at the bottom of a toast is animated while its time runs. */
const lineOf = (toastElement: Element | null) =>
  toastElement?.querySelector('[data-slot=toast] > span:last-child')?.getAnimations()[0]

/** A toast is in the DOM before it is visible: sonner shows it with the next render. */
const expectSeen = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible())

export const Tones: Story = {
  play: async ({ canvas }) => {
    const words = {
      Удача: 'Ваша заявка отправлена!',
      Неудача: /Почта не ответила/,
      Весть: 'Через 3 дня снимем с публикации',
      Осторожно: 'Объявление уже изменилось',
    }
    // Each is expected immediately, since it disappears by itself.
    for (const [name, said] of Object.entries(words)) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expectSeen(said)
    }
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
    const expectLine = (state: AnimationPlayState) =>
      waitFor(() => expect(lineOf(canvasElement)?.playState).toBe(state))
    // Each step has a toast of its own, with its full 5 s.
    const show = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Удача' }))
      const close = await screen.findByRole('button', { name: 'Закрыть' })
      await expectLine('running')
      return close
    }
    const takeAway = async (close: HTMLElement) => {
      close.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull())
    }
    await step('hovering pauses it', async () => {
      const close = await show()
      await userEvent.hover(close)
      await expectLine('paused')
      await userEvent.unhover(close)
      await expectLine('running')
      await takeAway(close)
    })
    await step('focus pauses it', async () => {
      const close = await show()
      close.focus()
      await expectLine('paused')
      close.blur()
      await expectLine('running')
      await takeAway(close)
    })
    await step('the next toast runs after Enter on the close button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Весть' }))
      await screen.findByText('Через 3 дня снимем с публикации')
      await expectLine('running')
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
    await expectSeen(/жарияланымнан алынады/)
  },
}
