import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

const meta = {
  component: Select,
  args: { name: 'sort', onChange: fn(), defaultValue: 'new' },
  render: (args) => (
    <Field label="Порядок" className="max-w-xs">
      <Select {...args}>
        <option value="new">Сначала новые</option>
        <option value="cheap">Сначала дешёвые</option>
        <option value="dear">Сначала дорогие</option>
      </Select>
    </Field>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Порядок' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'cheap')
    await expect(select).toHaveValue('cheap')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Small: Story = { args: { size: 'sm' } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).not.toHaveFocus()
  },
}

export const EmptyAndInvalid: Story = {
  render: (args) => (
    <Field label="Этаж" error="Выберите этаж" className="max-w-xs">
      <Select {...args} defaultValue="">
        <option value="">Не выбран</option>
      </Select>
    </Field>
  ),
}

export const LongKazakh: Story = {
  render: (args) => (
    <Field label="Санат" className="max-w-52">
      <Select {...args} defaultValue="a">
        <option value="a">Тежегіш жүйесінің және аспаның қосалқы бөлшектері</option>
      </Select>
    </Field>
  ),
  globals: { language: 'kk' },
}
