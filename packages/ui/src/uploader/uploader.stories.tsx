import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import bumper from '../../drawings/bumper.svg'
import { PhotoList } from './photo-list.tsx'
import { Uploader } from './uploader.tsx'
import { Keeper, labels, photos } from './uploader-example.tsx'

const meta = {
  component: Uploader,
  args: {
    name: 'photos',
    items: photos,
    list: PhotoList,
    max: 10,
    labels,
    accept: 'image/*',
    refuse: ({ type }) => (type.startsWith('image/') ? undefined : 'это не фотография'),
    onAdd: fn(),
    onRemove: fn(),
    onReorder: fn(),
    onRetry: fn(),
  },
  render: (args) => <Keeper {...args} />,
} satisfies Meta<typeof Uploader>

export default meta
type Story = StoryObj<typeof meta>

const image = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Выбрать файлы')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.upload(input, [image('disk.jpg'), image('kolodki.jpg')])
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Фото 2 из 2, kolodki.jpg' })).toBeVisible()
  },
}

export const Reordering: Story = {
  play: async ({ canvas, args, step }) => {
    await step('a pressed tile is moved with buttons, and the move is announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Фото 2 из 3, zerkalo.jpg' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Переставить zerkalo.jpg раньше' }))
      await expect(args.onReorder).toHaveBeenLastCalledWith(['b', 'a', 'c'])
      await expect(canvas.getByText('zerkalo.jpg теперь 1 из 3')).toHaveRole('status')
    })
    await step('the first tile cannot be moved further, and keeps the focus', async () => {
      const back = canvas.getByRole('button', { name: 'Переставить zerkalo.jpg раньше' })
      await expect(back).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('{Enter}')
      await expect(back).toHaveFocus()
      await expect(args.onReorder).toHaveBeenCalledOnce()
    })
  },
}

export const Removing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать zerkalo.jpg' }))
    await expect(args.onRemove).toHaveBeenCalledWith('b')
    await expect(canvas.getByRole('button', { name: 'Фото 2 из 2, bamper.jpg' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать bamper.jpg' }))
    await expect(canvas.getByRole('button', { name: 'Фото 1 из 1, fara.jpg' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать fara.jpg' }))
    await expect(canvas.getByLabelText('Выбрать файлы')).toHaveFocus()
  },
}

export const More: Story = {
  args: { max: 5 },
  play: async ({ canvas, args, step }) => {
    await step('the last tile adds photos and says how many more there may be', async () => {
      const tiles = canvas.getAllByRole('listitem')
      await expect(tiles.at(-1)).toContainElement(canvas.getByLabelText('Ещё 2'))
      await userEvent.upload(canvas.getByLabelText('Ещё 2'), image('disk.jpg'))
      await expect(args.onAdd).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('button', { name: 'Фото 4 из 4, disk.jpg' })).toBeVisible()
      await expect(canvas.getAllByRole('listitem').at(-1)).toContainElement(canvas.getByLabelText('Ещё 1'))
    })
    await step('it is not there when no more photos are allowed, and comes back', async () => {
      await userEvent.upload(canvas.getByLabelText('Ещё 1'), image('kolodki.jpg'))
      await expect(canvas.queryByLabelText(/Ещё/)).toBeNull()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
      await userEvent.click(canvas.getByRole('button', { name: 'Убрать fara.jpg' }))
      await expect(canvas.getByLabelText('Ещё 1')).toBeInTheDocument()
    })
  },
}

export const Dropping: Story = {
  args: { items: [] },
  play: async ({ canvas, args, step }) => {
    const area = canvas.getByRole('presentation')
    const dataTransfer = new DataTransfer()
    /** Returns whether the event is left to the browser. */
    const drag = (type: string, relatedTarget?: HTMLElement, target: HTMLElement = area) =>
      target.dispatchEvent(
        new DragEvent(type, { dataTransfer, relatedTarget, bubbles: true, cancelable: true }),
      )
    const isMarked = () => area.classList.contains('bg-accent-soft')

    await step('leaves dragged text to the browser', async () => {
      dataTransfer.setData('text/plain', 'disk.jpg')
      await expect(drag('dragover')).toBe(true)
      await expect(drag('drop')).toBe(true)
      await expect(drag('drop', undefined, document.body)).toBe(true)
      await expect(args.onAdd).not.toHaveBeenCalled()
    })
    await step('marks the area while files are dragged over it', async () => {
      dataTransfer.items.add(image('disk.jpg'))
      drag('dragenter')
      await waitFor(() => expect(isMarked()).toBe(true))
      await expect(drag('dragover')).toBe(false)
      drag('dragleave', canvas.getByText('Перетащите фото сюда'))
      // React renders synchronously after this event, which flushes earlier updates.
      await userEvent.click(canvas.getByText('Перетащите фото сюда'))
      await expect(isMarked()).toBe(true)
      drag('dragleave', document.body)
      await waitFor(() => expect(isMarked()).toBe(false))
    })
    await step('ignores files that are dropped beside the area, which the browser would open', async () => {
      await expect(drag('dragover', undefined, document.body)).toBe(false)
      await expect(drag('drop', undefined, document.body)).toBe(false)
      await expect(args.onAdd).not.toHaveBeenCalled()
    })
    await step('accepts dropped files', async () => {
      drag('dragenter')
      await waitFor(() => expect(isMarked()).toBe(true))
      await expect(drag('drop')).toBe(false)
      await expect(await canvas.findByRole('button', { name: 'Фото 1 из 1, disk.jpg' })).toBeVisible()
      await expect(args.onAdd).toHaveBeenCalledOnce()
      await expect(isMarked()).toBe(false)
    })
  },
}

export const Pasting: Story = {
  args: { items: [] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <input aria-label="Телефон" />
      </>
    ),
  ],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText('Телефон')
    const clipboardData = new DataTransfer()
    /** Returns whether the event is left to the browser. */
    const paste = (target: HTMLElement) =>
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))

    await step('leaves pasted text to the browser', async () => {
      clipboardData.setData('text/plain', 'disk.jpg')
      await expect(paste(field)).toBe(true)
      await expect(paste(document.body)).toBe(true)
      await expect(args.onAdd).not.toHaveBeenCalled()
    })
    await step('leaves text with a picture of it to the field it is pasted into', async () => {
      clipboardData.items.add(image('tablica.jpg'))
      await expect(paste(field)).toBe(true)
      await expect(args.onAdd).not.toHaveBeenCalled()
    })
    await step('accepts files that are pasted beside fields', async () => {
      await expect(paste(document.body)).toBe(false)
      await expect(await canvas.findByRole('button', { name: 'Фото 1 из 1, tablica.jpg' })).toBeVisible()
    })
    await step('accepts a picture that is pasted into a field, adding it to the others', async () => {
      clipboardData.clearData()
      clipboardData.items.clear()
      clipboardData.items.add(image('snimok.jpg'))
      await expect(paste(field)).toBe(false)
      await expect(await canvas.findByRole('button', { name: 'Фото 2 из 2, snimok.jpg' })).toBeVisible()
      await expect(args.onAdd).toHaveBeenCalledTimes(2)
    })
    await step('lists a pasted file that is rejected', async () => {
      clipboardData.items.clear()
      clipboardData.items.add(new File(['x'], 'dogovor.pdf', { type: 'application/pdf' }))
      await expect(paste(document.body)).toBe(false)
      await expect(canvas.getByRole('alert')).toHaveTextContent('dogovor.pdf: это не фотография')
      await expect(args.onAdd).toHaveBeenCalledTimes(2)
    })
  },
}

export const Refusing: Story = {
  args: { max: 4 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Выбрать файлы')
    const text = new File(['x'], 'dogovor.pdf', { type: 'application/pdf' })
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input, [text, image('one.jpg'), image('two.jpg')])
    const problems = canvas.getByRole('alert')
    await expect(problems).toHaveTextContent('dogovor.pdf: это не фотография')
    await expect(problems).toHaveTextContent('two.jpg: больше десяти фото не поместится')
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Фото 4 из 4, one.jpg' })).toBeVisible()
    await user.upload(input, [image('three.jpg')])
    await expect(problems).not.toHaveTextContent('dogovor.pdf')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  args: {
    items: [
      ...photos,
      { id: 'd', name: 'radiator.jpg', url: bumper, progress: 0.4 },
      { id: 'e', name: 'rim.jpg', progress: 0 },
      { id: 'f', name: 'kapot.jpg', url: bumper, waiting: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'radiator.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    await expect(
      canvas.getByRole('button', { name: /kapot\.jpg$/, pressed: false }),
    ).toHaveAccessibleDescription('Ждёт загрузки')
    await expect(canvas.queryByRole('progressbar', { name: 'kapot.jpg' })).toBeNull()
  },
}

export const Undecodable: Story = {
  args: {
    items: [
      { id: 'a', name: 'slovo.avif', url: 'data:image/avif,none' },
      { id: 'b', name: 'kuzov.png', url: 'data:image/png,none', error: '18 МБ, а можно до 10' },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelectorAll('[data-tile] svg')).toHaveLength(2)
  },
}

export const WithErrors: Story = {
  args: {
    error: 'Добавьте хотя бы одно фото, которое открывается',
    items: [...photos, { id: 'd', name: 'kuzov.png', error: '18 МБ, а можно до 10' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('kuzov.png: 18 МБ, а можно до 10')
    await expect(
      canvas.getByRole('button', { name: /kuzov\.png$/, pressed: false }),
    ).toHaveAccessibleDescription(/18 МБ/)
  },
}

export const Failed: Story = {
  args: { items: [...photos, { id: 'd', name: 'kuzov.jpg', error: 'не загрузилось', retry: true }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить: kuzov.jpg' }))
    await expect(args.onRetry).toHaveBeenCalledWith('d')
    await expect(canvas.queryByRole('button', { name: 'Повторить: fara.jpg' })).toBeNull()
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    labels: {
      ...labels,
      legend: 'Хабарландыруға арналған фотосуреттер',
      drop: 'Фотосуреттерді осында сүйреп әкеліңіз',
      hint: 'Он суретке дейін, JPEG, PNG немесе WebP пішімінде, әрқайсысы 10 МБ-тан аспауы тиіс',
      choose: 'Файлдарды таңдау',
      camera: 'Суретке түсіру',
      gallery: 'Галереядан таңдау',
      cover: 'Мұқабасы',
    },
    items: [
      ...photos,
      {
        id: 'd',
        name: 'алдыңғы-тежегіш-дискілерінің-жаңа-жинағы-2026.png',
        error: 'файлдың көлемі 10 МБ-тан асады',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
}
