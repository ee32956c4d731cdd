import {
  addressIn,
  type Environment,
  publicAddress,
  pushServer,
  whereToListen,
  yesOrNoIn,
} from '@sauda/server/settings'

/** What the process is told by its environment and command line; README lists it all. */
export type Configuration = {
  readonly port: number
  /** Loopback unless told otherwise, so nothing is served to the network by accident. */
  readonly host: string
  /** Serve pages only, over this API. */
  readonly apiUrl?: URL
  /** What people type, where a proxy stands before us. */
  readonly publicUrl?: URL
  /** Where live news comes from, `wss://push.example:6001`, when it is not the portal itself: the browser has to be let there. */
  readonly pushHost?: string
  /** Put the demo centre into an empty database. */
  readonly demo: boolean
  /** Vite in this process, with hot reload. */
  readonly dev: boolean
}

/** Reads the configuration; a value that makes no sense throws an error that names it. */
export function readConfiguration(environment: Environment, args: readonly string[]): Configuration {
  const apiUrl = addressIn(environment, 'API_URL', ['http:', 'https:'])
  const publicUrl = publicAddress(environment)
  const pushHost = pushHostOf(environment)
  const { host, port } = whereToListen(environment)
  return {
    port,
    host,
    // With a public address somebody may reach it through a proxy, and the demo's shops are nobody's.
    demo: yesOrNoIn(environment, 'SAUDA_DEMO') ?? (isLoopback(host) && !publicUrl),
    dev: args.includes('--dev'),
    ...(apiUrl && { apiUrl }),
    ...(publicUrl && { publicUrl }),
    ...(pushHost && { pushHost }),
  }
}

/** Whether only this machine can reach a host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)
}

/** The push server as the browser reaches it: a host, else a cluster of hosted Pusher. */
function pushHostOf(environment: Environment): string | undefined {
  const { server, cluster } = pushServer(environment)
  if (server) return server.origin.replace(/^http/, 'ws')
  return cluster && `wss://ws-${cluster}.pusher.com`
}
