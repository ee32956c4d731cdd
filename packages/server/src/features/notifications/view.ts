import type { components } from '@sauda/sdk'
import type { NotificationRow } from './queries.ts'

export type Notification = components['schemas']['Notification']

/** Returns a notification as in the contract. */
export function notificationView({
  id,
  type,
  body,
  company_id,
  created_at,
  viewed_at,
}: NotificationRow): Notification {
  return {
    id,
    type,
    view: viewed_at ? 1 : 0,
    created_at: created_at.toISOString(),
    ...body,
    ...(company_id !== null && { company_id }),
  }
}
