import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Run, type RunPart } from './run.tsx'

const late: RunPart = { shape: 'low', tone: 'danger', count: 3, label: '3 просрочены' }
const refused: RunPart = { shape: 'cut', tone: 'danger', count: 1, label: '1 отклонён' }
const ours: RunPart = { shape: 'low', tone: 'warning', count: 2, label: '2 ждут центр' }
const theirs: RunPart = { shape: 'hollow', tone: 'warning', count: 4, label: '4 ждут арендатора' }
const done: RunPart = { shape: 'full', tone: 'info', count: 5, label: '5 подписаны' }

const meta = {
  component: Run,
  args: { parts: [late, refused, ours, theirs, done] },
  decorators: [
    (Story) => (
      <div className="w-70 bg-surface p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Run>

export default meta
type Story = StoryObj<typeof meta>

const heightsIn = (run: HTMLElement) => [...run.children].map((cell) => cell.getBoundingClientRect().height)

export const Shapes: Story = {
  play: async ({ canvas }) => {
    const run = canvas.getByRole('img', {
      name: '3 просрочены, 1 отклонён, 2 ждут центр, 4 ждут арендатора, 5 подписаны',
    })
    await expect(run.children).toHaveLength(15)
    // What is done stands highest.
    await expect(heightsIn(run)).toEqual([15, 15, 15, 24, 15, 15, 15, 15, 15, 15, 24, 24, 24, 24, 24])
  },
}

export const UnderWay: Story = {
  args: {
    parts: [
      { shape: 'full', tone: 'positive', count: 4, label: '4 подписаны' },
      { shape: 'outlined', tone: 'accent', count: 1, label: '1 подписывается' },
      { shape: 'most', tone: 'accent', count: 2, label: '2 на этом компьютере' },
      { shape: 'empty', tone: 'neutral', count: 8, label: '8 впереди' },
    ],
  },
  play: async ({ canvas }) => {
    const heights = heightsIn(canvas.getByRole('img'))
    await expect(new Set(heights)).toEqual(new Set([24, 17, 9]))
  },
}

export const One: Story = {
  args: { parts: [late, refused].map((part) => ({ ...part, count: part === refused ? 1 : 0 })) },
  play: async ({ canvas }) => {
    // A part without things is neither shown nor read.
    await expect(canvas.getByRole('img', { name: '1 отклонён' }).children).toHaveLength(1)
  },
}

export const Sixty: Story = {
  args: { parts: [{ ...done, count: 56, label: '56 подписаны' }, theirs] },
  play: async ({ canvas }) => {
    const run = canvas.getByRole('img')
    await expect(run.children).toHaveLength(60)
    await expect(run.scrollWidth).toBeLessThanOrEqual(run.clientWidth)
  },
}

export const Joined: Story = {
  args: { parts: [late, { ...done, count: 297, label: '297 подписаны' }] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('img', { name: '3 просрочены, 297 подписаны' })
    await expect(bar.children).toHaveLength(2)
    const [few, many] = [...bar.children].map((share) => share.getBoundingClientRect().width)
    // Even a share of one in a hundred is seen.
    await expect(few).toBeGreaterThanOrEqual(6)
    await expect(many).toBeGreaterThan(200)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    parts: [
      { ...late, label: '3 құжаттың қол қою мерзімі өтіп кеткен' },
      { ...refused, label: '1 құжатты жалға алушы қабылдамаған' },
      { ...done, label: '5 құжатқа екі тарап та қол қойған' },
    ],
  },
}
