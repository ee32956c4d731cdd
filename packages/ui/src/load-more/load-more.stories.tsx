import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LoadMore } from './load-more.tsx'

const link = (words: string) => <a href="#more">{words}</a>

/** Prevents the navigation of a link, and records whether the link would have navigated. */
function catchClick(canvasElement: HTMLElement) {
  const goes = fn()
  const onClick = (event: MouseEvent) => {
    goes(!event.defaultPrevented)
    event.preventDefault()
  }
  canvasElement.addEventListener('click', onClick, { once: true })
  return goes
}

const meta = {
  component: LoadMore,
  args: { shown: 12, total: 1284, summary: 'Показано 12 из 1 284', link: link('Показать ещё') },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ canvas, canvasElement }) => {
    const goes = catchClick(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Показать ещё' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(goes).toHaveBeenCalledWith(true)
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, canvasElement }) => {
    const goes = catchClick(canvasElement)
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('link'))
    await expect(goes).toHaveBeenCalledWith(false)
  },
}

export const Failed: Story = {
  args: { error: 'Не удалось загрузить. Проверьте связь.', link: link('Повторить') },
  play: async ({ canvas, canvasElement }) => {
    const goes = catchClick(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить')
    await userEvent.click(canvas.getByRole('link', { name: 'Повторить' }))
    await expect(goes).toHaveBeenCalledWith(true)
  },
}

export const AllShown: Story = {
  args: { shown: 9, total: 9, summary: 'Показаны все 9', link: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Empty: Story = { args: { shown: 0, total: 0, summary: 'Ничего не найдено', link: undefined } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    summary: '1 284 хабарландырудың 12-сі көрсетілді',
    link: link('Тағы он екі хабарландыруды көрсету'),
    error: 'Хабарландыруларды жүктеу мүмкін болмады. Интернет байланысын тексеріңіз.',
  },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
}
