import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PictureFrame } from '../card/card.tsx'
import { groundOf } from '../card/ground.ts'
import { Drawing } from './drawing.tsx'
import { drawingNames } from './drawing-names.ts'

const files = import.meta.glob<string>('../../drawings/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})
const urlOf = (name: string) => files[`../../drawings/${name}.svg`] ?? ''

const meta = { component: Drawing, args: { src: urlOf('box') } } satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-3 xs:grid-cols-4 nav:grid-cols-6">
      {drawingNames.map((name, index) => (
        <figure key={name} className="min-w-0">
          <PictureFrame ground={groundOf(index)} className="aspect-4/3">
            <Drawing src={urlOf(name)} loading="eager" />
          </PictureFrame>
          <figcaption className="mt-1 truncate text-xs text-muted">{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = Object.keys(files).map((path) => path.replace(/^.*\/|\.svg$/g, ''))
    await expect(drawn.toSorted()).toEqual([...drawingNames].toSorted())
    const images = [...canvasElement.querySelectorAll('img')]
    await waitFor(() => expect(images.every((image) => image.naturalWidth > 0)).toBe(true))
  },
}

export const One: Story = {}
