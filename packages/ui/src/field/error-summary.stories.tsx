import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { Input } from '../input/input.tsx'
import { Radio, RadioGroup } from '../radio-group/radio-group.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'

const meta = {
  component: ErrorSummary,
  args: {
    title: 'Объявление не отправлено',
    errors: [
      { field: 'title', message: 'Напишите, что вы продаёте' },
      { field: 'brand', message: 'Выберите марку' },
      { field: 'condition', message: 'Укажите, новая деталь или бывшая в употреблении' },
    ],
  },
  render: (args) => (
    <div className="grid max-w-md gap-5">
      <ErrorSummary {...args} />
      <Field id="title" label="Что продаёте" error="Напишите, что вы продаёте">
        <Input name="title" />
      </Field>
      <Field id="brand" label="Марка" error="Выберите марку">
        <Combobox
          name="brand"
          options={[{ value: '1', label: 'Toyota' }]}
          placeholder="Любая"
          emptyText="Такой марки нет"
          countText={(count) => `Найдено: ${count}`}
          listLabel="Марки"
        />
      </Field>
      <RadioGroup id="condition" name="condition" legend="Состояние" error="Выберите состояние">
        <Radio value="new" label="Новая" />
        <Radio value="used" label="Бывшая в употреблении" />
      </RadioGroup>
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const LinksMoveFocus: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert', { name: 'Объявление не отправлено' })
    await expect(summary).toHaveFocus()

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Что продаёте' })).toHaveFocus()

    await userEvent.click(canvas.getByRole('link', { name: 'Выберите марку' }))
    await expect(canvas.getByRole('combobox', { name: 'Марка' })).toHaveFocus()

    await userEvent.click(canvas.getByRole('link', { name: /Укажите/ }))
    await expect(canvas.getByRole('radio', { name: 'Новая' })).toHaveFocus()
    await expect(location.hash).toBe('')
  },
}

export const OfTheWholeForm: Story = {
  args: { errors: [{ message: 'Такое объявление у вас уже есть' }] },
  render: (args) => <ErrorSummary {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const FieldNotOnThePage: Story = {
  args: { errors: [{ field: 'nowhere', message: 'Выберите бутик' }] },
  render: (args) => <ErrorSummary {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#nowhere')
  },
}

export const AgainAfterEachSending: Story = {
  render: (args) => {
    const [sendings, setSendings] = useState(0)
    return (
      <div className="grid max-w-md gap-5">
        {sendings > 0 && <ErrorSummary key={sendings} {...args} />}
        <Button onClick={() => setSendings(sendings + 1)}>Отправить</Button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Отправить' })
    await userEvent.click(send)
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(send)
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

export const LongKazakh: Story = {
  args: {
    title: 'Хабарландыру жіберілмеді: төмендегі мәліметтерді түзетіңіз',
    errors: [
      { field: 'a', message: 'Телефон нөмірін халықаралық түрде, +7 белгісінен бастап, толығымен жазыңыз' },
      { field: 'b', message: 'Сипаттама кемінде он таңбадан тұруы керек' },
    ],
  },
  render: (args) => (
    <div className="max-w-72">
      <ErrorSummary {...args} />
    </div>
  ),
  globals: { language: 'kk' },
}
