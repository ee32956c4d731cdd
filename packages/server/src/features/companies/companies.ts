/** What other features ask of companies. */
export {
  closeTenancy,
  findBin,
  findKeptBin,
  hasCompany,
  holdTenancy,
  type NewCompany,
  openTenancy,
} from './company-queries.ts'
