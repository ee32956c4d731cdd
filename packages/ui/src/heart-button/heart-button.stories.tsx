import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PictureFrame } from '../card/card.tsx'
import { HeartButton, type HeartButtonProps } from './heart-button.tsx'

function Toggled(props: HeartButtonProps) {
  const [pressed, setPressed] = useState(props.pressed)
  return <HeartButton {...props} pressed={pressed} onClick={() => setPressed(!pressed)} />
}

const meta = {
  component: HeartButton,
  args: { label: 'В избранное: Диски тормозные Brembo Max' },
  render: (args) => <Toggled {...args} />,
} satisfies Meta<typeof HeartButton>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, step }) => {
    const heart = canvas.getByRole('button', { name: 'В избранное: Диски тормозные Brembo Max' })
    await step('Enter fills the heart, and its name stays', async () => {
      await userEvent.tab()
      await expect(heart).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(heart).toHaveAccessibleName('В избранное: Диски тормозные Brembo Max')
    })
    await step('a press empties it, and the focus stays', async () => {
      await userEvent.click(heart)
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await expect(heart).toHaveFocus()
    })
    await step('it is large enough for a finger', async () => {
      await expect(heart.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    })
  },
}

export const Full: Story = { args: { pressed: true } }

export const OnPicture: Story = {
  args: { onPicture: true },
  decorators: [
    (Story) => (
      <PictureFrame ground="clay" className="aspect-4/3 w-60 place-items-end p-2">
        <Story />
      </PictureFrame>
    ),
  ],
}
