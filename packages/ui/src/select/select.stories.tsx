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

/** The list that the browser opens takes the colours of the options. */
export const OptionsInTheDark: Story = {
  globals: { theme: 'dark' },
  render: (args) => (
    <Field label="Марка" className="max-w-xs">
      <Select {...args} defaultValue="toyota">
        <optgroup label="Япония">
          <option value="toyota">Toyota</option>
          <option value="daihatsu" disabled>
            Daihatsu
          </option>
        </optgroup>
      </Select>
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const colours = getComputedStyle(document.documentElement)
    const shown = (token: string) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = colours.getPropertyValue(token)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }
    for (const [part, text] of [
      ['optgroup', '--text'],
      ['option', '--text'],
      ['option:disabled', '--muted'],
    ] as const) {
      const style = getComputedStyle(canvasElement.querySelector(part) ?? canvasElement)
      await expect(style.backgroundColor).toBe(shown('--raised'))
      await expect(style.color).toBe(shown(text))
    }
  },
}

/** On a light page too, whatever the text around the select is. */
export const OptionsInTheLight: Story = {
  ...OptionsInTheDark,
  globals: { theme: 'light' },
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
