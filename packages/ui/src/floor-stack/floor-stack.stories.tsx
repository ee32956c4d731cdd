import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import disc from '../../drawings/brake-disc.svg'
import { Button } from '../button/button.tsx'
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

export const AnotherFloor: Story = {
  render: function Render(args) {
    const [found, setFound] = useState<number | undefined>(2)
    return (
      <>
        <Button variant="deep" onClick={() => setFound(found === 2 ? 4 : undefined)}>
          Дальше
        </Button>
        <FloorStack {...args} found={found} />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const callout = () => canvas.queryByText('диски, 58 000 ₸')?.getBoundingClientRect().top
    const lit = () => [...canvasElement.querySelectorAll('g[style*="translate"]')]
    const second = callout() ?? 0
    await expect(lit()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button'))
    await expect(lit()).toHaveLength(1)
    await expect(callout()).toBeLessThan(second)
    await userEvent.click(canvas.getByRole('button'))
    await expect(lit()).toHaveLength(0)
    await expect(callout()).toBeUndefined()
  },
}

export const NothingFound: Story = {
  args: { found: undefined, label: 'Пять этажей центра', children: undefined },
}

export const TopFloor: Story = { args: { found: 5 } }

export const ThreeFloors: Story = { args: { levels: 3, found: 1 } }
