export { configFromEnvironment, type ServerConfig } from './config.ts'
export { terminalOf } from './console/ask.ts'
export { firstAdministrator } from './console/first-administrator.ts'
export { createServer, type PortalServer } from './create-server.ts'
export type { DemoSignIn } from './demo/insert-demo.ts'
export {
  DatabaseNewerThanCode,
  DataFolderInUse,
  DataFolderUnreadable,
  MigrationChanged,
} from './platform/database/errors.ts'
export { ConfigurationMistake } from './why-not.ts'
