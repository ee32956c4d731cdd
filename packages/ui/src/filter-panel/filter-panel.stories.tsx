import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { FilterGroup, FilterPanel } from './filter-panel.tsx'

const meta = {
  component: FilterPanel,
  args: {
    label: 'Фильтры',
    count: 3,
    countLabel: 'выбрано 3',
    children: (
      <>
        <FilterGroup legend="Состояние">
          <Checkbox label="Новое" count="1 047" defaultChecked />
          <Checkbox label="Восстановленное" count="96" />
          <Checkbox label="Б/у" count="141" defaultChecked />
        </FilterGroup>
        <FilterGroup legend="Производитель">
          <Checkbox label="Brembo" count="184" />
          <Checkbox label="TRW" count="231" defaultChecked />
        </FilterGroup>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="nav:w-64">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

const isWide = () => window.matchMedia('(width >= 65.625rem)').matches

export const Panel: Story = {
  play: async ({ canvas }) => {
    const firstFilter = canvas.getByLabelText(/Новое/)
    if (isWide()) {
      await userEvent.tab()
      await expect(firstFilter).toHaveFocus()
      return
    }
    const panel = canvas.getByRole('group', { name: '' })
    const toggle = canvas.getByText('Фильтры')
    await expect(panel).not.toHaveAttribute('open')
    await userEvent.click(toggle)
    await expect(panel).toHaveAttribute('open')
    await expect(firstFilter).toBeVisible()
  },
}

export const Opened: Story = { args: { open: true } }

export const NothingChosen: Story = { args: { count: 0, countLabel: undefined } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    label: 'Хабарландыруларды сүзгілеу және іріктеу',
    countLabel: '3 сүзгі таңдалды',
    open: true,
    children: (
      <FilterGroup legend="Бөлшектің күйі және сақталу дәрежесі">
        <Checkbox label="Қалпына келтірілген және тексерілген бөлшектер ғана" count="96" />
      </FilterGroup>
    ),
  },
}
