import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { FilterGroup, FilterPanel } from './filter-panel.tsx'

const meta = {
  component: FilterPanel,
  parameters: {
    viewport: {
      options: {
        phone: { name: '390', styles: { width: '390px', height: '800px' } },
        desk: { name: '1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
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

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByText('Фильтры').closest('details')
    await expect(panel).not.toHaveAttribute('open')
    await userEvent.click(canvas.getByText('Фильтры'))
    await expect(panel).toHaveAttribute('open')
    await expect(canvas.getByLabelText(/Новое/)).toBeVisible()
    await userEvent.click(canvas.getByLabelText(/Новое/))
    await userEvent.keyboard('{Escape}')
    await expect(panel).not.toHaveAttribute('open')
    await expect(canvas.getByText('Фильтры').closest('summary')).toHaveFocus()
    // Of a closed panel, Escape does nothing.
    await userEvent.keyboard('{Escape}')
    await expect(panel).not.toHaveAttribute('open')
  },
}

export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Фильтры')).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Новое/)).toHaveFocus()
  },
}

export const Opened: Story = { args: { open: true } }

export const NothingChosen: Story = { args: { count: 0, countLabel: undefined } }

export const LongKazakh: Story = {
  globals: { language: 'kk', viewport: { value: 'phone' } },
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
