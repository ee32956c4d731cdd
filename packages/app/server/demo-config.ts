import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configFromEnvironment, type ServerConfig } from '@sauda/server'
import type { Configuration } from './configuration.ts'
import { demoPictures } from './demo-pictures.ts'

/** The server's configuration with the demo centre, which an empty database gets. */
export const demoConfig = (environment: NodeJS.ProcessEnv): ServerConfig => ({
  ...configFromEnvironment(environment),
  drawings: demoPictures.drawings,
  demo: demoPictures,
})

/** Whether the demo centre has to be created first, in a process of its own. */
export const isDemoMissing = (
  { demo, apiUrl }: Pick<Configuration, 'demo' | 'apiUrl'>,
  { databaseUrl, dataFolder }: Pick<ServerConfig, 'databaseUrl' | 'dataFolder'>,
): boolean => demo && !apiUrl && !databaseUrl && !existsSync(join(dataFolder, 'database'))
