import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hash, History } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Input } from '../input/input.tsx'
import { Plate } from '../plate/plate.tsx'
import { SearchList, type SearchListProps } from './search-list.tsx'

const sent = fn()

function Search({ input: _none, ...args }: SearchListProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  return (
    <search
      data-search=""
      className="relative max-w-150 max-sm:data-open:fixed max-sm:data-open:inset-0 max-sm:data-open:flex max-sm:data-open:flex-wrap max-sm:data-open:content-start max-sm:data-open:bg-surface max-sm:data-open:p-3"
      onFocus={({ target }) => target instanceof HTMLInputElement && setField(target)}
    >
      <form
        className="min-w-0 flex-1"
        onSubmit={(event) => {
          event.preventDefault()
          sent(new FormData(event.currentTarget).get('q'))
        }}
      >
        <Input type="search" name="q" aria-label="Что ищете" />
      </form>
      {field && <SearchList {...args} input={field} />}
    </search>
  )
}

const meta = {
  component: SearchList,
  parameters: {
    viewport: {
      options: {
        phone: { name: '320', styles: { width: '320px', height: '700px' } },
        desk: { name: '1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  args: {
    input: document.createElement('input'),
    label: 'Подсказки',
    status: 'Подсказок: 4',
    cancel: 'Отмена',
    columns: [
      [
        {
          heading: 'Детали',
          options: [
            { id: 'p1', text: 'Тормозные диски', lead: null, count: '1 284' },
            { id: 'p2', text: 'Суппорт тормозной', lead: null, count: '418' },
          ],
        },
      ],
      [
        {
          heading: 'Бутики',
          options: [
            {
              id: 's1',
              text: 'Тормоз Плюс',
              lead: <Plate level={2} number="219" label="2 этаж, бутик 219" />,
              place: '2 этаж, бутик 219',
              note: 'Тормозная система',
              count: '38',
            },
          ],
        },
        {
          heading: 'Артикулы',
          options: [{ id: 'a1', text: '09.A966.75', lead: <Hash />, note: 'Диск передний', count: '4' }],
        },
        {
          heading: 'Недавно искали',
          options: [{ id: 'r1', text: 'масло 5w30', lead: <History />, removable: true }],
        },
      ],
    ],
    markOf: (text) => {
      const at = text.toLowerCase().indexOf('тормоз')
      return at < 0 ? null : [at, at + 6]
    },
    foot: (
      <Button variant="plain" className="w-full">
        Все результаты
      </Button>
    ),
    onChoose: fn(),
    onRemove: fn(),
  },
  render: Search,
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof SearchList>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, step }) => {
    await userEvent.tab()
    const input = await waitFor(() => canvas.getByRole('combobox', { name: 'Что ищете' }))
    const reached = () => input.getAttribute('aria-activedescendant')
    const idOf = (name: RegExp) => canvas.getByRole('option', { name }).id
    await step('the list belongs to the field, which keeps the focus', async () => {
      await expect(canvas.getByRole('listbox', { name: 'Подсказки' })).toHaveAttribute(
        'id',
        input.getAttribute('aria-controls'),
      )
      await expect(input).toHaveAttribute('aria-expanded', 'true')
      await expect(canvas.getAllByRole('group')).toHaveLength(4)
      await expect(canvas.getByRole('group', { name: 'Недавно искали' })).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('Подсказок: 4')
      await expect(reached()).toBeNull()
    })
    await step(
      'arrows, Home and End move, and the field is between the last option and the first',
      async () => {
        await userEvent.keyboard('{ArrowDown}')
        await expect(reached()).toBe(idOf(/Тормозные диски/))
        await userEvent.keyboard('{ArrowDown}{ArrowDown}')
        await expect(reached()).toBe(idOf(/Тормоз Плюс/))
        await userEvent.keyboard('{End}')
        await expect(reached()).toBe(idOf(/масло/))
        await userEvent.keyboard('{ArrowDown}')
        await expect(reached()).toBeNull()
        await userEvent.keyboard('{ArrowUp}{Home}')
        await expect(reached()).toBe(idOf(/Тормозные диски/))
        await expect(input).toHaveFocus()
      },
    )
    await step('Delete removes only what can be removed', async () => {
      await userEvent.keyboard('{Delete}')
      await expect(args.onRemove).not.toHaveBeenCalled()
      await userEvent.keyboard('{End}{Delete}')
      await expect(args.onRemove).toHaveBeenLastCalledWith('r1')
    })
    await step('Enter chooses and closes', async () => {
      await userEvent.keyboard('{Home}{Enter}')
      await expect(args.onChoose).toHaveBeenLastCalledWith('p1')
      await expect(sent).not.toHaveBeenCalled()
      await expect(canvas.queryByRole('listbox')).toBeNull()
    })
    await step('typing opens again, and Enter without an option sends the text', async () => {
      await userEvent.keyboard('торм')
      await expect(canvas.getByRole('listbox')).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(sent).toHaveBeenLastCalledWith('торм')
      await expect(input).toHaveAttribute('aria-expanded', 'false')
    })
    await step('Escape closes and keeps the text', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('listbox')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('listbox')).toBeNull()
      await expect(input).toHaveValue('торм')
    })
    await step('it closes when the focus leaves', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Все результаты' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.queryByRole('listbox')).toBeNull()
    })
  },
}

export const ByPointer: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const input = await waitFor(() => canvas.getByRole('combobox'))
    await userEvent.click(canvas.getByText('Недавно искали'))
    await expect(input).toHaveFocus()
    const recent = canvas.getByRole('option', { name: 'масло 5w30' })
    await userEvent.click(recent.querySelector('[data-remove]') ?? recent)
    await expect(args.onRemove).toHaveBeenLastCalledWith('r1')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Суппорт', { exact: false }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('p2')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const input = await waitFor(() => canvas.getByRole('combobox'))
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }))
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(input).not.toHaveFocus()
    await userEvent.click(input)
    await expect(canvas.getByRole('listbox')).toBeVisible()
  },
}

export const Kazakh: Story = {
  globals: { language: 'kk', viewport: { value: 'phone' }, theme: 'dark' },
  args: {
    label: 'Ұсыныстар',
    cancel: 'Бас тарту',
    columns: [
      [
        {
          heading: 'Бөлшектер',
          options: [
            { id: 'p1', text: 'Амортизатордың тіреуіш мойынтірегі, алдыңғы', lead: null, count: '12' },
            { id: 'p2', text: 'Тежегіш қалыптары', lead: null, note: 'Қазақстан', count: '2 106' },
          ],
        },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => canvas.getByRole('listbox', { name: 'Ұсыныстар' }))
  },
}

export const BeforeTyping: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: [
      [
        {
          heading: 'Больше всего предложений',
          chips: true,
          options: [
            { id: 'p1', text: 'Зимние шины', lead: null, count: '48' },
            { id: 'p2', text: 'Опоры амортизаторов, передние и задние', lead: null },
            { id: 'p3', text: 'Колпаки', lead: null },
          ],
        },
        {
          heading: 'Что на каком этаже',
          options: [
            { id: 'l4', text: 'Шины и диски', lead: '4', place: '4 этаж', count: '250' },
            { id: 'l2', text: 'Тормоза, подвеска, двигатель', lead: '2', place: '2 этаж', count: '264' },
          ],
        },
      ],
    ],
    markOf: () => null,
    foot: undefined,
  },
  play: async ({ canvas, args, step }) => {
    await userEvent.tab()
    const input = await waitFor(() => canvas.getByRole('combobox'))
    const chips = canvas.getByRole('group', { name: 'Больше всего предложений' })
    const [first, second] = within(chips).getAllByRole('option')
    await step('chips stand beside each other and fit the screen', async () => {
      await expect(first).toHaveTextContent(/^Зимние шины$/)
      const { width } = chips.getBoundingClientRect()
      await expect(first?.getBoundingClientRect().width).toBeLessThan(width / 2)
      await expect(chips.scrollWidth).toBeLessThanOrEqual(chips.clientWidth)
    })
    await step('the arrow keys move through them as through rows', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(input).toHaveAttribute('aria-activedescendant', second?.id)
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(canvas.getByRole('option', { selected: true })).toHaveAccessibleName(
        'Шины и диски 4 этаж 250',
      )
    })
    await step('a chip is chosen like a row', async () => {
      await userEvent.click(canvas.getByRole('option', { name: 'Колпаки' }))
      await expect(args.onChoose).toHaveBeenLastCalledWith('p3')
    })
  },
}

export const Nothing: Story = {
  args: { columns: [], foot: undefined, status: 'Подсказок нет' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const input = await waitFor(() => canvas.getByRole('combobox'))
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(sent).toHaveBeenCalledOnce()
  },
}
