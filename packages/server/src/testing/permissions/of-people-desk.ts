import { department } from '../newcomers.ts'
import { company, PASSWORD, person, room } from '../people.ts'
import type { TestServer } from '../test-server.ts'
import { forRoles, ONLY_ADMINISTRATORS, ONLY_STAFF, type Row, SIGNED_IN } from './row.ts'

const BUILDING = { address: 'Алматы, пр. Суюнбая, 161', address_kk: 'Алматы, Сүйінбай даңғылы, 161' }
let made = 0

function names() {
  made += 1
  return { name: `Новый корпус ${made}`, name_kk: `Жаңа корпус ${made}` }
}

async function somebody(test: TestServer): Promise<number> {
  return (await person(test, 5)).id
}

/** Acts on people, and the places they belong to. */
export const OF_PEOPLE_DESK = {
  proveSession: forRoles(SIGNED_IN, () => ({ path: '/api/session/prove', json: { password: PASSWORD } })),
  personPage: forRoles(ONLY_STAFF, () => ({ path: '/api/user/pagination', json: { q: 'ерлан' } })),
  personDetail: forRoles(ONLY_STAFF, async ({ test }) => ({
    method: 'GET',
    path: `/api/user/page/${await somebody(test)}`,
  })),
  blockUser: {
    ask: ({ of }) => ({ path: `/api/user/block/${of.id}`, json: { reason: 'fraud' } }),
    // An administrator blocks others only.
    own: [401, 403, 409, 403, 403, 403, 401],
    foreign: ONLY_ADMINISTRATORS,
  },
  unblockUser: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: `/api/user/unblock/${await somebody(test)}`,
    json: {},
  })),
  setUserRole: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: `/api/user/setRole/${await somebody(test)}`,
    json: { role_id: 4, was: 5 },
  })),
  setUserDepartment: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: `/api/user/setDepartment/${await somebody(test)}`,
    json: { department_id: (await department(test)).id, was: null },
  })),
  companyDetail: forRoles(ONLY_STAFF, async ({ test }) => ({
    method: 'GET',
    path: `/api/company/page/${(await company(test)).id}`,
  })),
  setCompanyRooms: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: `/api/company/setRooms/${(await company(test, { rooms: 0 })).id}`,
    json: { room_ids: [await room(test)], was: [] },
  })),
  endTenancy: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: `/api/company/endTenancy/${(await company(test)).id}`,
    json: { reason: 'lease_over' },
  })),
  createFacility: forRoles(ONLY_ADMINISTRATORS, () => ({
    path: '/api/facility/create',
    json: { ...names(), ...BUILDING },
  })),
  updateFacility: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: `/api/facility/update/${(await department(test)).facility_id}`,
    json: { ...names(), ...BUILDING },
  })),
  deleteFacility: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => {
    const { id, facility_id } = await department(test)
    await test.db.deleteFrom('departments').where('id', '=', id).execute()
    return { path: `/api/facility/delete/${facility_id}` }
  }),
  createDepartment: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: '/api/department/create',
    json: { facility_id: (await department(test)).facility_id, ...names() },
  })),
  updateDepartment: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => {
    const { id, facility_id } = await department(test)
    return { path: `/api/department/update/${id}`, json: { facility_id, ...names() } }
  }),
  deleteDepartment: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: `/api/department/delete/${(await department(test)).id}`,
  })),
} satisfies Record<string, Row>
