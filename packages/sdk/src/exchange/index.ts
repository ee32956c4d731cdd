export type {
  ExchangeBase,
  ExchangeBaseCreated,
  ExchangeBaseDraft,
  ExchangeBaseHealth,
  ExchangeBatch,
  ExchangeCode,
  ExchangeJournalRequest,
  ExchangeOutcome,
  ExchangeProblem,
  ExchangeRepeated,
  ExchangeRow,
  ExchangeRowDetails,
} from '../generated/schemas.ts'
export {
  addExchangeBase,
  exchangeBases,
  exchangeHealth,
  exchangeJournal,
  exchangeRow,
  repeatExchangeRows,
  revokeExchangeBase,
} from './calls.ts'
