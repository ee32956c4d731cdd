/** What the people desk asks of people. */
export {
  countLeft,
  countPersons,
  findAdCounts,
  findFallingAds,
  findPerson,
  findPersons,
  hasCompany,
} from './desk-queries.ts'
export { findFacilities } from './queries.ts'
