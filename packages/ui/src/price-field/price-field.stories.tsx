import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { serverRender } from '../server-rendered.ts'
import { PriceField, type PriceFieldProps } from './price-field.tsx'

const ofForm = (element: HTMLElement, name = 'price') =>
  new FormData(element.closest('form') ?? undefined).get(name)

function Price(args: PriceFieldProps) {
  return (
    <form className="max-w-64">
      <Field label="Цена">
        <PriceField {...args} />
      </Field>
    </form>
  )
}

const meta = {
  component: PriceField,
  args: { name: 'price', onValueChange: fn() },
  render: Price,
} satisfies Meta<typeof PriceField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Цена' })
    await userEvent.tab()
    await userEvent.keyboard('1245576')
    await expect(input).toHaveValue('1\u00a0245\u00a0576')
    await expect(ofForm(input)).toBe('1245576')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1245576)
    await userEvent.clear(input)
    await expect(ofForm(input)).toBe('')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

export const EditedInTheMiddle: Story = {
  args: { defaultValue: 1245576 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    input.focus()
    // After «1 245 » Backspace skips the space and deletes the 5.
    input.setSelectionRange(6, 6)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('124\u00a0576')
    await expect(input.selectionStart).toBe(3)
    await userEvent.keyboard('9')
    await expect(input).toHaveValue('1\u00a0249\u00a0576')
    await expect(input.selectionStart).toBe(5)
    // Before a space Delete deletes the digit after it.
    await userEvent.keyboard('{Delete}')
    await expect(input).toHaveValue('124\u00a0976')
  },
}

/** No other text becomes a sum by losing what is not a digit. */
export const LettersAndPaste: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    const texts = ['от 58тыс', '12 тысяч', '1,5 млн', '-500', '-007', '12.000', '1e5']
    for (const text of texts) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await expect(input).toHaveValue(text)
      await expect(ofForm(input)).toBe(text)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
      await userEvent.clear(input)
      await userEvent.paste(text)
      await expect(input).toHaveValue(text)
    }
    await userEvent.clear(input)
    await userEvent.paste('58 000,50')
    await expect(ofForm(input)).toBe('58 000,50')
    await userEvent.clear(input)
    await userEvent.paste('0058 000')
    await expect(input).toHaveValue('58\u00a0000')
    await expect(ofForm(input)).toBe('58000')
  },
}

/** The caller's null leaves a text that is not a sum in the field; another sum replaces it. */
export const ControlledText: Story = {
  render: function Controlled(args) {
    const [sum, setSum] = useState<number | null>(12)
    return (
      <>
        <Price {...args} value={sum} onValueChange={setSum} />
        <button type="button" onClick={() => setSum(700)}>
          700
        </button>
        <button type="button" onClick={() => setSum(null)}>
          null
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, ' тысяч')
    await expect(input).toHaveValue('12 тысяч')
    await userEvent.click(canvas.getByRole('button', { name: '700' }))
    await expect(input).toHaveValue('700')
    await userEvent.click(canvas.getByRole('button', { name: 'null' }))
    await expect(input).toHaveValue('')
  },
}

export const Negotiable: Story = {
  args: { defaultValue: 58000, negotiable: { name: 'negotiable', label: 'Договорная' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    const box = canvas.getByRole('checkbox', { name: 'Договорная' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(input).toBeDisabled()
    await expect(ofForm(input)).toBeNull()
    await expect(ofForm(input, 'negotiable')).toBe('on')
    await userEvent.keyboard(' ')
    await expect(input).toBeEnabled()
    await expect(ofForm(input)).toBe('58000')
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Цена" error="Укажите цену или отметьте, что она договорная" className="max-w-64">
      <PriceField {...args} negotiable={{ label: 'Договорная' }} />
    </Field>
  ),
}

export const BeforeScripts: Story = {
  render: () => <div />,
  play: async ({ canvas, canvasElement, args }) => {
    const place = canvasElement.querySelector('div')
    if (!place) throw new Error('no place')
    const hydrate = serverRender(place, <Price {...args} />)
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '58 000')
    await expect(ofForm(input)).toBe('58 000')
    await hydrate()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('58\u00a0000'))
  },
}

export const LongKazakh: Story = {
  render: (args) => (
    <Field label="Бөлшектің теңгемен көрсетілген бағасы" className="max-w-52">
      <PriceField
        {...args}
        defaultValue={999999999999}
        negotiable={{ label: 'Бағасы келісім бойынша, сатып алушымен сөйлесіп белгіленеді' }}
      />
    </Field>
  ),
  globals: { language: 'kk' },
}
