import { lyingLetter } from '../lying-letter.ts'
import { application, department, invitation } from '../newcomers.ts'
import { person } from '../people.ts'
import { ALL, forRoles, ONLY_ADMINISTRATORS, ONLY_OWN, ONLY_STAFF, type Row, SIGNED_IN } from './row.ts'

const LETTER = '0b4f3a52-6b1e-4d0a-9a51-3f3f1d2c7b10'

/** People, sessions, invitations and e-mails. */
export const OF_PEOPLE = {
  updateUser: {
    ask: ({ of }) => ({ path: `/api/user/update/${of.id}`, json: { data: { language: 'kk' } } }),
    own: SIGNED_IN,
    foreign: ONLY_OWN,
  },
  findUsers: forRoles(ONLY_STAFF, () => ({ path: '/api/user/find', json: { q: 'ерлан' } })),
  usersOfDepartments: forRoles(ONLY_STAFF, () => ({
    path: '/api/user/getUserByDepartmentsId',
    json: { ids: [1] },
  })),
  usersOfDepartment: forRoles(ONLY_STAFF, async ({ test }) => ({
    method: 'GET',
    path: `/api/user/getUserByDepartmentId/${(await department(test)).id}`,
  })),
  usersOfFacility: forRoles(ONLY_STAFF, async ({ test }) => ({
    method: 'GET',
    path: `/api/user/getByFacilityId/${(await department(test)).facility_id}`,
  })),
  listFacilities: forRoles(ONLY_STAFF, () => ({ method: 'GET', path: '/api/facility/list' })),
  listSessions: forRoles(SIGNED_IN, () => ({ method: 'GET', path: '/api/session/list' })),
  endSession: {
    ask: async ({ test, of }) => {
      const { id } = await test.db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', of.id)
        .executeTakeFirstOrThrow()
      return { path: `/api/session/end/${id}` }
    },
    own: SIGNED_IN,
    foreign: ONLY_OWN,
  },
  endOtherSessions: forRoles(SIGNED_IN, () => ({ path: '/api/session/endOthers' })),
  inviteUser: forRoles(ONLY_ADMINISTRATORS, () => ({
    path: '/api/invitation/create',
    json: { email: 'new@test.example', role_id: 3 },
  })),
  listInvitations: forRoles(ONLY_ADMINISTRATORS, () => ({ method: 'GET', path: '/api/invitation/list' })),
  revokeInvitation: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: `/api/invitation/revoke/${(await invitation(test)).id}`,
  })),
  acceptInvitation: forRoles(ALL, async ({ test }) => ({
    path: '/api/invitation/accept',
    json: { token: (await invitation(test)).token },
  })),
  listTenantApplications: forRoles(ONLY_ADMINISTRATORS, () => ({
    method: 'GET',
    path: '/api/tenantApplication/list',
  })),
  decideTenantApplication: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: `/api/tenantApplication/decide/${await application(test, (await person(test, 5)).id)}`,
    json: { accept: false, comment: 'Нет такого договора' },
  })),
  listLetters: forRoles(ALL, ({ test }) => ({
    method: 'GET',
    path: '/api/letter/list',
    headers: { 'x-console-token': test.server.consoleToken ?? '' },
  })),
  readLetter: forRoles(ALL, async ({ test }) => {
    await lyingLetter(test, LETTER)
    return {
      method: 'GET',
      path: `/api/letter/get/${LETTER}`,
      headers: { 'x-console-token': test.server.consoleToken ?? '' },
    }
  }),
} satisfies Record<string, Row>
