import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { AlertDialog } from './alert-dialog.tsx'

const meta = {
  component: AlertDialog,
  args: {
    title: 'Снять объявление с публикации?',
    description: 'Покупатели перестанут его видеть. Вернуть его можно из архива.',
    confirm: 'Снять',
    cancel: 'Оставить',
    onConfirm: fn(),
    trigger: <Button variant="danger-quiet">Снять с публикации…</Button>,
  },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Снять объявление с публикации?' })
    await expect(dialog).toHaveAccessibleDescription(/перестанут его видеть/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Оставить' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onConfirm).not.toHaveBeenCalled()

    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Оставить' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const Danger: Story = {
  args: {
    title: 'Удалить объявление?',
    description: 'Вместе с ним пропадут фотографии. Вернуть его будет нельзя.',
    confirm: 'Удалить',
    danger: true,
    defaultOpen: true,
  },
}

export const WaitsForTheAnswer: Story = {
  render: (args) => {
    const [asking, setAsking] = useState(false)
    return (
      <AlertDialog
        {...args}
        loading={asking}
        onConfirm={(event) => {
          event.preventDefault()
          setAsking(true)
          args.onConfirm(event)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    const confirm = await screen.findByRole('button', { name: 'Снять' })
    await userEvent.click(confirm)
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
}

export const LongKazakh: Story = {
  args: {
    title: 'Хабарландыруды жарияланымнан алып тастау керек пе?',
    description:
      'Сатып алушылар оны көрмейтін болады. Кейін хабарландыруды мұрағаттан қайта жариялауға болады.',
    confirm: 'Жарияланымнан алып тастау',
    cancel: 'Сол күйінде қалдыру',
    defaultOpen: true,
  },
  globals: { language: 'kk' },
}
