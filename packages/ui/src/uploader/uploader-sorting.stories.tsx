import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
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
    onAdd: fn(),
    onRemove: fn(),
    onReorder: fn(),
  },
  render: (args) => <Keeper {...args} />,
} satisfies Meta<typeof Uploader>

export default meta
type Story = StoryObj<typeof meta>

/** Where a tile is drawn. */
function centreOf(tile: HTMLElement) {
  const { x, y, width, height } = tile.getBoundingClientRect()
  return { clientX: x + width / 2, clientY: y + height / 2 }
}

function point(type: string, target: EventTarget, at: object, pointerType = 'mouse') {
  target.dispatchEvent(new PointerEvent(type, { ...at, pointerType, isPrimary: true, bubbles: true }))
}

export const Dragging: Story = {
  play: async ({ canvas, args, step }) => {
    const tile = ({ source }: RegExp) => canvas.getByRole('button', { name: new RegExp(`^Фото .*${source}`) })
    const left = (name: RegExp) => Math.round(tile(name).getBoundingClientRect().x)
    await step('a mouse drags a photo to another place, which is announced', async () => {
      const [from, to] = [centreOf(tile(/1 из 3, fara/)), centreOf(tile(/3 из 3, bamper/))]
      point('pointerdown', tile(/fara/), from)
      point('pointermove', window, { ...from, clientX: from.clientX + 8 })
      point('pointermove', window, to)
      await waitFor(() => expect(centreOf(tile(/fara/))).toEqual(to))
      point('pointerup', window, to)
      await expect(args.onReorder).toHaveBeenLastCalledWith(['b', 'c', 'a'])
      await expect(canvas.getByText('fara.jpg теперь 3 из 3')).toHaveRole('status')
    })
    await step('Escape puts a dragged photo back', async () => {
      const before = left(/zerkalo/)
      const from = centreOf(tile(/zerkalo/))
      point('pointerdown', tile(/zerkalo/), from)
      point('pointermove', window, { ...from, clientX: from.clientX + 90 })
      await waitFor(() => expect(left(/zerkalo/)).toBe(before + 90))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(left(/zerkalo/)).toBe(before))
      point('pointerup', window, from)
      await expect(args.onReorder).toHaveBeenCalledOnce()
    })
    await step('a finger that moves at once scrolls, and one that rests drags', async () => {
      const from = centreOf(tile(/zerkalo/))
      const to = centreOf(tile(/bamper/))
      point('pointerdown', tile(/zerkalo/), from, 'touch')
      point('pointermove', window, { ...from, clientY: from.clientY + 30 }, 'touch')
      point('pointermove', window, to, 'touch')
      point('pointerup', window, to, 'touch')
      await expect(args.onReorder).toHaveBeenCalledOnce()
      point('pointerdown', tile(/zerkalo/), from, 'touch')
      await waitFor(() => expect(tile(/zerkalo/).parentElement).toHaveClass('opacity-80'))
      point('pointermove', window, to, 'touch')
      point('pointerup', window, to, 'touch')
      await waitFor(() => expect(args.onReorder).toHaveBeenLastCalledWith(['c', 'b', 'a']))
    })
    await step('a drag that the browser takes over changes nothing', async () => {
      const from = centreOf(tile(/zerkalo/))
      point('pointerdown', tile(/zerkalo/), from)
      point('pointermove', window, { ...from, clientX: from.clientX + 90 })
      point('pointercancel', window, from)
      await expect(args.onReorder).toHaveBeenCalledTimes(2)
    })
  },
}

export const SortingByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const tile = (name: RegExp) => canvas.getByRole('button', { name })
    await step('arrow keys leave a photo alone that is not pressed', async () => {
      tile(/^Фото 1 из 3/).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onReorder).not.toHaveBeenCalled()
    })
    await step('they move a pressed one, which keeps the focus', async () => {
      await userEvent.keyboard('{Enter}{ArrowRight}')
      await expect(args.onReorder).toHaveBeenLastCalledWith(['b', 'a', 'c'])
      await expect(canvas.getByText('fara.jpg теперь 2 из 3')).toHaveRole('status')
      await expect(tile(/^Фото 2 из 3, fara/)).toHaveFocus()
      await userEvent.keyboard('{End}{ArrowRight}')
      await expect(args.onReorder).toHaveBeenLastCalledWith(['b', 'c', 'a'])
      await expect(args.onReorder).toHaveBeenCalledTimes(2)
    })
    await step('Escape puts it back where it was pressed', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onReorder).toHaveBeenLastCalledWith(['a', 'b', 'c'])
      await expect(canvas.getByText('fara.jpg теперь 1 из 3')).toHaveRole('status')
      await expect(tile(/^Фото 1 из 3, fara/)).toHaveFocus()
      await expect(tile(/^Фото 1 из 3, fara/)).toHaveAttribute('aria-pressed', 'false')
    })
  },
}
