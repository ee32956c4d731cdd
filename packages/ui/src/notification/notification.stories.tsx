import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Clock, FilePenLine, Undo2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import tailLamp from '../../drawings/tail-lamp.svg'
import { Button } from '../button/button.tsx'
import { Drawing } from '../drawing/drawing.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { LoadMore } from '../load-more/load-more.tsx'
import { NotificationDay, NotificationItem, NotificationList, NotificationPicture } from './notification.tsx'

const renew = fn()

const meta = {
  component: NotificationList,
  args: {
    children: (
      <>
        <NotificationDay label="Сегодня">
          <NotificationItem
            picture={
              <NotificationPicture ground="straw" mark={<Undo2 />} tone="danger">
                <Drawing src={tailLamp} />
              </NotificationPicture>
            }
            unread="Новое"
            title={<a href="#48213">«Фонарь задний левый Camry 50» вернули на доработку</a>}
            text={'Контакты\nТелефон в тексте.'}
            time={<time dateTime="2026-11-21T06:42:00Z">3 мин назад</time>}
            earlier={{
              summary: 'Раньше: 2',
              items: [
                { id: 2, title: '«Фонарь задний левый Camry 50» опубликовано', time: 'вчера, 18:05' },
                {
                  id: 1,
                  title: '«Фонарь задний левый Camry 50» вернули на доработку',
                  time: '12 ноября, 09:00',
                },
              ],
            }}
          />
          <NotificationItem
            picture={
              <NotificationPicture mark={<Clock />} tone="info">
                <FilePenLine />
              </NotificationPicture>
            }
            unread="Новое"
            title={<a href="#48199">Акт № 15 ждёт подписи</a>}
            time={<time dateTime="2026-11-21T05:00:00Z">2 ч назад</time>}
            action={
              <Button size="sm" variant="soft" onClick={renew}>
                Подписать
              </Button>
            }
          />
        </NotificationDay>
        <NotificationDay label="Вчера">
          <NotificationItem
            picture={
              <NotificationPicture>
                <Bell />
              </NotificationPicture>
            }
            title="Новое событие на портале"
            time={<time dateTime="2026-11-20T05:00:00Z">10:00</time>}
          />
        </NotificationDay>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-205 bg-bg p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationList>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    const today = canvas.getByRole('region', { name: 'Сегодня' })
    await expect(within(today).getByRole('heading', { name: 'Сегодня', level: 2 })).toBeVisible()
    await expect(canvas.getAllByText('Новое:')).toHaveLength(2)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /вернули на доработку/ })).toHaveFocus()
    // The earlier ones of the same thing open by keyboard.
    const before = canvas.getByText('«Фонарь задний левый Camry 50» опубликовано')
    await expect(before).not.toBeVisible()
    await userEvent.tab()
    const earlier = canvas.getByText('Раньше: 2')
    await expect(earlier).toHaveFocus()
    await userEvent.click(earlier)
    await expect(before).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Подписать' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Подписать' }))
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
    children: (
      <NotificationDay label="2025 ж. 31 желтоқсан" heading="h3">
        <NotificationItem
          picture={
            <NotificationPicture ground="clay" mark={<Undo2 />} tone="danger">
              <Drawing src={tailLamp} />
            </NotificationPicture>
          }
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
          earlier={{
            summary: 'Бұрынғылары: 1',
            items: [{ id: 1, title: 'Алдыңғыжелдетілетінтежегішдискілеріекіданадан', time: 'кеше, 18:05' }],
          }}
        />
      </NotificationDay>
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-80 bg-bg p-5">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Бұрынғылары: 1'))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
