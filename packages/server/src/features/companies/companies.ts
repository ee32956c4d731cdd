/** What other features ask of companies. */
export {
  findBin,
  hasCompany,
  insertCompany,
  type NewCompany,
} from './company-queries.ts'
