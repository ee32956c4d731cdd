import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TodoStep, TodoSteps } from './todo-steps.tsx'

const meta = { component: TodoSteps } satisfies Meta<typeof TodoSteps>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  args: {
    children: (
      <>
        <TodoStep current>Запустите NCALayer на этом компьютере. Значок с ключом появится у часов.</TodoStep>
        <TodoStep>Вернитесь сюда. Заметим сами и пойдём дальше.</TodoStep>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-current', 'step')
    await expect(second).not.toHaveAttribute('aria-current')
  },
}

export const LongKazakh: Story = {
  args: {
    children: (
      <>
        <TodoStep>
          Мекенжай астындағы терезеде «Рұқсат беру» батырмасын басыңыз. Бір рет қана сұрайды.
        </TodoStep>
        <TodoStep current>
          Терезе жоқ па? Мекенжайдың сол жағындағы белгіні басып, құрылғыға рұқсатты қосыңыз.
        </TodoStep>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
  },
}
