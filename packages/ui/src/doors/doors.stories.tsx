import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Door, DoorKey, type DoorMark, Doors } from './doors.tsx'

/** A floor of 40 doors; some have a mark, and some a price. */
function floor(
  marks: Readonly<Record<number, DoorMark>>,
  prices: Readonly<Record<number, number>>,
  best?: number,
) {
  return Array.from({ length: 40 }, (_, at): Door => {
    const price = prices[at]
    return {
      id: at,
      mark: price === undefined ? (marks[at] ?? 'not_asked') : 'has',
      isBest: at === best,
      price: price === undefined ? undefined : { whole: `${price} 000`, thousands: `${price}` },
    }
  })
}

const meta = {
  component: Doors,
  args: {
    unit: 'Цены в тысячах тенге',
    floors: [
      {
        level: 4,
        label: '4 этаж: 418 за 18 000 ₸',
        doors: floor({ 1: 'opened', 8: 'has_not' }, { 17: 18 }, 17),
      },
      {
        level: 2,
        label: '2 этаж: 206 за 42 000 ₸, 214 за 38 000 ₸, 216 за 61 000 ₸',
        doors: floor(
          { 2: 'has_not', 9: 'opened', 18: 'asked', 27: 'opened' },
          { 5: 42, 13: 38, 15: 61, 39: 44 },
        ),
        note: 'Тормоза, подвеска, двигатели: 11 магазинов',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="bg-surface p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Doors>

export default meta
type Story = StoryObj<typeof meta>

export const Answered: Story = {
  play: async ({ canvas, canvasElement }) => {
    const second = canvas.getByRole('img', {
      name: '2 этаж: 206 за 42 000 ₸, 214 за 38 000 ₸, 216 за 61 000 ₸',
    })
    await expect(second.querySelectorAll('[data-mark]')).toHaveLength(40)
    await expect(second.querySelectorAll('[data-mark="has"]')).toHaveLength(4)
    // Flags never lie on each other.
    const flags = [...canvasElement.querySelectorAll('[data-slot="doors"] span[style]')].map((flag) =>
      flag.getBoundingClientRect(),
    )
    for (const [at, one] of flags.entries())
      for (const other of flags.slice(at + 1))
        await expect(
          one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
        ).toBe(true)
  },
}

export const WhoGetsIt: Story = {
  args: {
    floors: [
      {
        level: 2,
        label: '2 этаж: 3 магазина',
        doors: floor({ 4: 'gets', 12: 'gets', 30: 'gets', 31: 'asked' }, {}),
      },
    ],
  },
  play: async ({ canvas }) => {
    // No prices, so nothing about thousands.
    await expect(canvas.queryByText('Цены в тысячах тенге')).toBeNull()
  },
}

export const Phone: Story = {
  decorators: [
    (Story) => (
      <div className="w-72 bg-surface">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Key: Story = {
  render: () => (
    <DoorKey
      marks={[
        { mark: 'has', label: 'есть, 6' },
        { mark: 'has_not', label: 'нет, 2' },
        { mark: 'opened', label: 'посмотрели, 3' },
        { mark: 'asked', label: 'спросили, 3' },
        { mark: 'not_asked', label: 'не спрашивали' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    unit: 'Бағалар мың теңгемен',
    floors: [
      {
        level: 4,
        label: '4-қабат: 418-бутикте 18 000 ₸',
        doors: floor({}, { 0: 18, 1: 20, 2: 25, 3: 28 }, 0),
        note: 'Шиналар, дискілер, шетелден келген ұсталған бөлшектер: 3 дүкен',
      },
    ],
  },
}
