import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SegmentedLink } from './segmented.tsx'
import { SegmentedRow } from './segmented-row.tsx'

const lists = ['Марки', 'Услуги', 'Детали', 'Районы города']

function Lists({ first }: { first: string }) {
  const [current, setCurrent] = useState(first)
  return (
    <SegmentedRow label="Справочник">
      {lists.map((list) => (
        <SegmentedLink
          key={list}
          href="#list"
          current={list === current}
          onClick={(event) => {
            // As a router does: the page changes without a reload.
            event.preventDefault()
            setCurrent(list)
          }}
        >
          {list}
        </SegmentedLink>
      ))}
    </SegmentedRow>
  )
}

const meta = {
  component: SegmentedRow,
  args: { label: 'Справочник' },
  render: () => <Lists first="Марки" />,
  // Fonts that load later would change the widths, and so the scroll position of the row.
  beforeEach: async () => void (await Promise.all([...document.fonts].map((face) => face.load()))),
} satisfies Meta<typeof SegmentedRow>

export default meta
type Story = StoryObj<typeof meta>

export const Fits: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation', { name: 'Справочник' })
    await expect(row.scrollWidth).toBe(row.clientWidth)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Марки' })).toHaveFocus()
  },
}

export const Narrow: Story = {
  render: () => <Lists first="Районы города" />,
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation')
    const tops = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().top))
    await expect(new Set(tops).size).toBe(1)
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    await expect(row.scrollLeft).toBeGreaterThan(0)
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(current.right).toBeLessThanOrEqual(row.getBoundingClientRect().right)
    // Without the mouse, whose press would scroll to the link.
    canvas.getByRole('link', { name: 'Марки' }).click()
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(5))
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  render: () => (
    <SegmentedRow label="Анықтамалық">
      <SegmentedLink href="#brands" current>
        Көлік маркалары
      </SegmentedLink>
      <SegmentedLink href="#services">Қызмет көрсету түрлері</SegmentedLink>
      <SegmentedLink href="#districts">Қала аудандары</SegmentedLink>
    </SegmentedRow>
  ),
  decorators: Narrow.decorators,
}
