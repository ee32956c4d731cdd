/** What the people desk asks of the documents of a company. */
export { countOfBin } from './summary-queries.ts'
