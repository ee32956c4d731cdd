import {
  addressIn,
  type Environment,
  isEgovOn,
  originsIn,
  publicAddress,
  pushServer,
  whereToListen,
  yesOrNoIn,
} from '@sauda/server/settings'
import type { AnalyticsSettings } from '../app/shell/analytics.ts'

/** Settings of the process from its environment and command line; README lists them all. */
export type Configuration = {
  readonly port: number
  /** Loopback by default, so that nothing is exposed to the network by accident. */
  readonly host: string
  /** Serve only pages, with this API. */
  readonly apiUrl?: URL
  /** The public address, if there is a proxy. */
  readonly publicUrl?: URL
  /**
   * Where live updates come from, `wss://push.example:6001`, if not from the portal itself; needed for the content
   * security policy.
   */
  readonly pushHost?: string
  /**
   * Address of NCALayer for browsers, if not its own; in the demo centre that of its player, since a browser refuses a
   * `wss:` address without a trusted certificate.
   */
  readonly ncaLayerUrl?: string
  /** Whether people may sign with eGov Mobile. */
  readonly egovMobile?: true
  /**
   * What is measured after a consent. In the demo centre the data layer is there without a script, so that it can be
   * seen; elsewhere nobody is asked unless there is one.
   */
  readonly analytics?: AnalyticsSettings
  /** Load the demo centre into an empty database. */
  readonly demo: boolean
  /** Run Vite in this process, with hot reload. */
  readonly dev: boolean
}

/** Where `npm run play-ncalayer` listens. */
const PLAYED_NCALAYER = 'ws://127.0.0.1:13580'

/** Reads the configuration; throws an error that names an invalid variable. */
export function readConfiguration(environment: Environment, args: readonly string[]): Configuration {
  const apiUrl = addressIn(environment, 'API_URL', ['http:', 'https:'])
  const publicUrl = publicAddress(environment)
  const pushHost = pushHostOf(environment)
  const { host, port } = whereToListen(environment)
  // With a public address others may reach the portal through a proxy; they must not see invented shops.
  const demo = yesOrNoIn(environment, 'SAUDA_DEMO') ?? (isLoopback(host) && !publicUrl)
  const ncaLayerUrl =
    addressIn(environment, 'NCALAYER_URL', ['ws:', 'wss:'])?.origin ?? (demo && PLAYED_NCALAYER)
  const analytics = analyticsIn(environment) ?? (demo ? { hosts: [] } : undefined)
  return {
    port,
    host,
    demo,
    dev: args.includes('--dev'),
    ...(apiUrl && { apiUrl }),
    ...(publicUrl && { publicUrl }),
    ...(pushHost && { pushHost }),
    ...(ncaLayerUrl && { ncaLayerUrl }),
    ...(analytics && { analytics }),
    ...(isEgovOn(environment) && { egovMobile: true as const }),
  }
}

/** The script of a third party and the hosts that it sends to. */
function analyticsIn(environment: Environment): AnalyticsSettings | undefined {
  const script = addressIn(environment, 'ANALYTICS_SCRIPT', ['https:'])
  return script && { script: script.href, hosts: originsIn(environment, 'ANALYTICS_HOSTS') }
}

/** Whether a host is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)
}

/** The address of the push server for browsers: a configured server, or a cluster of hosted Pusher. */
function pushHostOf(environment: Environment): string | undefined {
  const { server, cluster } = pushServer(environment)
  if (server) return server.origin.replace(/^http/, 'ws')
  return cluster && `wss://ws-${cluster}.pusher.com`
}
