import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Plate } from './plate.tsx'

const meta = {
  component: Plate,
  args: { level: 2, number: '214', label: '2 этаж, бутик 214' },
} satisfies Meta<typeof Plate>

export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 этаж, бутик 214')).toBeInTheDocument()
    await expect(canvas.getByText('214')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Plate {...args} />
      <Plate {...args} size="md" />
      <Plate {...args} size="lg" />
    </div>
  ),
}

export const LongNumber: Story = {
  globals: { language: 'kk' },
  args: { level: 5, number: '508А/1', label: '5-қабат, 508А/1 бутик', size: 'lg' },
}

/** The place of a private seller. */
export const NameOfAPlace: Story = {
  args: { level: undefined, label: undefined, number: 'Наурызбайский район' },
  render: (args) => (
    <div className="flex w-56 flex-wrap items-center gap-3">
      <Plate {...args} />
      <Plate {...args} size="lg" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [said, shown, ...others] = canvas.getAllByText('Наурызбайский район')
    await expect(said).toHaveClass('sr-only')
    await expect(shown).toHaveAttribute('aria-hidden', 'true')
    await expect(others).toHaveLength(2)
    await expect(canvasElement.querySelectorAll('[data-slot=plate] > *')).toHaveLength(4)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
