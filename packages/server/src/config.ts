import { resolve } from 'node:path'
import type { DemoPictures } from './demo/drawn-pictures.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { HostedPush } from './platform/push/hosted-push.ts'
import {
  addressIn,
  type EgovConfig,
  type Environment,
  egovIn,
  listIn,
  otherOrigins,
  publicAddress,
  pushServer,
  type SigningConfig,
  secondsIn,
  signingIn,
  whereToListen,
  wholeIn,
} from './settings.ts'
import { ConfigurationError } from './why-not.ts'

export interface ServerConfig {
  /** Holds the embedded database, the photos and the demo's sign-ins. */
  dataFolder: string
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string
  /** Statement timeout of a PostgreSQL server in milliseconds; 0 for no limit. */
  statementTimeout?: number
  /** The public address without a path: `https://sauda.example`. */
  publicUrl: string
  /** Behind TLS: the session cookie is `__Host-sauda; Secure`, else `sauda`. */
  secure: boolean
  /** Addresses or networks whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[]
  /** Other origins whose pages may call the API and connect to live updates, with tokens and without cookies. */
  corsOrigins?: readonly string[]
  /** The SMTP server for outgoing e-mail; without one, e-mails are stored as files in the data folder. */
  smtpUrl?: string
  /** The sender of e-mails. */
  mailFrom: string
  /** A hosted push server instead of the built-in endpoint. */
  pusher?: HostedPush
  /** The folder of the kit's drawings, which e-mails show of ads without photos; without it they show none. */
  drawings?: string
  /** Fills an empty database with the demo centre, which takes its pictures from here. */
  demo?: DemoPictures
  /** Whom the portal trusts about signatures, and whom it asks; nobody by default. */
  signing?: SigningConfig
  /** Lets people sign with eGov Mobile, which learns this of the centre. */
  egov?: EgovConfig
  /** How long the exchange keeps rows of its journal, and PDFs of refused documents. */
  retention?: { journalMonths?: number; paperDays?: number }
  checkAnswers: boolean
  logLevel: 'silent' | 'error' | 'info'
  clock: Clock
}

/** Reads the configuration from environment variables; README lists them. @throws ConfigurationError */
export function configFromEnvironment(environment: Environment): ServerConfig {
  const smtpUrl = addressIn(environment, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (smtpUrl && !environment.MAIL_FROM) {
    throw new ConfigurationError('SMTP_URL needs MAIL_FROM: whom letters are from.')
  }
  const typed = publicAddress(environment)
  if (smtpUrl && !typed) {
    throw new ConfigurationError('SMTP_URL needs PUBLIC_URL: where the links in letters lead.')
  }
  const pusher = hostedPush(environment)
  const retention = retentionIn(environment)
  const egov = egovIn(environment)
  const { host, port } = whereToListen(environment)
  const publicUrl = typed ?? new URL(`http://${inUrl(host)}:${port}`)
  return {
    dataFolder: resolve(environment.SAUDA_DATA || 'data'),
    ...(environment.DATABASE_URL && { databaseUrl: environment.DATABASE_URL }),
    ...(environment.STATEMENT_TIMEOUT && { statementTimeout: secondsIn(environment, 'STATEMENT_TIMEOUT') }),
    publicUrl: publicUrl.origin,
    secure: typed?.protocol === 'https:',
    trustedProxies: listIn(environment.TRUSTED_PROXIES),
    corsOrigins: otherOrigins(environment),
    ...(smtpUrl && { smtpUrl: smtpUrl.href }),
    mailFrom: environment.MAIL_FROM || 'Sauda <sauda@localhost>',
    ...(pusher && { pusher }),
    signing: signingIn(environment),
    ...(egov && { egov }),
    ...(retention && { retention }),
    checkAnswers: environment.NODE_ENV === 'development',
    logLevel:
      environment.LOG_LEVEL === 'info' || environment.LOG_LEVEL === 'silent'
        ? environment.LOG_LEVEL
        : 'error',
    clock: systemClock,
  }
}

function retentionIn(environment: Environment): ServerConfig['retention'] {
  const journalMonths = wholeIn(environment, 'EXCHANGE_JOURNAL_MONTHS', 120)
  const paperDays = wholeIn(environment, 'EXCHANGE_FILE_DAYS', 3650)
  if (journalMonths === undefined && paperDays === undefined) return undefined
  return { ...(journalMonths && { journalMonths }), ...(paperDays && { paperDays }) }
}

/** An IPv6 address needs brackets in a URL. */
function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

/** Fail on incomplete push settings: otherwise no update would arrive, and nobody would know why. */
function hostedPush(environment: Environment): HostedPush | undefined {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = environment
  const { cluster, server } = pushServer(environment)
  if (![appId, key, secret, cluster, server].some(Boolean)) return undefined
  if (!appId || !key || !secret || !(cluster || server)) {
    throw new ConfigurationError(
      'A push server needs PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET and one of PUSHER_CLUSTER and PUSHER_HOST. Set them all, or none for the own one.',
    )
  }
  return { appId, key, secret, ...(cluster && { cluster }), ...(server && { server }) }
}
