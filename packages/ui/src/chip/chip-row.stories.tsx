import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { serverRender } from '../server-rendered.ts'
import { Chip } from './chip.tsx'
import { ChipRow } from './chip-row.tsx'

const OUTCOMES = ['Все', 'Принятые', 'Без изменений', 'С ошибками', 'Отложенные']

function Outcomes({ first = 'Все', names = OUTCOMES }: { first?: string; names?: readonly string[] }) {
  const [current, setCurrent] = useState(first)
  return (
    <ChipRow aria-label="Результат">
      {names.map((name) => (
        <li key={name}>
          <Chip
            asChild
            selected={name === current}
            onClick={(event) => {
              // As a router does: the page changes without a reload.
              event.preventDefault()
              setCurrent(name)
            }}
          >
            <a href="#outcome" aria-current={name === current || undefined}>
              {name}
            </a>
          </Chip>
        </li>
      ))}
    </ChipRow>
  )
}

const meta = {
  component: ChipRow,
  render: () => <Outcomes />,
  // As on a page, whose gutter the row uses for the focus ring.
  decorators: [
    (Story) => (
      <div className="px-gutter">
        <Story />
      </div>
    ),
  ],
  parameters: {
    viewport: {
      options: {
        phone: { name: '320', styles: { width: '320px', height: '640px' } },
        desk: { name: '1280', styles: { width: '1280px', height: '640px' } },
      },
    },
  },
  // Fonts that load later would change the widths, and so the scroll position of the row.
  beforeEach: async () => void (await Promise.all([...document.fonts].map((face) => face.load()))),
} satisfies Meta<typeof ChipRow>

export default meta
type Story = StoryObj<typeof meta>

/** The lines in which the chips stand. */
const linesOf = (row: HTMLElement) =>
  new Set(
    within(row)
      .getAllByRole('link')
      .map((chip) => Math.round(chip.getBoundingClientRect().top)),
  ).size

function expectInView(row: HTMLElement) {
  const [{ left, right }, chip] = [
    row.getBoundingClientRect(),
    within(row).getByRole('link', { current: true }).getBoundingClientRect(),
  ]
  expect(chip.left).toBeGreaterThanOrEqual(left)
  expect(chip.right).toBeLessThanOrEqual(right)
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'Результат' })
    await waitFor(() => expect(row.scrollWidth).toBeGreaterThan(row.clientWidth))
    await expect(linesOf(row)).toBe(1)
    await expect(row.scrollLeft).toBe(0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    // The keyboard reaches the chips that are not in view.
    const last = canvas.getByRole('link', { name: 'Отложенные' })
    for (const _ of OUTCOMES) await userEvent.tab()
    await expect(last).toHaveFocus()
    await expect(row.scrollLeft).toBeGreaterThan(0)
  },
}

export const TheCurrentOneChanges: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list')
    await waitFor(() => expect(row.scrollWidth).toBeGreaterThan(row.clientWidth))
    // Without the mouse, whose press would scroll to the link.
    canvas.getByRole('link', { name: 'Отложенные' }).click()
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
    expectInView(row)
  },
}

export const BeginsAtTheCurrentOne: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Outcomes first="Отложенные" />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list')
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
    expectInView(row)
  },
}

export const BeforeScripts: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <div data-testid="place" />,
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place')
    serverRender(place, <Outcomes first="Отложенные" />)
    const row = within(place).getByRole('list')
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
    expectInView(row)
  },
}

export const Wide: Story = {
  globals: { viewport: { value: 'desk' } },
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list')
    await waitFor(() => expect(linesOf(row)).toBeGreaterThan(1))
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk', viewport: { value: 'phone' } },
  render: () => (
    <Outcomes
      first="Барлығы"
      names={['Барлығы', 'Қабылданғандар', 'Өзгеріссіз қалғандар', 'Қатесі барлар', 'Кейінге қалдырылғандар']}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(linesOf(canvas.getByRole('list'))).toBe(1))
  },
}
