import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import { createBase, listBases, revokeBase } from './bases.ts'
import { exportJournal } from './export-journal.ts'
import { readHealth, readJournal, readJournalRow, repeatRows, setAsideRows } from './journal.ts'
import type { ReceiveDeps } from './receive-row.ts'

type ExchangeOperations =
  | 'listExchangeBases'
  | 'createExchangeBase'
  | 'revokeExchangeBase'
  | 'exchangeJournal'
  | 'exchangeJournalExport'
  | 'exchangeRow'
  | 'repeatExchangeRows'
  | 'setAsideExchangeRows'
  | 'exchangeHealth'

export function exchangeHandlers(deps: ReceiveDeps): Pick<Handlers, ExchangeOperations> {
  return {
    listExchangeBases: ({ actor }) => listBases(deps, requireActor(actor)),
    createExchangeBase: ({ actor, body }) => createBase(deps, requireActor(actor), body),
    revokeExchangeBase: ({ actor, params }) => revokeBase(deps, requireActor(actor), params.id),
    exchangeJournal: ({ actor, body }) => readJournal(deps, requireActor(actor), body ?? {}),
    exchangeJournalExport: ({ actor, body, language }) =>
      exportJournal(deps, { actor: requireActor(actor), language }, body ?? {}),
    exchangeRow: ({ actor, params }) => readJournalRow(deps, requireActor(actor), params.id),
    repeatExchangeRows: ({ actor, body }) => repeatRows(deps, requireActor(actor), body.ids),
    setAsideExchangeRows: ({ actor, body }) => setAsideRows(deps, requireActor(actor), body.ids),
    exchangeHealth: ({ actor }) => readHealth(deps, requireActor(actor)),
  }
}
