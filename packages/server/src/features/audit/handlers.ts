import type { Handlers } from '../../contract/call.ts'
import { requireActor } from '../access/require-actor.ts'
import type { Deps } from '../deps.ts'
import { exportAudit } from './export-audit.ts'
import { readAudit } from './journal.ts'

export function auditHandlers(deps: Deps): Pick<Handlers, 'auditPage' | 'auditExport'> {
  return {
    auditPage: ({ actor, body }) => readAudit(deps, requireActor(actor), body ?? {}),
    auditExport: ({ actor, body, language }) =>
      exportAudit(deps, { actor: requireActor(actor), language }, body ?? {}),
  }
}
