import { declineInvitation, proveSession, readInvitation } from './access/index.ts'
import type { Portal } from './index.ts'
import {
  blockUser,
  changeFunction,
  companyDetail,
  createDepartment,
  createFacility,
  decideMembershipRequest,
  decideTenantApplication,
  deleteDepartment,
  deleteFacility,
  endTenancy,
  findUsers,
  handOver,
  inviteColleague,
  inviteUser,
  joinCompany,
  leaveCompany,
  listColleagues,
  listFacilities,
  listInvitations,
  listTenantApplications,
  personDetail,
  personPage,
  removeColleague,
  revokeInvitation,
  setCompanyRooms,
  setUserDepartment,
  setUserRole,
  unblockUser,
  updateDepartment,
  updateFacility,
  usersOfDepartment,
  usersOfDepartments,
  usersOfFacility,
  withdrawInvitation,
} from './people/index.ts'

const BUILDING = {
  name: 'Корпус Б',
  name_kk: 'Б корпусы',
  address: 'Алматы, пр. Суюнбая, 161',
  address_kk: 'Алматы, Сүйінбай даңғылы, 161',
}
const SECTION = { facility_id: 1, name: 'Кузов и оптика', name_kk: 'Шанақ пен оптика' }

const LINK_TOKEN = 'y0vQ3m8Zr5cJ2kXwT6nLbA'

/** The calls of the people desk. */
export const PEOPLE_CALLS: Record<string, (portal: Portal) => Promise<unknown>> = {
  readInvitation: (portal) => readInvitation(portal, LINK_TOKEN),
  declineInvitation: (portal) => declineInvitation(portal, LINK_TOKEN),
  listColleagues,
  inviteColleague: (portal) =>
    inviteColleague(portal, { email: 'seller@sauda.example', function: 'seller', language: 'kk' }),
  withdrawInvitation: (portal) => withdrawInvitation(portal, 5),
  changeFunction: (portal) => changeFunction(portal, 5, 'seller'),
  handOver: (portal) => handOver(portal, 5, 'accountant'),
  removeColleague: (portal) => removeColleague(portal, 5),
  decideMembershipRequest: (portal) =>
    decideMembershipRequest(portal, 5, { accept: true, function: 'seller' }),
  joinCompany: (portal) => joinCompany(portal, LINK_TOKEN),
  leaveCompany: (portal) => leaveCompany(portal, 5),
  listFacilities,
  findUsers: (portal) => findUsers(portal, 'қасымов 214'),
  usersOfDepartments: (portal) => usersOfDepartments(portal, [3, 4]),
  usersOfDepartment: (portal) => usersOfDepartment(portal, 5),
  usersOfFacility: (portal) => usersOfFacility(portal, 5),
  inviteUser: (portal) =>
    inviteUser(portal, { email: 'new@sauda.example', role_id: 3, language: 'kk', department_id: 3 }),
  listInvitations,
  revokeInvitation: (portal) => revokeInvitation(portal, 5),
  listTenantApplications,
  decideTenantApplication: (portal) => decideTenantApplication(portal, 5, { accept: true, room_ids: [54] }),
  proveSession: (portal) => proveSession(portal, 'горшок-ветер-семнадцать'),
  personPage: (portal) => personPage(portal, { q: 'қасымов', role_id: 1, blocked: false }),
  personDetail: (portal) => personDetail(portal, 5),
  blockUser: (portal) =>
    blockUser(portal, 5, { reason: 'fraud', note: 'Брал предоплату и не отдавал деталь.' }),
  unblockUser: (portal) => unblockUser(portal, 5, { note: 'Разобрались по телефону.' }),
  setUserRole: (portal) => setUserRole(portal, 5, { role_id: 4, was: 3 }),
  setUserDepartment: (portal) => setUserDepartment(portal, 5, { department_id: 3, was: null }),
  companyDetail: (portal) => companyDetail(portal, 5),
  setCompanyRooms: (portal) => setCompanyRooms(portal, 5, { room_ids: [54, 55], was: [54] }),
  endTenancy: (portal) =>
    endTenancy(portal, 5, { reason: 'lease_over', note: 'Договор № 17 закончился 30 ноября.' }),
  createFacility: (portal) => createFacility(portal, BUILDING),
  updateFacility: (portal) => updateFacility(portal, 5, BUILDING),
  deleteFacility: (portal) => deleteFacility(portal, 5),
  createDepartment: (portal) => createDepartment(portal, SECTION),
  updateDepartment: (portal) => updateDepartment(portal, 5, SECTION),
  deleteDepartment: (portal) => deleteDepartment(portal, 5),
}
