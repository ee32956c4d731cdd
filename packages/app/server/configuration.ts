import {
  addressIn,
  type Environment,
  publicAddress,
  pushServer,
  whereToListen,
  yesOrNoIn,
} from '@sauda/server/settings'

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
  /** Load the demo centre into an empty database. */
  readonly demo: boolean
  /** Run Vite in this process, with hot reload. */
  readonly dev: boolean
}

/** Reads the configuration; throws an error that names an invalid variable. */
export function readConfiguration(environment: Environment, args: readonly string[]): Configuration {
  const apiUrl = addressIn(environment, 'API_URL', ['http:', 'https:'])
  const publicUrl = publicAddress(environment)
  const pushHost = pushHostOf(environment)
  const { host, port } = whereToListen(environment)
  return {
    port,
    host,
    // With a public address others may reach the portal through a proxy; they must not see invented shops.
    demo: yesOrNoIn(environment, 'SAUDA_DEMO') ?? (isLoopback(host) && !publicUrl),
    dev: args.includes('--dev'),
    ...(apiUrl && { apiUrl }),
    ...(publicUrl && { publicUrl }),
    ...(pushHost && { pushHost }),
  }
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
