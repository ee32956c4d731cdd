import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { PictureInput, type PictureInputProps } from './picture-input.tsx'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/></svg>'
const picture = (name: string) => new File([svg], name, { type: 'image/svg+xml' })

/** Acts as the caller: keeps the file, and the names that a form would send. */
function Keeper(props: PictureInputProps) {
  const [file, setFile] = useState(props.file)
  return (
    <form aria-label="Слайд">
      <Field label="Файл" hint="JPEG, PNG или WebP">
        <PictureInput
          {...props}
          file={file}
          onFile={(chosen) => {
            props.onFile(chosen)
            setFile(chosen)
          }}
        />
      </Field>
    </form>
  )
}

const meta = {
  component: PictureInput,
  args: {
    name: 'picture',
    labels: {
      choose: 'Выбрать картинку',
      replace: 'Выбрать другую',
      clear: (name) => `Не брать ${name}`,
    },
    file: null,
    onFile: fn(),
  },
  render: (args) => <Keeper {...args} />,
} satisfies Meta<typeof PictureInput>

export default meta
type Story = StoryObj<typeof meta>

const sent = (form: HTMLElement) => {
  const entry = form instanceof HTMLFormElement ? new FormData(form).get('picture') : null
  return entry instanceof File ? entry.name : entry
}

/** Chooses a file as a browser does: `userEvent.upload` does not put it into what the form sends. */
function choose(input: HTMLElement, file: File): void {
  const list = new DataTransfer()
  list.items.add(file)
  if (input instanceof HTMLInputElement) input.files = list.files
  fireEvent.change(input)
}

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole('form')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Выбрать картинку')).toHaveFocus()
    choose(canvas.getByLabelText('Выбрать картинку'), picture('slide.svg'))
    await expect(args.onFile).toHaveBeenCalledOnce()
    const input = canvas.getByLabelText('Выбрать другую')
    await expect(input).toHaveAccessibleDescription(/slide\.svg/)
    await expect(sent(form)).toBe('slide.svg')
    await userEvent.click(canvas.getByRole('button', { name: 'Не брать slide.svg' }))
    await expect(canvas.getByLabelText('Выбрать картинку')).toHaveFocus()
    await expect(args.onFile).toHaveBeenLastCalledWith(null)
    await expect(sent(form)).toBe('')
  },
}

export const Chosen: Story = {
  args: {
    file: picture('ochen-dlinnoe-nazvanie-kartinki-dlya-glavnoy-stranitsy-2026.svg'),
    status: 'Открываем…',
  },
  play: async ({ canvas }) => {
    await expect(sent(canvas.getByRole('form'))).toBe(
      'ochen-dlinnoe-nazvanie-kartinki-dlya-glavnoy-stranitsy-2026.svg',
    )
    await expect(canvas.getByText('Открываем…')).toBeVisible()
  },
}
