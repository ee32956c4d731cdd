import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Chip } from '../chip/chip.tsx'
import { type Weekday, WeekdaySelector, weekdays } from './weekday-selector.tsx'

const russian = [
  { short: 'Пн', long: 'понедельник' },
  { short: 'Вт', long: 'вторник' },
  { short: 'Ср', long: 'среда' },
  { short: 'Чт', long: 'четверг' },
  { short: 'Пт', long: 'пятница' },
  { short: 'Сб', long: 'суббота' },
  { short: 'Вс', long: 'воскресенье' },
]
const kazakh = [
  { short: 'Дс', long: 'дүйсенбі' },
  { short: 'Сс', long: 'сейсенбі' },
  { short: 'Ср', long: 'сәрсенбі' },
  { short: 'Бс', long: 'бейсенбі' },
  { short: 'Жм', long: 'жұма' },
  { short: 'Сб', long: 'сенбі' },
  { short: 'Жс', long: 'жексенбі' },
]

const meta = {
  component: WeekdaySelector,
  args: { legend: 'Дни работы', names: russian, name: 'weekdays', onValueChange: fn() },
} satisfies Meta<typeof WeekdaySelector>

export default meta
type Story = StoryObj<typeof meta>

export const Uncontrolled: Story = {
  args: { defaultValue: [1, 2, 3, 4, 5] },
  render: (args) => (
    <form>
      <WeekdaySelector {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'понедельник' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'воскресенье' }))
    const form = canvasElement.querySelector('form') ?? undefined
    await expect(new FormData(form).getAll('weekdays')).toEqual(['2', '3', '4', '5', '7'])
  },
}

export const Controlled: Story = {
  render: function Controlled(args) {
    const [days, setDays] = useState<Weekday[]>([6])
    const presets = [
      { words: 'Будни', days: weekdays.slice(0, 5) },
      { words: 'Каждый день', days: [...weekdays] },
    ]
    return (
      <WeekdaySelector
        {...args}
        value={days}
        onValueChange={(next) => {
          args.onValueChange?.(next)
          setDays(next)
        }}
        presets={presets.map((preset) => (
          <Chip
            key={preset.words}
            selected={preset.days.join() === days.join()}
            onClick={() => setDays(preset.days)}
          >
            {preset.words}
          </Chip>
        ))}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'вторник' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([2, 6])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'суббота' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([2])
    await userEvent.click(canvas.getByRole('button', { name: 'Каждый день' }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(7)
  },
}

export const WithError: Story = {
  args: { error: 'Выберите хотя бы один день', hint: 'Когда можно позвонить и прийти' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Выберите хотя бы один день/)
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    legend: 'Сатушыға қоңырау шалуға және дүкенге келуге болатын күндер',
    names: kazakh,
    defaultValue: [1, 3, 7],
  },
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
}
