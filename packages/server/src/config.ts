import { resolve } from 'node:path'
import { type Clock, systemClock } from './platform/clock.ts'
import type { HostedPush } from './platform/push/hosted-push.ts'
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

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The configuration of environment variables; README lists them.
 * @throws ConfigurationMistake
 */
export function configFromEnvironment(environment: Environment): ServerConfig {
  const smtpUrl = address('SMTP_URL', environment, ['smtp:', 'smtps:'])
  if (smtpUrl && !environment.MAIL_FROM) {
    throw new ConfigurationMistake('SMTP_URL needs MAIL_FROM: whom letters are from.')
  }
  if (smtpUrl && !environment.PUBLIC_URL) {
    throw new ConfigurationMistake('SMTP_URL needs PUBLIC_URL: where the links in letters lead.')
  }
  const pusher = hostedPush(environment)
  const { host, port } = whereToListen(environment)
  const publicUrl = publicAddress(environment) ?? new URL(`http://${inUrl(host)}:${port}`)
  return {
    dataFolder: resolve(environment.SAUDA_DATA || 'data'),
    ...(environment.DATABASE_URL && { databaseUrl: environment.DATABASE_URL }),
    ...(environment.STATEMENT_TIMEOUT && { statementTimeout: seconds('STATEMENT_TIMEOUT', environment) }),
    publicUrl: publicUrl.origin,
    secure: Boolean(environment.PUBLIC_URL) && publicUrl.protocol === 'https:',
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

/**
 * HOST and PORT; loopback unless told otherwise, so nothing is served to the network by accident.
 * @throws ConfigurationMistake
 */
export function whereToListen(environment: Environment): { host: string; port: number } {
  const port = Number(environment.PORT || 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) {
    return { host: environment.HOST || '127.0.0.1', port }
  }
  throw new ConfigurationMistake(`PORT is no port number: ${environment.PORT}`)
}

/** Seconds of a setting as milliseconds. */
function seconds(name: string, environment: Environment): number {
  const value = Number(environment[name])
  if (Number.isFinite(value) && value >= 0 && value <= 86_400) return Math.round(value * 1000)
  throw new ConfigurationMistake(`${name} is no number of seconds from 0 to 86400: ${environment[name]}`)
}

/** An IPv6 address stands in brackets there. */
function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

/** The pages, the API and links in letters all begin at the root of a host. */
function publicAddress(environment: Environment): URL | undefined {
  const url = address('PUBLIC_URL', environment, ['http:', 'https:'])
  if (!url || url.href === `${url.origin}/`) return url
  throw new ConfigurationMistake(
    `PUBLIC_URL is the root of a host, with nothing after it, as ${url.origin} is: ${environment.PUBLIC_URL}`,
  )
}

/** Half a push server is a mistake: nothing would arrive, and nobody would know why. */
function hostedPush(environment: Environment): HostedPush | undefined {
  const {
    PUSHER_APP_ID: appId,
    PUSHER_KEY: key,
    PUSHER_SECRET: secret,
    PUSHER_CLUSTER: cluster,
  } = environment
  const server = address('PUSHER_HOST', environment, ['http:', 'https:'])
  if (![appId, key, secret, cluster, server].some(Boolean)) return undefined
  if (!appId || !key || !secret || !(cluster || server)) {
    throw new ConfigurationMistake(
      'A push server needs PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET and one of PUSHER_CLUSTER and PUSHER_HOST. Set them all, or none for the own one.',
    )
  }
  return { appId, key, secret, ...(cluster && { cluster }), ...(server && { server }) }
}

/** An address with one of the schemes; `PUSHER_HOST` may leave out `https://`. */
function address(name: string, environment: Environment, schemes: readonly string[]): URL | undefined {
  const value = environment[name]
  if (!value) return undefined
  const text = name === 'PUSHER_HOST' && !value.includes('://') ? `https://${value}` : value
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return new URL(text)
  throw new ConfigurationMistake(
    `${name} is no ${schemes.join(' or ').replaceAll(':', '')} address: ${value}`,
  )
}
