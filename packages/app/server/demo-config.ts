import { configFromEnvironment, type ServerConfig } from '@sauda/server'
import { demoPictures } from './demo-pictures.ts'

/** The server's configuration with the demo centre, which an empty database gets. */
export const demoConfig = (environment: NodeJS.ProcessEnv): ServerConfig => ({
  ...configFromEnvironment(environment),
  drawings: demoPictures.drawings,
  demo: demoPictures,
})
