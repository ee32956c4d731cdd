import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import disc from '../../drawings/brake-disc.svg'
import { PictureFrame } from '../card/card.tsx'
import { Drawing } from '../drawing/drawing.tsx'
import { Plate } from '../plate/plate.tsx'
import { FloorStack } from './floor-stack.tsx'

const meta = {
  component: FloorStack,
  args: {
    levels: 5,
    found: 2,
    label: 'Пять этажей центра; второй выдвинут, найденная деталь в бутике 214',
    children: (
      <div className="flex items-center gap-3 p-2 pr-5">
        <PictureFrame ground="clay" className="h-13 w-15 rounded-2">
          <Drawing src={disc} />
        </PictureFrame>
        <div>
          <Plate level={2} number="214" size="md" label="2 этаж, бутик 214" />
          <p className="mt-0.5 text-xs whitespace-nowrap text-muted">диски, 58 000 ₸</p>
        </div>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div className="bg-deep p-6 text-deep-text">
        <div className="max-w-135">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof FloorStack>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /второй выдвинут/ })).toBeVisible()
    await expect(canvas.getByText('диски, 58 000 ₸')).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { found: undefined, label: 'Пять этажей центра', children: undefined },
}

export const TopFloor: Story = { args: { found: 5 } }

export const ThreeFloors: Story = { args: { levels: 3, found: 1 } }
