import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

const meta = {
  component: Tabs,
  args: { defaultValue: 'live' },
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Мои объявления">
        <Tab value="live">Опубликованы</Tab>
        <Tab value="waiting">На модерации</Tab>
        <Tab value="archive" disabled>
          В архиве
        </Tab>
      </TabList>
      <TabPanel value="live">Двенадцать объявлений видят все.</TabPanel>
      <TabPanel value="waiting">Два объявления ждут модератора.</TabPanel>
      <TabPanel value="archive" />
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Опубликованы' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    // Radix moves the focus, and with it the selection, after the key event.
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'На модерации' })).toHaveAttribute('aria-selected', 'true'),
    )
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('ждут модератора')
    // The disabled tab is skipped.
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Опубликованы' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const LongKazakh: Story = {
  render: (args) => (
    <div className="w-72">
      <Tabs {...args}>
        <TabList label="Менің хабарландыруларым">
          <Tab value="live">Жарияланған хабарландырулар</Tab>
          <Tab value="waiting">Модератордың тексеруінде</Tab>
          <Tab value="archive">Мұрағатта сақталған</Tab>
        </TabList>
        <TabPanel value="live">Он екі хабарландыруды бәрі көреді.</TabPanel>
        <TabPanel value="waiting">Екі хабарландыру тексеруді күтіп тұр.</TabPanel>
        <TabPanel value="archive">Мұрағат бос.</TabPanel>
      </Tabs>
    </div>
  ),
  globals: { language: 'kk' },
}
