import { room } from '../people.ts'
import { ALL, OWN_OR_STAFF, open, type Row, SIGNED_IN } from './row.ts'

/** One of the two sets of notification calls: only for its roles, and only about themselves. */
function notifications(path: string, whose: 'tenants' | 'others', body?: object): Row {
  const isTenants = whose === 'tenants'
  return {
    ask: ({ of }) =>
      body ? { path, json: { user_id: of.id, ...body } } : { method: 'GET', path: `${path}/${of.id}` },
    own: isTenants ? [401, 200, 403, 403, 403, 403, 401] : [401, 403, 200, 200, 200, 200, 401],
    foreign: isTenants ? [401, 404, 403, 403, 403, 403, 401] : [401, 403, 404, 404, 404, 404, 401],
  }
}

/** Rooms, dictionaries, notifications, live updates, texts and the contract itself. */
export const OF_OTHERS = {
  listRooms: open('/api/room/get'),
  roomsOfUser: {
    ask: ({ of }) => ({ method: 'GET', path: `/api/room/getByUserId/${of.id}` }),
    own: SIGNED_IN,
    foreign: OWN_OR_STAFF,
  },
  roomCard: {
    ask: async ({ test, of }) => ({
      method: 'GET',
      path: `/api/room/getUserInfo/${await room(test, { tenant: of.id })}`,
    }),
    own: ALL,
    foreign: ALL,
  },
  suggest: open('/api/search/suggest?q=тормоз'),
  nearParts: open('/api/search/near?q=тормоз'),
  searchAliases: open('/api/search/aliases?kind=part'),
  listBrands: open('/api/dictionaryBrand/list'),
  listServices: open('/api/dictionaryService/list'),
  listSpareParts: open('/api/dictionarySparePart/list'),
  listDistricts: open('/api/dictionaryDistrict/list'),
  listNotifications: notifications('/api/notification/get', 'others', {}),
  countNotifications: notifications('/api/notification/count', 'others'),
  countViewedNotifications: notifications('/api/notification/viewCount', 'others'),
  viewNotifications: notifications('/api/notification/setView', 'others', { ids: [1] }),
  listTenantNotifications: notifications('/api/notificationTenant/get', 'tenants', {}),
  countTenantNotifications: notifications('/api/notificationTenant/count', 'tenants'),
  countViewedTenantNotifications: notifications('/api/notificationTenant/viewCount', 'tenants'),
  viewTenantNotifications: notifications('/api/notificationTenant/setView', 'tenants', { ids: [1] }),
  realtimeSettings: { ...open('/api/realtime/settings'), own: SIGNED_IN, foreign: SIGNED_IN },
  authorizeChannel: {
    ask: ({ of }) => ({
      path: '/api/realtime/auth',
      json: { socket_id: '12.34', channel_name: `private-user-${of.id}` },
    }),
    own: SIGNED_IN,
    foreign: [401, 403, 403, 403, 403, 403, 401],
  },
  getContact: open('/api/contact/get'),
  getContract: open('/api/openapi.json'),
  getReference: open('/api/docs'),
  getReferenceFile: open('/api/docs/swagger-ui.css'),
} satisfies Record<string, Row>
