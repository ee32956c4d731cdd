import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Ref, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Slot } from './slot.tsx'

type RefsProps = { own: Ref<HTMLElement>; child: Ref<HTMLAnchorElement> }

/** A link with a ref of its own in a slot with another one; a button removes both. */
function Refs({ own, child }: RefsProps) {
  const [isShown, setIsShown] = useState(true)
  return (
    <>
      {isShown && (
        <Slot ref={own}>
          <a href="/ads" ref={child}>
            Объявления
          </a>
        </Slot>
      )}
      <button type="button" onClick={() => setIsShown(false)}>
        Убрать
      </button>
    </>
  )
}

const ownCleanup = fn()

const meta = {
  component: Refs,
  tags: ['!autodocs'],
  args: { own: fn(() => ownCleanup), child: { current: null } },
} satisfies Meta<typeof Refs>

export default meta
type Story = StoryObj<typeof meta>

export const OneObjectOneFunction: Story = {
  play: async ({ canvas, args: { own, child } }) => {
    ownCleanup.mockClear()
    const link = canvas.getByRole('link')
    await expect(own).toHaveBeenCalledOnce()
    await expect(own).toHaveBeenCalledWith(link)
    await expect(child).toHaveProperty('current', link)
    await userEvent.click(canvas.getByRole('button'))
    await expect(ownCleanup).toHaveBeenCalledOnce()
    await expect(own).toHaveBeenCalledOnce()
    await expect(child).toHaveProperty('current', null)
  },
}

export const TwoFunctions: Story = {
  args: { own: fn(), child: fn() },
  play: async ({ canvas, args: { own, child } }) => {
    const link = canvas.getByRole('link')
    for (const ref of [own, child]) {
      await expect(ref).toHaveBeenCalledOnce()
      await expect(ref).toHaveBeenCalledWith(link)
    }
    await userEvent.click(canvas.getByRole('button'))
    for (const ref of [own, child]) {
      await expect(ref).toHaveBeenCalledTimes(2)
      await expect(ref).toHaveBeenLastCalledWith(null)
    }
  },
}
