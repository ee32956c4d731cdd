import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import disc from '../../drawings/brake-disc.svg'
import pads from '../../drawings/brake-pads.svg'
import rim from '../../drawings/rim.svg'
import { PhotoViewer } from './photo-viewer.tsx'

const photos = [disc, pads, rim].map((src, index) => ({
  id: index + 1,
  src,
  alt: `Диски Brembo, фото ${index + 1}`,
  width: 1280,
  height: 960,
}))

const meta = {
  component: PhotoViewer,
  args: {
    photos,
    start: 0,
    labels: {
      viewer: 'Фотографии',
      counter: (position, total) => `${position} / ${total}`,
      previous: 'Предыдущее фото',
      next: 'Следующее фото',
      zoomIn: 'Крупнее',
      zoomOut: 'Мельче',
      close: 'Закрыть',
      failed: 'Фото не загрузилось. Проверьте соединение и откройте его ещё раз.',
    },
    onClose: fn(),
  },
} satisfies Meta<typeof PhotoViewer>

export default meta
type Story = StoryObj<typeof meta>

const scaleOf = (image: HTMLElement) => new DOMMatrix(getComputedStyle(image).transform).a

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const image = (position: number) => canvas.getByRole('img', { name: `Диски Brembo, фото ${position}` })
    await waitFor(() => expect(image(1).getBoundingClientRect().width).toBeGreaterThan(100))
    await step('arrows show the other photos, and stop at the ends', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByText('1 / 3')).toBeVisible()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
      await expect(canvas.getByText('3 / 3')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Следующее фото' })).toBeDisabled()
      await userEvent.keyboard('{Home}')
      await expect(image(1)).toBeVisible()
    })
    await step('+ magnifies, arrows then move the photo, 0 shows it whole', async () => {
      await userEvent.keyboard('+++')
      await expect(scaleOf(image(1))).toBeCloseTo(3.375)
      const { left } = image(1).getBoundingClientRect()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(image(1).getBoundingClientRect().left).toBeGreaterThan(left)
      await expect(canvas.getByText('1 / 3')).toBeVisible()
      await userEvent.keyboard('0')
      await expect(scaleOf(image(1))).toBe(1)
    })
    await step('another photo is shown whole', async () => {
      await userEvent.keyboard('+{PageDown}')
      await expect(scaleOf(image(2))).toBe(1)
    })
    await step('the close button tells which photo was shown last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(1))
    })
  },
}

export const Fingers: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const stage = canvasElement.ownerDocument.querySelector<HTMLElement>('[data-slot="photo-stage"]')
    if (!stage) throw new Error('no stage')
    const image = () => canvas.getByRole('img')
    await waitFor(() => expect(image().getBoundingClientRect().width).toBeGreaterThan(100))
    const { left, top, width, height } = stage.getBoundingClientRect()
    const at = (pointerId: number, x: number, y = 0) => ({
      pointerId,
      clientX: left + width / 2 + x,
      clientY: top + height / 2 + y,
    })
    // Invented fingers cannot be captured.
    stage.setPointerCapture = () => {}

    await step('a swipe shows the next photo, one that is mostly vertical does not', async () => {
      await fireEvent.pointerDown(stage, at(1, 60))
      await fireEvent.pointerUp(stage, at(1, -60, 200))
      await expect(canvas.getByText('1 / 3')).toBeVisible()
      await fireEvent.pointerDown(stage, at(1, 60))
      await fireEvent.pointerUp(stage, at(1, -60))
      await expect(canvas.getByText('2 / 3')).toBeVisible()
    })
    await step('two fingers magnify', async () => {
      await fireEvent.pointerDown(stage, at(1, -50))
      await fireEvent.pointerDown(stage, at(2, 50))
      await fireEvent.pointerMove(stage, at(2, 150))
      await expect(scaleOf(image())).toBeCloseTo(2)
      await fireEvent.pointerUp(stage, at(2, 150))
      await fireEvent.pointerUp(stage, at(1, -50))
    })
    await step('one finger then moves the photo and shows no other one', async () => {
      const before = image().getBoundingClientRect().left
      await fireEvent.pointerDown(stage, at(1, 0))
      await fireEvent.pointerMove(stage, at(1, -80))
      await fireEvent.pointerUp(stage, at(1, -80))
      await expect(image().getBoundingClientRect().left).toBeLessThan(before)
      await expect(canvas.getByText('2 / 3')).toBeVisible()
    })
    await step('a double tap shows the whole photo again, one tap does nothing', async () => {
      const tap = async () => {
        await fireEvent.pointerDown(stage, at(1, 10))
        await fireEvent.pointerUp(stage, at(1, 10))
      }
      await tap()
      await expect(scaleOf(image())).toBeCloseTo(2)
      await tap()
      await expect(scaleOf(image())).toBe(1)
    })
    await step('the wheel magnifies the photo and not the page', async () => {
      const isLeftToPage = await fireEvent.wheel(stage, { deltaY: -300 })
      await expect(isLeftToPage).toBe(false)
      await expect(scaleOf(image())).toBeGreaterThan(1.5)
    })
  },
}

export const One: Story = {
  args: { photos: photos.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Следующее фото' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { photos: [{ ...photos[0], id: 9, src: '/nowhere.jpg', alt: '', width: 1280, height: 960 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Фото не загрузилось')
    await userEvent.keyboard('+')
    await expect(canvas.getByRole('button', { name: 'Мельче' })).toBeEnabled()
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    start: 2,
    labels: {
      ...meta.args.labels,
      viewer: 'Хабарландырудағы тауардың фотосуреттері',
      previous: 'Алдыңғы фотосуретті көрсету',
      next: 'Келесі фотосуретті көрсету',
    },
  },
}
