import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Field } from '../field/field.tsx'
import { serverRender } from '../server-rendered.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const brands = [
  'BMW',
  'Chevrolet',
  'Hyundai',
  'Kia',
  'Lada',
  'Lexus',
  'Nissan',
  'Toyota',
  'Volkswagen',
  'Қазақстан',
].map((label, index) => ({ value: String(index + 1), label }))

const submitted = (element: HTMLElement) => new FormData(element.closest('form') ?? undefined).get('brand')

const sent = fn()

function Brand(args: ComboboxProps) {
  return (
    <form
      className="max-w-xs"
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Field label="Марка" hint="Начните писать название">
        <Combobox {...args} />
      </Field>
      <button type="submit" className="sr-only">
        Найти
      </button>
    </form>
  )
}

const meta = {
  component: Combobox,
  args: {
    name: 'brand',
    options: brands,
    placeholder: 'Любая',
    emptyText: 'Такой марки нет',
    countText: (count) => `Найдено: ${count}`,
    listLabel: 'Марки',
    onValueChange: fn(),
  },
  render: Brand,
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Марка' })
    await expect(input).toHaveAccessibleDescription('Начните писать название')
    await userEvent.tab()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('option')).toHaveLength(10)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { name: 'Chevrolet' })).toHaveAttribute(
      'id',
      input.getAttribute('aria-activedescendant'),
    )
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('option', { name: 'Қазақстан' })).toHaveAttribute(
      'id',
      input.getAttribute('aria-activedescendant'),
    )
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Қазақстан')
    await expect(input).toHaveFocus()
    await expect(submitted(input)).toBe('10')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10')
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const Typing: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('x')
    await expect(canvas.getByRole('option')).toHaveTextContent('Lexus')
    await expect(canvas.getByText('Найдено: 1')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(submitted(input)).toBe('6')
    // «каз» from a Russian keyboard matches a Kazakh name.
    await userEvent.clear(input)
    await expect(submitted(input)).toBe('')
    await userEvent.keyboard('каз')
    await userEvent.tab()
    await expect(input).toHaveValue('Қазақстан')
    await expect(submitted(input)).toBe('10')
  },
}

export const OwnMatch: Story = {
  args: {
    options: brands.map((brand) => ({ ...brand, names: [brand.label, `${brand.label}-авто`] })),
    match: (options, text) =>
      options.filter(({ names = [] }) => names.some((name) => name.endsWith(text))).reverse(),
    onFocus: fn(),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await expect(args.onFocus).toHaveBeenCalledOnce()
    await userEvent.keyboard('a-авто')
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Toyota',
      'Lada',
      'Kia',
    ])
    await userEvent.keyboard('{Enter}')
    await expect(submitted(input)).toBe('8')
    await userEvent.clear(input)
    await userEvent.type(input, 'toy')
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'щщ')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getAllByText('Такой марки нет')).toHaveLength(2)
    await userEvent.tab()
    await expect(input).toHaveValue('')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const EscapeKeepsTheChoice: Story = {
  args: { defaultValue: '8' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { name: 'Toyota' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('к{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(input).toHaveValue('Toyota')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
  },
}

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.click(canvas.getByRole('option', { name: 'Kia' }))
    await expect(input).toHaveValue('Kia')
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const Open: Story = {
  args: { defaultValue: '8' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('listbox', { name: 'Марки' })).toBeVisible()
  },
}

export const InDialog: Story = {
  render: (args) => (
    <Dialog title="Уточнить поиск" closeLabel="Закрыть" trigger={<Button>Уточнить</Button>}>
      <Brand {...args} />
    </Dialog>
  ),
  play: async ({ canvas, canvasElement }) => {
    const body = canvasElement.ownerDocument.body
    await userEvent.click(canvas.getByRole('button', { name: 'Уточнить' }))
    const dialog = within(await within(body).findByRole('dialog'))
    const input = dialog.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.click(dialog.getByRole('option', { name: 'Nissan' }))
    await expect(input).toHaveValue('Nissan')
    // Escape closes the list; only the next one closes the dialog.
    await userEvent.keyboard('{ArrowDown}')
    await expect(dialog.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(dialog.queryByRole('listbox')).toBeNull()
    await expect(within(body).getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(body).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Уточнить' })).toHaveFocus())
  },
}

export const BeforeScripts: Story = {
  render: () => <div />,
  play: async ({ canvas, canvasElement, args }) => {
    const place = canvasElement.querySelector('div')
    if (!place) throw new Error('no place')
    const hydrate = serverRender(place, <Brand {...args} defaultValue="1" />)
    const select = canvas.getByRole('combobox', { name: 'Марка' })
    await expect(select.tagName).toBe('SELECT')
    await expect(select).toHaveValue('1')
    await userEvent.selectOptions(select, '8')
    select.focus()
    await expect(submitted(select)).toBe('8')

    await hydrate()
    const input = await canvas.findByRole('combobox', { name: 'Марка' })
    await expect(input.tagName).toBe('INPUT')
    await expect(input).toHaveValue('Toyota')
    await waitFor(() => expect(input).toHaveFocus())
    await expect(submitted(input)).toBe('8')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('8')
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Марка" error="Выберите марку из списка" className="max-w-xs">
      <Combobox {...args} />
    </Field>
  ),
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: '8' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(submitted(input)).toBeNull()
  },
}

export const LongKazakh: Story = {
  args: {
    options: [
      { value: '1', label: 'Тежегіш жүйесінің қосалқы бөлшектері мен шығын материалдары' },
      { value: '2', label: 'Жарық аспаптары' },
      { value: '3', label: 'Аспа мен руль басқармасы' },
    ],
    placeholder: 'Кез келген',
    listLabel: 'Санаттар',
    emptyText: 'Мұндай санат табылмады',
    countText: (count) => `Табылды: ${count}`,
  },
  render: (args) => (
    <Field label="Қосалқы бөлшек санаты" className="max-w-56">
      <Combobox {...args} />
    </Field>
  ),
  globals: { language: 'kk' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
  },
}
