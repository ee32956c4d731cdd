import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import box from '../../drawings/box.svg'
import photo from '../../drawings/wheel.svg'
import { PictureFrame } from '../card/card.tsx'
import { Drawing } from '../drawing/drawing.tsx'
import { Picture } from './picture.tsx'

const meta = {
  component: Picture,
  args: {
    src: photo,
    alt: 'Зимняя шина Nokian Hakkapeliitta R5',
    width: 240,
    height: 180,
    fallback: <Drawing src={box} />,
  },
  decorators: [
    (Story) => (
      <PictureFrame ground="sage" className="aspect-4/3 max-w-80">
        <Story />
      </PictureFrame>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Lazy: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('fetchpriority', 'low')
  },
}

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('loading', 'eager')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
  },
}

export const Formats: Story = {
  args: { sources: { avif: `${photo} 240w`, webp: `${photo} 240w` }, sizes: '320px' },
  play: async ({ canvasElement }) => {
    const types = [...canvasElement.querySelectorAll('source')].map((source) => source.type)
    await expect(types).toEqual(['image/avif', 'image/webp'])
  },
}

export const Missing: Story = { args: { src: null } }

export const Broken: Story = {
  args: { src: 'data:image/jpeg;base64,AAAA', priority: true, alt: 'Сломанный файл' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByAltText('Сломанный файл')).toBeNull())
    await expect(canvasElement.querySelector('[data-slot=drawing]')).toBeInTheDocument()
  },
}
