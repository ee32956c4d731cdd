import { addBase } from '../../features/exchange/bases.ts'
import { forRoles, ONLY_ADMINISTRATORS, type Row } from './row.ts'

const ONLY_MANAGERS = [401, 403, 200, 200, 403, 403, 401] as const

/** The desk of the exchange with the accounting system. */
export const OF_EXCHANGE = {
  listExchangeBases: forRoles(ONLY_MANAGERS, () => ({ method: 'GET', path: '/api/exchange/bases' })),
  createExchangeBase: forRoles(ONLY_ADMINISTRATORS, () => ({
    path: '/api/exchange/createBase',
    json: { name: 'Бухгалтерия' },
  })),
  revokeExchangeBase: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: `/api/exchange/revokeBase/${(await addBase(test, { name: 'Склад', actorId: null })).base.id}`,
  })),
  exchangeJournal: forRoles(ONLY_MANAGERS, () => ({ path: '/api/exchange/journal', json: {} })),
  exchangeJournalExport: forRoles(ONLY_MANAGERS, () => ({ path: '/api/exchange/journalExport', json: {} })),
  exchangeRow: forRoles([401, 403, 404, 404, 403, 403, 401], () => ({
    method: 'GET',
    path: '/api/exchange/row/1',
  })),
  repeatExchangeRows: forRoles(ONLY_MANAGERS, () => ({ path: '/api/exchange/repeat', json: { ids: [1] } })),
  setAsideExchangeRows: forRoles(ONLY_MANAGERS, () => ({
    path: '/api/exchange/setAside',
    json: { ids: [1] },
  })),
  exchangeHealth: forRoles(ONLY_MANAGERS, () => ({ method: 'GET', path: '/api/exchange/health' })),
} satisfies Record<string, Row>
