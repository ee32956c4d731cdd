import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import bearing from '../../drawings/bearing.svg'
import disc from '../../drawings/brake-disc.svg'
import discs from '../../drawings/brake-discs-drilled.svg'
import pads from '../../drawings/brake-pads.svg'
import rim from '../../drawings/rim.svg'
import { PictureFrame } from '../card/card.tsx'
import { groundOf } from '../card/ground.ts'
import { Drawing } from '../drawing/drawing.tsx'
import { Gallery, type GalleryItem } from './gallery.tsx'

const items: GalleryItem[] = [disc, pads, bearing, discs, rim].map((src, index) => ({
  id: index + 1,
  picture: (
    <PictureFrame ground={groundOf(index + 3)}>
      <Drawing src={src} alt={`Деталь, вид ${index + 1}`} />
    </PictureFrame>
  ),
  thumb: (
    <PictureFrame ground={groundOf(index + 3)} className="size-full rounded-none">
      <Drawing src={src} className="w-[92%]" />
    </PictureFrame>
  ),
}))

const meta = {
  component: Gallery,
  args: {
    items,
    labels: {
      gallery: 'Фотографии',
      thumb: (position, total) => `Фото ${position} из ${total}`,
      counter: (position, total) => `${position} / ${total}`,
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, step }) => {
    const tab = (position: number) => canvas.getByRole('tab', { name: `Фото ${position} из 5` })
    await step('arrow keys work on the strip', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByText('2 / 5')).toBeVisible()
    })
    await step('arrow keys work on the thumbnails and move the focus', async () => {
      await userEvent.tab()
      await expect(tab(2)).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab(3)).toHaveFocus()
      await userEvent.keyboard('{End}{ArrowRight}')
      await expect(tab(5)).toHaveFocus()
      await expect(canvas.getByText('5 / 5')).toBeVisible()
      await userEvent.keyboard('{Home}{ArrowLeft}')
      await expect(tab(1)).toHaveFocus()
    })
    await step('a thumb shows its picture without moving the page or the address', async () => {
      const before = window.location.hash
      await userEvent.click(tab(4))
      await expect(window.location.hash).toBe(before)
      await waitFor(() => {
        const strip = canvas.getByRole('tabpanel')
        return expect(strip.scrollLeft).toBe(3 * strip.clientWidth)
      })
      await expect(tab(4)).toHaveAttribute('aria-selected', 'true')
    })
  },
}

export const Links: Story = {
  args: {
    items: items.map((item) => ({ ...item, href: `#${item.id}` })),
    labels: { ...meta.args.labels, enlarge: 'Увеличить' },
    onEnlarge: fn((event, _at, goTo) => {
      event.preventDefault()
      goTo(3)
    }),
  },
  play: async ({ canvas, args, step }) => {
    const link = (position: number) =>
      canvas.getByRole('link', { name: `Деталь, вид ${position} Увеличить`, hidden: true })
    await step('the link of the shown picture is the only one that takes the focus', async () => {
      await userEvent.tab()
      await expect(link(1)).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByText('2 / 5')).toBeVisible()
      await expect(link(1)).toHaveAttribute('tabindex', '-1')
      await expect(link(2)).toHaveAttribute('tabindex', '0')
    })
    await step('a press tells the picture, and can lead to another one', async () => {
      await userEvent.click(link(2))
      await expect(args.onEnlarge).toHaveBeenCalledWith(expect.anything(), 1, expect.anything())
      await expect(canvas.getByText('4 / 5')).toBeVisible()
      await expect(link(4)).toHaveFocus()
    })
  },
}

export const BeforeScripts: Story = {
  play: async ({ canvas, canvasElement }) => {
    const target = canvas.getByRole('tab', { name: 'Фото 3 из 5' }).getAttribute('href') ?? ''
    await expect(canvasElement.querySelector(`[id="${target.slice(1)}"]`)).toBeInTheDocument()
  },
}

export const One: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).not.toHaveFocus()
  },
}

export const None: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tabpanel')).toBeNull()
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    labels: {
      gallery: 'Хабарландырудағы тауардың фотосуреттері',
      thumb: (position, total) => `${total} фотосуреттің ${position}-сі`,
      counter: (position, total) => `${position} / ${total}`,
    },
  },
}
