export {
  type Attempt,
  attempt,
  type CallOptions,
  createPortal,
  type Failure,
  isPortalError,
  iterate,
  type Page,
  type Portal,
  PortalError,
  type PortalOptions,
  type PortalRequest,
  type Schema,
} from './client/index.ts'
export type { components, operations, paths } from './generated/contract.d.ts'
export { VERSION } from './version.ts'
