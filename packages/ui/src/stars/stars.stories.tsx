import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StarMark, Stars } from './stars.tsx'

const meta = {
  component: Stars,
  args: { value: 4, label: '4 из 5' },
} satisfies Meta<typeof Stars>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 из 5' })).toBeVisible()
  },
}

export const Every: Story = {
  render: () => (
    <div className="grid gap-2">
      {[0, 1, 2, 3, 4, 5].map((value) => (
        <Stars key={value} value={value} label={`${value} из 5`} />
      ))}
    </div>
  ),
}

export const Mean: Story = {
  render: () => (
    <p>
      <StarMark mean="4,7" count="36" label="Средняя оценка 4,7 из 5, отзывов: 36" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Средняя оценка 4,7 из 5, отзывов: 36' })).toBeVisible()
  },
}
