import { attempt, type Portal } from '@sauda/sdk'
import { type Reader, viewAll } from '@sauda/sdk/notifications'
import { data } from 'react-router'
import { failureFrom, idOf } from '../../shell/answered.ts'

/** The result of «read all»: up to which notification, or the error code. */
export type AllRead = { read: number; code?: string }

/** Marks all notifications up to the id of the form field `read` as read. */
export async function readAll(portal: Portal, reader: Reader, form: FormData) {
  const upTo = idOf(String(form.get('read')))
  const result = await attempt(viewAll(portal, reader, upTo))
  if (result.ok) return data<AllRead>({ read: upTo })
  const { failure, status } = failureFrom(result.error)
  return data<AllRead>({ read: upTo, code: failure.code }, { status })
}
