import { resolve } from 'node:path'
import { type Clock, systemClock } from './platform/clock.ts'

export interface ServerConfig {
  /** Holds the embedded database, the photos and the demo's sign-ins. */
  dataFolder: string
  /** A PostgreSQL to use in place of the embedded one. */
  databaseUrl?: string
  /** Behind TLS: the session cookie is `__Host-sauda; Secure`, else `sauda`. */
  secure: boolean
  /** Addresses or networks whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  /** Puts the demo centre into an empty database, its pictures drawn from this folder of SVG files. */
  demo?: { drawings: string }
  checkAnswers: boolean
  logLevel: 'silent' | 'error' | 'info'
  clock: Clock
}

type Environment = Readonly<Record<string, string | undefined>>

/** The configuration of environment variables; README lists them. */
export function configFromEnvironment(environment: Environment): ServerConfig {
  return {
    dataFolder: resolve(environment.SAUDA_DATA || 'data'),
    ...(environment.DATABASE_URL && { databaseUrl: environment.DATABASE_URL }),
    secure: /^https:/i.test(environment.PUBLIC_URL ?? ''),
    trustedProxies: (environment.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((it) => it.trim())
      .filter(Boolean),
    checkAnswers: environment.NODE_ENV === 'development',
    logLevel:
      environment.LOG_LEVEL === 'info' || environment.LOG_LEVEL === 'silent'
        ? environment.LOG_LEVEL
        : 'error',
    clock: systemClock,
  }
}
