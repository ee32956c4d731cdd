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

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the configuration; a value that makes no sense throws an error that names it. */
export function readConfiguration(environment: Environment, args: readonly string[]): Configuration {
  const apiUrl = url('API_URL', environment)
  const publicUrl = url('PUBLIC_URL', environment)
  const pushHost = pushHostOf(environment)
  const host = environment.HOST || '127.0.0.1'
  return {
    port: port(environment.PORT),
    host,
    // With a public address somebody may reach it through a proxy, and the demo's shops are nobody's.
    demo: asked('SAUDA_DEMO', environment) ?? (isLoopback(host) && !publicUrl),
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

/** As the server reads the same variables: `PUSHER_HOST` with or without its scheme, else a cluster of hosted Pusher. */
function pushHostOf({ PUSHER_HOST: host, PUSHER_CLUSTER: cluster }: Environment): string | undefined {
  if (!host) return cluster && `wss://ws-${cluster}.pusher.com`
  const address = host.includes('://') ? host : `https://${host}`
  if (URL.canParse(address)) return new URL(address).origin.replace(/^http/, 'ws')
  throw mistake(`PUSHER_HOST is no address: ${host}`)
}

function asked(name: string, environment: Environment): boolean | undefined {
  const value = environment[name]
  if (!value) return undefined
  if (value === 'yes' || value === 'no') return value === 'yes'
  throw mistake(`${name} is yes or no: ${value}`)
}

function port(value = ''): number {
  const number = value === '' ? 3000 : Number(value)
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number
  throw mistake(`PORT is no port number: ${value}`)
}

function url(name: string, environment: Environment): URL | undefined {
  const value = environment[name]
  if (!value) return undefined
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value)
  throw mistake(`${name} is no http address: ${value}`)
}

/** Told at the console as one sentence. */
function mistake(message: string): Error {
  return Object.assign(new Error(message), { name: 'ConfigurationMistake' })
}
