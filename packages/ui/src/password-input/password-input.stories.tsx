import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { serverRender } from '../server-rendered.ts'
import { PasswordInput, type PasswordInputProps } from './password-input.tsx'

type Args = PasswordInputProps & { label: string; hint?: string; error?: string }

function Password({ label, hint, error, ...props }: Args) {
  return (
    <Field label={label} hint={hint} error={error} className="max-w-sm">
      <PasswordInput {...props} />
    </Field>
  )
}

const meta = {
  component: PasswordInput,
  args: {
    label: 'Пароль',
    name: 'password',
    autoComplete: 'current-password',
    showLabel: 'Показать пароль',
    hideLabel: 'Скрыть пароль',
  },
  render: (args) => <Password {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Пароль')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('верный конь батарея')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('верный конь батарея')
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть пароль' }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('верный конь батарея')
  },
}

export const NewWithRule: Story = {
  args: {
    label: 'Новый пароль',
    autoComplete: 'new-password',
    hint: 'Не короче 10 знаков. Лучше всего несколько случайных слов.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Новый пароль')
    await expect(input).toHaveAttribute('autocomplete', 'new-password')
    await expect(input).toHaveAccessibleDescription(/Не короче 10 знаков/)
  },
}

export const Invalid: Story = {
  args: { autoComplete: 'new-password', error: 'Такой пароль легко угадать. Придумайте другой.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Пароль')).toBeInvalid()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'верный конь батарея' } }

export const BeforeScripts: Story = {
  render: () => <div />,
  play: async ({ canvas, canvasElement, args }) => {
    const place = canvasElement.querySelector('div')
    if (!place) throw new Error('no place')
    const hydrate = serverRender(place, <Password {...args} />)
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText('Пароль'), 'верный конь')
    await hydrate()
    await expect(await canvas.findByRole('button', { name: 'Показать пароль' })).toBeVisible()
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('верный конь')
  },
}

export const LongKazakh: Story = {
  args: {
    label: 'Жаңа құпиясөзіңіз',
    autoComplete: 'new-password',
    hint: 'Кемінде 10 таңба. Ең дұрысы: бір-біріне қатысы жоқ бірнеше сөз, мысалы, өзіңіз ғана білетін тіркес.',
    showLabel: 'Құпиясөзді көрсету',
    hideLabel: 'Құпиясөзді жасыру',
  },
  globals: { language: 'kk' },
}
