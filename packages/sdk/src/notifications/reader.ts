import { isRole, isStaff, isTenant } from '../access/index.ts'
import { type Notification, notificationKind } from './kind.ts'

/** Whose notifications they are. */
export type Reader = { readonly id: number; readonly role_id: number }

/** How a reader is spoken to: tenants, staff, and registered people. */
export type Voice = 'tenant' | 'staff' | 'person'

export function voiceFor({ role_id }: Pick<Reader, 'role_id'>): Voice {
  if (isTenant(role_id)) return 'tenant'
  return isStaff(role_id) ? 'staff' : 'person'
}

/** Whether a notification is shown to a reader: those of part requests only to roles 1 to 5 (spec §6). */
export function isNotificationFor(notification: Notification, { role_id }: Pick<Reader, 'role_id'>): boolean {
  return notificationKind(notification) !== 'part_request' || isRole(role_id)
}
