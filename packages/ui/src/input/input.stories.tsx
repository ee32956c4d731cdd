import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search, X } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Input } from './input.tsx'

const meta = {
  component: Input,
  args: { name: 'q', placeholder: 'Колодки, фара, 04465-33471', 'aria-label': 'Поиск' },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('фара')
    await expect(canvas.getByRole('textbox')).toHaveValue('фара')
  },
}

export const Filled: Story = { args: { defaultValue: 'Колодки передние Toyota Camry XV50' } }

export const Small: Story = { args: { size: 'sm' } }

const clear = fn()

export const IconAndButton: Story = {
  args: {
    type: 'search',
    icon: <Search />,
    defaultValue: 'фара',
    trailing: (
      <IconButton label="Очистить" size="sm" onClick={clear}>
        <X aria-hidden />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Очистить' })).toHaveFocus()
    await expect(clear).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Телефон" error="Не хватает двух цифр">
      <Input {...args} aria-label={undefined} type="tel" defaultValue="+7 701 123 45" />
    </Field>
  ),
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'АВР-01846' } }

export const LongKazakh: Story = {
  args: {
    'aria-label': 'Іздеу',
    placeholder: 'Бөлшектің атауы, каталог нөмірі, көліктің маркасы немесе дүкен',
  },
  globals: { language: 'kk' },
}
