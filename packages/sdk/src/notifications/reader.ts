import { isRole, isStaff, isTenant } from '../access/index.ts'
import { type NotificationContent, notificationKind } from './kind.ts'

/** The user whose notifications they are. */
export interface Reader {
  /** User id. */
  readonly id: number
  /** `role_id` of the user, by which the calls and the wording are chosen. */
  readonly role_id: number
}

/** Audiences with separate wordings: tenants, staff, and registered users. */
export type Voice = 'tenant' | 'staff' | 'person'

export function voiceFor({ role_id }: Pick<Reader, 'role_id'>): Voice {
  if (isTenant(role_id)) return 'tenant'
  return isStaff(role_id) ? 'staff' : 'person'
}

/** Whether a notification is shown to a reader: those about part requests only to roles 1 to 5 (spec §6). */
export function isNotificationFor(
  notification: NotificationContent,
  { role_id }: Pick<Reader, 'role_id'>,
): boolean {
  return notificationKind(notification) !== 'part_request' || isRole(role_id)
}
