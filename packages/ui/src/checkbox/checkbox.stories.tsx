import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { name: 'agree', label: 'Согласен с правилами торгового центра', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Согласен с правилами торгового центра' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText(/Согласен/))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

export const WithCount: Story = {
  args: { label: 'Toyota', count: '1 204', defaultChecked: true },
  render: (args) => (
    <div className="grid w-60">
      <Checkbox {...args} />
      <Checkbox name="brand" label="Lexus" count="310" />
    </div>
  ),
}

export const SomeOfMany: Story = {
  render: () => {
    const acts = ['АВР-01846', 'АВР-01847']
    const [chosen, setChosen] = useState(['АВР-01846'])
    const toggle = (act: string) =>
      setChosen(chosen.includes(act) ? chosen.filter((other) => other !== act) : [...chosen, act])
    return (
      <div className="grid gap-1">
        <Checkbox
          label="Все акты"
          checked={chosen.length === acts.length}
          indeterminate={chosen.length > 0 && chosen.length < acts.length}
          onChange={(event) => setChosen(event.currentTarget.checked ? acts : [])}
        />
        {acts.map((act) => (
          <Checkbox key={act} label={act} checked={chosen.includes(act)} onChange={() => toggle(act)} />
        ))}
      </div>
    )
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Все акты' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).not.toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox', { name: 'АВР-01847' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'АВР-01846' }))
    await expect(all).toBePartiallyChecked()
  },
}

export const WithHintAndError: Story = {
  args: { hint: 'Правила короткие: одна страница', error: 'Без согласия объявление не отправить' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(`${args.hint} ${args.error}`)
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).not.toHaveFocus()
  },
}

export const LongKazakh: Story = {
  args: {
    label:
      'Сауда орталығының ережелерімен таныстым және хабарландырудағы мәліметтердің дұрыстығына жауап беремін',
  },
  render: (args) => (
    <div className="w-64">
      <Checkbox {...args} />
    </div>
  ),
  globals: { language: 'kk' },
}
