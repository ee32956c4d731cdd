import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Radio, RadioGroup } from './radio-group.tsx'

const meta = {
  component: RadioGroup,
  args: { name: 'condition', legend: 'Состояние', onValueChange: fn() },
  render: (args) => (
    <RadioGroup {...args}>
      <Radio value="new" label="Новая" />
      <Radio value="used" label="Бывшая в употреблении" />
      <Radio value="refurbished" label="Восстановленная" />
    </RadioGroup>
  ),
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Состояние' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Новая' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Бывшая в употреблении' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('used')
  },
}

export const Inline: Story = { args: { inline: true, defaultValue: 'new' } }

export const Controlled: Story = {
  render: (args) => {
    const [value, setValue] = useState('new')
    return (
      <RadioGroup {...args} value={value} onValueChange={setValue}>
        <Radio value="new" label="Новая" />
        <Radio value="used" label="Бывшая в употреблении" />
      </RadioGroup>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Бывшая в употреблении'))
    await expect(canvas.getByRole('radio', { name: 'Новая' })).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Бывшая в употреблении' })).toBeChecked()
  },
}

export const WithHintsAndError: Story = {
  args: {
    legend: 'Что вы подаёте',
    hint: 'От этого зависит, что спросим дальше',
    error: 'Выберите один из видов',
  },
  render: (args) => (
    <RadioGroup {...args}>
      <Radio value="part" label="Запчасть" hint="Деталь, узел, расходный материал" />
      <Radio value="service" label="Услуга" hint="Ремонт, мойка, шиномонтаж" />
      <Radio value="goods" label="Другой товар" disabled />
    </RadioGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Выберите один из видов/)
    await expect(canvas.getByRole('radio', { name: 'Услуга' })).toHaveAccessibleDescription(
      'Ремонт, мойка, шиномонтаж',
    )
    await expect(canvas.getByRole('radio', { name: 'Другой товар' })).toBeDisabled()
  },
}

export const WithCounts: Story = {
  render: (args) => (
    <RadioGroup {...args} className="max-w-64">
      <Radio value="" label="Всё" />
      <Radio value="part" label="Запчасти" count="1 284" />
      <Radio value="service" label="Услуги" count="0" />
    </RadioGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Запчасти\s*1 284$/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Услуги\s*0$/ })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Всё' })).toBeVisible()
  },
}

export const Cards: Story = {
  args: { name: 'kind', legend: 'Кто регистрируется', defaultValue: 'person' },
  render: (args) => (
    <RadioGroup {...args} className="max-w-xl" inline>
      <Radio
        card
        value="person"
        label="Частное лицо"
        hint="Покупаю и продаю как человек"
        className="flex-1"
      />
      <Radio card value="company" label="Компания или ИП" hint="Арендую бутик" className="flex-1" />
    </RadioGroup>
  ),
  play: async ({ canvas }) => {
    const company = canvas.getByRole('radio', { name: 'Компания или ИП' })
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Частное лицо' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(company).toBeChecked()
    await expect(company).toHaveAccessibleDescription('Арендую бутик')
  },
}

export const LongKazakh: Story = {
  args: { legend: 'Бөлшектің қазіргі жай-күйі', optional: 'міндетті емес' },
  render: (args) => (
    <RadioGroup {...args} className="max-w-64" inline>
      <Radio value="new" label="Жаңа, бұрын ешқашан пайдаланылмаған" />
      <Radio
        value="used"
        label="Пайдаланылған, бірақ жұмысқа жарамды"
        hint="Ақауы болса, сипаттамада жазыңыз"
      />
    </RadioGroup>
  ),
  globals: { language: 'kk' },
}
