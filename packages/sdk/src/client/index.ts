export {
  type CallOptions,
  type CreateOptions,
  create,
  newIdempotencyKey,
  read,
  write,
} from './call.ts'
export type { Schema } from './contract.ts'
export {
  createPortal,
  type DebugEvent,
  type Fetch,
  type Hooks,
  type Http,
  type OnDebug,
  type OnError,
  type OnRequest,
  type OnResponse,
  type Portal,
  type PortalOptions,
  type PortalRequest,
} from './create-portal.ts'
export { type DownloadedFile, received } from './downloaded-file.ts'
export { iterate, orEmpty, orZero, type Page } from './page.ts'
export {
  type Attempt,
  attempt,
  type Failed,
  type Failure,
  isPortalError,
  PortalError,
  type Succeeded,
} from './portal-error.ts'
export { type WithResponse, withResponse } from './with-response.ts'
