import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { RunPart } from './run.tsx'
import { StatusBar, StatusCut } from './status-bar.tsx'

const late: RunPart = { shape: 'low', tone: 'danger', count: 9, label: '9 просрочены' }
const theirs: RunPart = { shape: 'hollow', tone: 'warning', count: 61, label: '61 ждёт арендатора' }
const done: RunPart = { shape: 'full', tone: 'info', count: 241, label: '241 подписан' }

const meta = {
  component: StatusBar,
  args: {
    label: 'Состояние',
    parts: [late, theirs, done],
    children: (
      <>
        <StatusCut href="#all" count="311" note="28 арендаторов" aria-current="true">
          Все
        </StatusCut>
        <StatusCut href="#late" count="9" note="4 арендатора, 1 280 000 ₸" mark={late}>
          Просрочены
        </StatusCut>
        <StatusCut href="#theirs" count="61" mark={theirs}>
          Ждут арендатора
        </StatusCut>
        <StatusCut asChild count="241" note="две подписи из двух" mark={done}>
          <a href="#done">Обе стороны</a>
        </StatusCut>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="bg-surface p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatusBar>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '9 просрочены, 61 ждёт арендатора, 241 подписан' }),
    ).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Состояние' })).toBeVisible()
    await userEvent.tab()
    const all = canvas.getByRole('link', { name: '311 Все 28 арендаторов' })
    await expect(all).toHaveFocus()
    await expect(all).toHaveAttribute('aria-current', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '9 Просрочены 4 арендатора, 1 280 000 ₸' })).toHaveFocus()
  },
}

export const AsChild: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '241 Обе стороны две подписи из двух' })
    await expect(link).toHaveAttribute('href', '#done')
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('navigation')
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth + 24)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  decorators: Narrow.decorators,
  args: {
    label: 'Құжаттардың жай-күйі',
    children: (
      <>
        <StatusCut href="#all" count="1 311" note="жүз жиырма сегіз жалға алушы">
          Барлық құжаттар
        </StatusCut>
        <StatusCut href="#late" count="9" note="төрт жалға алушы кешіктірді" mark={late} aria-current="true">
          Мерзімінен кешіктірілгендер
        </StatusCut>
        <StatusCut href="#theirs" count="61" mark={theirs}>
          Жалға алушының қолын күтіп тұрғандар
        </StatusCut>
      </>
    ),
  },
}
