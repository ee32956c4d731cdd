/** What other features ask of the people of companies. */
export {
  type ColleagueRow,
  type CompanyRow,
  endMembershipRow,
  findColleagues,
  findCompany,
  hasMembership,
  leaveCompanyInSessions,
  lockCompany,
  lockUser,
  writeFunction,
} from './colleague-queries.ts'
export {
  belongsTo,
  findActive,
  findMembers,
  findReadersOf,
  holdMembership,
  insertMembership,
  wasMember,
} from './member-queries.ts'
