export { configFromEnvironment, type ServerConfig } from './config.ts'
export { terminalOf } from './console/ask.ts'
export { firstAdministrator } from './console/first-administrator.ts'
export { createServer, type PortalServer } from './create-server.ts'
export type { DemoPictures } from './demo/drawn-pictures.ts'
export type { DemoSignIn } from './demo/insert-demo.ts'
export {
  DatabaseNewerThanCodeError,
  DataFolderInUseError,
  DataFolderUnreadableError,
  MigrationChangedError,
} from './platform/database/errors.ts'
export { ConfigurationError } from './why-not.ts'
