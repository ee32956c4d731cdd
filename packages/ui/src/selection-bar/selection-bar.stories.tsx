import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SelectionBar } from './selection-bar.tsx'

const clear = fn()
const publish = fn()

const meta = {
  component: SelectionBar,
  args: {
    'aria-label': 'Действия с выбранными',
    summary: 'Выбрано 3',
    clear: (
      <button type="button" onClick={clear}>
        Снять выбор
      </button>
    ),
    children: (
      <>
        <Button variant="quiet">В архив</Button>
        <Button variant="deep" onClick={publish}>
          Опубликовать
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const UnderAList: Story = {
  render: (args) => (
    <div>
      {Array.from({ length: 40 }, (_, index) => `Объявление ${index + 1}`).map((row) => (
        <p key={row} className="border-b border-line py-3">
          {row}
        </p>
      ))}
      <SelectionBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Действия с выбранными' })
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(canvas.getByRole('status')).toHaveTextContent('Выбрано 3')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Снять выбор' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(clear).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(publish).toHaveBeenCalledOnce()
  },
}

export const WithoutClear: Story = { args: { clear: undefined } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    'aria-label': 'Таңдалғандармен жасалатын әрекеттер',
    summary: 'Он екі хабарландыру таңдалды',
    clear: <button type="button">Таңдауды алып тастау</button>,
    children: (
      <>
        <Button variant="quiet">Мұрағатқа жіберу</Button>
        <Button variant="deep">Бәрін бірден жариялау</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
}
