import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { countNotifications, listNotifications, viewNotifications } from './service.ts'

type NotificationOperations =
  | 'listNotifications'
  | 'countNotifications'
  | 'countViewedNotifications'
  | 'viewNotifications'
  | 'listTenantNotifications'
  | 'countTenantNotifications'
  | 'countViewedTenantNotifications'
  | 'viewTenantNotifications'

export function notificationHandlers(deps: Deps): Pick<Handlers, NotificationOperations> {
  return {
    listNotifications: ({ actor, body }) => listNotifications(deps, requireActor(actor), 'others', body),
    countNotifications: async ({ actor, params }) =>
      (await countNotifications(deps, requireActor(actor), 'others', params.id)).count,
    countViewedNotifications: async ({ actor, params }) =>
      (await countNotifications(deps, requireActor(actor), 'others', params.id)).view_count,
    viewNotifications: ({ actor, body }) => viewNotifications(deps, requireActor(actor), 'others', body),

    listTenantNotifications: ({ actor, body }) =>
      listNotifications(deps, requireActor(actor), 'tenants', body),
    countTenantNotifications: async ({ actor, params }) =>
      (await countNotifications(deps, requireActor(actor), 'tenants', params.id)).count,
    countViewedTenantNotifications: async ({ actor, params }) =>
      (await countNotifications(deps, requireActor(actor), 'tenants', params.id)).view_count,
    viewTenantNotifications: ({ actor, body }) =>
      viewNotifications(deps, requireActor(actor), 'tenants', body),
  }
}
