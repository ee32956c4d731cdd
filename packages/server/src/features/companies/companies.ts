/** What other features ask of companies. */
export {
  closeTenancy,
  findBin,
  findCompanyByBin,
  findKeptBin,
  hasCompany,
  holdTenancy,
  type NewCompany,
  openTenancy,
} from './company-queries.ts'
