import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WordDiff, type WordDiffPart } from '../word-diff/word-diff.tsx'
import { Compare, CompareRow } from './compare.tsx'

const title: WordDiffPart[] = [
  { text: 'Диски тормозные Brembo ', change: 'same' },
  { text: 'Max', change: 'added' },
  { text: ', передние, Camry XV50', change: 'same' },
]
const price: WordDiffPart[] = [
  { text: '62 500 ₸', change: 'removed' },
  { text: '58 000 ₸', change: 'added' },
]
const labels = { added: 'добавлено', removed: 'удалено' }

const meta = {
  component: Compare,
  parameters: {
    viewport: {
      options: {
        phone: { name: '320', styles: { width: '320px', height: '800px' } },
        desk: { name: '1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  args: {
    'aria-label': 'Что изменилось',
    before: { title: 'Опубликовано', note: 'одобрено 2 ноября, А. Серикова' },
    after: { title: 'Предлагается', note: 'видно только вам и автору' },
    unchanged: 'Без изменений: категория, марка, состояние, телефон',
    children: (
      <>
        <CompareRow
          title="Цена"
          before={<WordDiff parts={price} labels={labels} side="before" />}
          after={<WordDiff parts={price} labels={labels} side="after" />}
        />
        <CompareRow
          title="Название"
          before={<WordDiff parts={title} labels={labels} side="before" />}
          after={<WordDiff parts={title} labels={labels} side="after" />}
        />
      </>
    ),
  },
} satisfies Meta<typeof Compare>

export default meta
type Story = StoryObj<typeof meta>

function panesOf(row: HTMLElement) {
  const [left, right] = row.querySelectorAll('[data-slot=word-diff]')
  if (!left || !right) throw new Error('no panes')
  return { left: left.getBoundingClientRect(), right: right.getBoundingClientRect() }
}

export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article', { name: 'Что изменилось' })).toBeVisible()
    const { left, right } = panesOf(canvasElement)
    await expect(right.left).toBeGreaterThan(left.right - 1)
    await expect(right.top).toBe(left.top)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = panesOf(canvasElement)
    await expect(right.left).toBe(left.left)
    await expect(right.top).toBeGreaterThan(left.bottom - 1)
    // Once at the top, and once in each of the two rows.
    await expect(canvas.getAllByText('Опубликовано')).toHaveLength(3)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk', viewport: { value: 'phone' } },
  args: {
    'aria-label': 'Не өзгерді',
    before: { title: 'Жарияланған нұсқасы', note: 'екінші қарашада мақұлданған' },
    after: { title: 'Ұсынылып отырған нұсқасы', note: 'тек сізге және авторға көрінеді' },
    unchanged: 'Өзгеріссіз қалғаны: санаты, маркасы, жай-күйі, телефон нөмірі, жұмыс уақыты',
    children: (
      <CompareRow
        title="Хабарландырудың толық атауы"
        before="Алдыңғы желдетілетін тежегіш дискілері, екі данадан тұратын жиынтық"
        after="Алдыңғы желдетілетін тежегіш дискілері"
      />
    ),
  },
}
