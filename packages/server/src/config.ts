import { resolve } from 'node:path'
import { type Clock, systemClock } from './platform/clock.ts'
import type { HostedPush } from './platform/push/hosted-push.ts'
import {
  addressIn,
  type Environment,
  publicAddress,
  pushServer,
  secondsIn,
  whereToListen,
} from './settings.ts'
import { ConfigurationMistake } from './why-not.ts'

export interface ServerConfig {
  /** Holds the embedded database, the photos and the demo's sign-ins. */
  dataFolder: string
  /** A PostgreSQL to use in place of the embedded one. */
  databaseUrl?: string
  /** Milliseconds that one statement of a PostgreSQL may take; 0 for any time. */
  statementTimeout?: number
  /** The address people type, with no path: `https://sauda.example`. */
  publicUrl: string
  /** Behind TLS: the session cookie is `__Host-sauda; Secure`, else `sauda`. */
  secure: boolean
  /** Addresses or networks whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  /** The server that letters go out by; without one they lie in the data folder. */
  smtpUrl?: string
  /** Whom letters are from. */
  mailFrom: string
  /** Somebody else's push server in place of our own endpoint. */
  pusher?: HostedPush
  /** Puts the demo centre into an empty database, its pictures drawn from this folder of SVG files. */
  demo?: { drawings: string }
  checkAnswers: boolean
  logLevel: 'silent' | 'error' | 'info'
  clock: Clock
}

/**
 * The configuration of environment variables; README lists them.
 * @throws ConfigurationMistake
 */
export function configFromEnvironment(environment: Environment): ServerConfig {
  const smtpUrl = addressIn(environment, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (smtpUrl && !environment.MAIL_FROM) {
    throw new ConfigurationMistake('SMTP_URL needs MAIL_FROM: whom letters are from.')
  }
  const typed = publicAddress(environment)
  if (smtpUrl && !typed) {
    throw new ConfigurationMistake('SMTP_URL needs PUBLIC_URL: where the links in letters lead.')
  }
  const pusher = hostedPush(environment)
  const { host, port } = whereToListen(environment)
  const publicUrl = typed ?? new URL(`http://${inUrl(host)}:${port}`)
  return {
    dataFolder: resolve(environment.SAUDA_DATA || 'data'),
    ...(environment.DATABASE_URL && { databaseUrl: environment.DATABASE_URL }),
    ...(environment.STATEMENT_TIMEOUT && { statementTimeout: secondsIn(environment, 'STATEMENT_TIMEOUT') }),
    publicUrl: publicUrl.origin,
    secure: typed?.protocol === 'https:',
    trustedProxies: (environment.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((it) => it.trim())
      .filter(Boolean),
    ...(smtpUrl && { smtpUrl: smtpUrl.href }),
    mailFrom: environment.MAIL_FROM || 'Sauda <sauda@localhost>',
    ...(pusher && { pusher }),
    checkAnswers: environment.NODE_ENV === 'development',
    logLevel:
      environment.LOG_LEVEL === 'info' || environment.LOG_LEVEL === 'silent'
        ? environment.LOG_LEVEL
        : 'error',
    clock: systemClock,
  }
}

/** An IPv6 address stands in brackets there. */
function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

/** Half a push server is a mistake: nothing would arrive, and nobody would know why. */
function hostedPush(environment: Environment): HostedPush | undefined {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = environment
  const { cluster, server } = pushServer(environment)
  if (![appId, key, secret, cluster, server].some(Boolean)) return undefined
  if (!appId || !key || !secret || !(cluster || server)) {
    throw new ConfigurationMistake(
      'A push server needs PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET and one of PUSHER_CLUSTER and PUSHER_HOST. Set them all, or none for the own one.',
    )
  }
  return { appId, key, secret, ...(cluster && { cluster }), ...(server && { server }) }
}
