import {
  type CallOptions,
  type CreateOptions,
  create,
  orEmpty,
  type Portal,
  read,
  write,
} from '../client/index.ts'
import type { WholeList } from '../documents/index.ts'
import type { Signatory, SignatoryDraft, SignatoryFilter } from '../generated/schemas.ts'

/**
 * Returns who may sign for a company; empty with `error` on failure. Tenants get their own company, staff any, or all.
 * POST /api/signatory/list.
 */
export function signatories(
  portal: Portal,
  filter: SignatoryFilter = {},
  options?: CallOptions,
): Promise<WholeList<Signatory>> {
  const all = read(portal, options, (init) =>
    portal.http.POST('/api/signatory/list', { ...init, body: filter }),
  )
  return orEmpty(all.then((list) => ({ ...list, next: null })))
}

/**
 * Lets somebody sign for a company. For administrators and managers. Throws `invalid`, `forbidden`.
 * POST /api/signatory/add.
 */
export function addSignatory(
  portal: Portal,
  draft: SignatoryDraft,
  options?: CreateOptions,
): Promise<Signatory> {
  return create(portal, options, (init) => portal.http.POST('/api/signatory/add', { ...init, body: draft }))
}

/**
 * Takes the right to sign away; signatures that were made before stay valid. For administrators and managers. Throws
 * `action_not_allowed`, `not_found`, `forbidden`. POST /api/signatory/end/{id}.
 */
export function endSignatory(portal: Portal, id: number, options?: CallOptions): Promise<boolean> {
  return write(portal, options, (init) =>
    portal.http.POST('/api/signatory/end/{id}', { ...init, params: { path: { id } } }),
  )
}
