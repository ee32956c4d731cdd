import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { LoadMore } from '../load-more/load-more.tsx'
import { NotificationItem, NotificationList } from './notification.tsx'

const renew = fn()

const meta = {
  component: NotificationList,
  args: {
    'aria-label': 'Уведомления',
    children: (
      <>
        <NotificationItem
          unread="Новое"
          title={<a href="#48213">«Диски тормозные Brembo» вернули на доработку</a>}
          text={'Фотографии\nНа втором фото другая деталь.'}
          time={<time dateTime="2026-11-21T06:42:00Z">3 мин назад</time>}
        />
        <NotificationItem
          unread="Новое"
          title={<a href="#48199">«Фара правая RAV4» снимут с публикации через 3 дня</a>}
          time={<time dateTime="2026-11-21T05:00:00Z">2 ч назад</time>}
          action={
            <Button size="sm" variant="soft" onClick={renew}>
              Продлить
            </Button>
          }
        />
        <NotificationItem
          title="Новое событие на портале"
          time={<time dateTime="2026-11-20T05:00:00Z">вчера</time>}
        />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-130 bg-raised p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationList>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByText('Новое:')).toHaveLength(2)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /вернули на доработку/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Продлить' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Продлить' }))
    await expect(renew).toHaveBeenCalledOnce()
    await expect(location.hash).toBe('')
  },
}

export const WithMore: Story = {
  args: {
    more: (
      <LoadMore
        className="mt-5"
        shown={3}
        total={42}
        summary="Показано 3 из 42"
        link={<a href="#more">Загрузить ещё</a>}
      />
    ),
  },
}

export const Loading: Story = {
  args: { loading: 'Загружаем уведомления' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем уведомления')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Empty: Story = {
  args: { empty: <EmptyState title="Уведомлении нет" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Уведомлении нет' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    'aria-label': 'Хабарламалар',
    children: (
      <NotificationItem
        unread="Жаңа"
        title={
          <a href="#48213">
            «Алдыңғы желдетілетін тежегіш дискілері, екі данадан» хабарландыруы түзетуге қайтарылды
          </a>
        }
        text={'Байланыс деректері\nМәтіндегі телефон нөмірі мен WhatsApp сілтемесін алып тастаңыз.'}
        time="3 мин бұрын"
        action={
          <Button size="sm" variant="soft">
            Хабарландыру мерзімін ұзарту
          </Button>
        }
      />
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-70 bg-raised p-5">
        <Story />
      </div>
    ),
  ],
}
