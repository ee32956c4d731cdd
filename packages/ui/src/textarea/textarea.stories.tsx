import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Textarea } from './textarea.tsx'

const left = (count: number) => (count < 0 ? `Лишних знаков: ${-count}` : `Осталось знаков: ${count}`)

const meta = {
  component: Textarea,
  args: { name: 'text', placeholder: 'Что продаёте, на какую машину подходит' },
  render: (args) => (
    <Field label="Описание" className="max-w-md">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('Оригинал{Enter}из Японии')
    await expect(canvas.getByRole('textbox', { name: 'Описание' })).toHaveValue('Оригинал\nиз Японии')
  },
}

export const WithCounter: Story = {
  args: { counter: { max: 20, label: left } },
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole('textbox')
    await expect(textarea).toHaveAccessibleDescription('Осталось знаков: 20')
    await userEvent.type(textarea, 'Новая фара')
    await expect(textarea).toHaveAccessibleDescription('Осталось знаков: 10')
    await waitFor(() => expect(canvas.getAllByText('Осталось знаков: 10')).toHaveLength(2))
    await userEvent.type(textarea, ' на Camry 2012')
    await expect(textarea).toHaveAccessibleDescription('Лишних знаков: 4')
    await expect(textarea).toHaveValue('Новая фара на Camry 2012')
  },
}

export const CounterOfGivenText: Story = {
  args: { counter: { max: 100, label: left }, value: 'Диск тормозной', onChange: () => {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Осталось знаков: 86')
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field
      label="Описание"
      hint="От 10 знаков"
      error="Напишите хотя бы одно предложение"
      className="max-w-md"
    >
      <Textarea {...args} defaultValue="Фара" />
    </Field>
  ),
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Снято с публикации' } }

export const LongKazakh: Story = {
  render: (args) => (
    <Field label="Түсініктеме" optional="міндетті емес" className="max-w-72">
      <Textarea
        {...args}
        placeholder="Қандай тауар сатасыз, қай қабат ыңғайлы, қашан хабарласқан дұрыс"
        counter={{ max: 4000, label: (count) => `Жазуға болатын таңбалар саны: ${count}` }}
      />
    </Field>
  ),
  globals: { language: 'kk' },
}
