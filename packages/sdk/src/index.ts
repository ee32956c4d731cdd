export {
  type Attempt,
  attempt,
  type CallOptions,
  type CreateOptions,
  createPortal,
  type Failure,
  isPortalError,
  iterate,
  newIdempotencyKey,
  type Page,
  type Portal,
  PortalError,
  type PortalOptions,
  type PortalRequest,
  type Schema,
} from './client/index.ts'
export type { components, operations, paths } from './generated/contract.d.ts'
export type * from './generated/schemas.ts'
export { VERSION } from './version.ts'
