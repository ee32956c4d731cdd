/** What other features ask of those who ask to join a company. */
export { type Asker, findRequests, lockRequest } from './request-queries.ts'
