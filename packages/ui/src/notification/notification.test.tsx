import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NotificationItem, type NotificationItemProps } from './notification.tsx'

const htmlOf = (props: Pick<NotificationItemProps, 'unread' | 'fresh'>) =>
  renderToStaticMarkup(<NotificationItem picture={null} title="Акт № 15" time="10:00" {...props} />)

it('marks an unread row for everybody', () => {
  expect(htmlOf({ unread: 'Новое' })).toContain('data-unread="true"')
  expect(htmlOf({ unread: 'Новое' })).toContain('Новое: ')
})

it('keeps the look of a row that was read since, but not the word', () => {
  const fresh = htmlOf({ fresh: true })
  expect(fresh).toContain('data-unread="true"')
  expect(fresh).not.toContain('sr-only')
  expect(htmlOf({ fresh: true, unread: 'Новое' })).toBe(htmlOf({ unread: 'Новое' }))
})

it('marks nothing of a read row', () => {
  expect(htmlOf({})).not.toContain('data-unread')
  expect(htmlOf({})).not.toContain('sr-only')
})
