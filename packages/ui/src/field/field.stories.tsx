import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Input } from '../input/input.tsx'
import { Select } from '../select/select.tsx'
import { Field } from './field.tsx'
import { Fieldset } from './fieldset.tsx'

const meta = {
  component: Field,
  args: { label: 'Компания', children: <Input name="company" defaultValue="ТОО «Көлік Бөлшек»" /> },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Компания' })
    await expect(input).not.toHaveAttribute('aria-invalid')
    await expect(input).not.toHaveAttribute('aria-describedby')
    await userEvent.tab()
    await expect(input).toHaveFocus()
  },
}

export const WithHint: Story = {
  args: {
    label: 'Площадь, м²',
    hint: 'Самый маленький свободный бутик: 12 м²',
    children: <Input name="area" inputMode="numeric" placeholder="от 12" />,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(String(args.hint))
  },
}

export const WithError: Story = {
  args: {
    label: 'БИН',
    hint: 'Двенадцать цифр',
    error: 'Последняя цифра не сходится. Проверьте по справке о регистрации.',
    children: <Input name="bin" defaultValue="940140000386" />,
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'БИН' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(`${args.hint} ${args.error}`)
  },
}

export const Optional: Story = {
  args: { label: 'Категория', optional: 'необязательно' },
  render: (args) => (
    <Field {...args}>
      <Select name="category">
        <option>Тормоза и подвеска</option>
        <option>Масла и жидкости</option>
      </Select>
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Категория/ })).toBeVisible()
  },
}

export const LongKazakh: Story = {
  args: {
    label: 'Қосалқы бөлшектің өндіруші зауыт берген толық каталог нөмірі',
    optional: 'міндетті емес',
    hint: 'Нөмір бөлшектің өзінде, қаптамасында немесе көліктің техникалық құжатында жазылған болады',
    error: 'Каталог нөмірінде тек латын әріптері, цифрлар және сызықша болуы керек',
    children: <Input name="number" defaultValue="қате нөмір" />,
  },
  globals: { language: 'kk' },
}

export const Group: Story = {
  render: () => (
    <Fieldset
      legend="Как с вами связаться"
      hint="Можно выбрать несколько"
      error="Выберите хотя бы один способ"
    >
      <Checkbox name="by" value="phone" label="По телефону" />
      <Checkbox name="by" value="chat" label="В чате портала" />
    </Fieldset>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Как с вами связаться' })
    await expect(group).toHaveAccessibleDescription('Можно выбрать несколько Выберите хотя бы один способ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'По телефону' })).toBeChecked()
  },
}
