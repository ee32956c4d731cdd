import { attempt, type Portal } from '@sauda/sdk'
import { type NotificationCounts, type Reader, unviewAll, viewAll } from '@sauda/sdk/notifications'
import { data } from 'react-router'
import { failureFrom, idOf } from '../../shell/answered.ts'

/** The result of «read all»: up to which notification, and what takes it back; or the error code. */
export type AllRead = { read: number; undo?: string; code?: string }

/** The result of taking «read all» back: what was taken back, and the counts since; or the error code. */
export type AllUnread = { unread: string; counts?: NotificationCounts; code?: string }

/** Marks all notifications up to the id of the form field `read` as read. */
export async function readAll(portal: Portal, reader: Reader, form: FormData) {
  const upTo = idOf(String(form.get('read')))
  const result = await attempt(viewAll(portal, reader, upTo))
  if (result.ok) return data<AllRead>({ read: upTo, undo: result.value.viewed_at })
  const { failure, status } = failureFrom(result.error)
  return data<AllRead>({ read: upTo, code: failure.code }, { status })
}

/** Marks what «read all» marked at the time of the form field `unread` as unread again. */
export async function unreadAll(portal: Portal, reader: Reader, form: FormData) {
  const unread = String(form.get('unread'))
  const result = await attempt(unviewAll(portal, reader, unread))
  if (result.ok) return data<AllUnread>({ unread, counts: result.value })
  const { failure, status } = failureFrom(result.error)
  return data<AllUnread>({ unread, code: failure.code }, { status })
}
