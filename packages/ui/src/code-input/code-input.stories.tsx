import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { serverRender } from '../server-rendered.ts'
import { CodeInput, type CodeInputProps } from './code-input.tsx'

type Args = CodeInputProps & { label: string; hint?: string; error?: string }

function Code({ label, hint, error, ...props }: Args) {
  return (
    <Field label={label} hint={hint} error={error} className="max-w-sm">
      <CodeInput {...props} />
    </Field>
  )
}

const meta = {
  component: CodeInput,
  args: { label: 'Код из письма', name: 'code' },
  render: (args) => <Code {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.tab()
    await userEvent.keyboard('40 2x9171')
    await expect(input).toHaveValue('402917')
  },
}

export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await userEvent.paste('Ваш код: 402 917.')
    await expect(input).toHaveValue('402917')
  },
}

export const EditedInTheMiddle: Story = {
  args: { defaultValue: '40917' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    input.setSelectionRange(2, 2)
    await userEvent.keyboard('-')
    await expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('2')
    await expect(input).toHaveValue('402917')
    await expect(input.selectionStart).toBe(3)
  },
}

export const FourDigits: Story = {
  args: { length: 4 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12345')
    await expect(canvas.getByRole('textbox')).toHaveValue('1234')
  },
}

export const Invalid: Story = {
  args: {
    defaultValue: '402971',
    error: 'Код не подошёл. Сверьте его с последним письмом.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Код не подошёл/)
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: '402917' } }

export const BeforeScripts: Story = {
  render: () => <div />,
  play: async ({ canvas, canvasElement, args }) => {
    const place = canvasElement.querySelector('div')
    if (!place) throw new Error('no place')
    const hydrate = serverRender(place, <Code {...args} />)
    await userEvent.type(canvas.getByRole('textbox'), '402 917')
    await hydrate()
    await expect(canvas.getByRole('textbox')).toHaveValue('402 917')
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}7')
    await expect(canvas.getByRole('textbox')).toHaveValue('402917')
  },
}

export const LongKazakh: Story = {
  args: {
    label: 'Поштаңызға келген хаттағы растау коды',
    hint: 'Хат бір-екі минутта келеді. Көрінбесе, «Спам» қалтасын да қарап шығыңыз: кейде сонда түсіп қалады.',
  },
  globals: { language: 'kk' },
}
