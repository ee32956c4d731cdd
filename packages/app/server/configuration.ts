/** What the process is told by its environment and command line; README lists it all. */
export type Configuration = {
  readonly port: number
  /** Loopback unless told otherwise, so nothing is served to the network by accident. */
  readonly host: string
  /** Serve pages only, over this API. */
  readonly apiUrl?: URL
  /** What people type, where a proxy stands before us. */
  readonly publicUrl?: URL
  /** Vite in this process, with hot reload. */
  readonly dev: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the configuration; a value that makes no sense throws an error that names it. */
export function readConfiguration(environment: Environment, args: readonly string[]): Configuration {
  const apiUrl = url('API_URL', environment)
  const publicUrl = url('PUBLIC_URL', environment)
  return {
    port: port(environment.PORT),
    host: environment.HOST || '127.0.0.1',
    dev: args.includes('--dev'),
    ...(apiUrl && { apiUrl }),
    ...(publicUrl && { publicUrl }),
  }
}

/** Whether only this machine can reach a host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)
}

function port(value = ''): number {
  const number = value === '' ? 3000 : Number(value)
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number
  throw new Error(`PORT is no port number: ${value}`)
}

function url(name: string, environment: Environment): URL | undefined {
  const value = environment[name]
  if (!value) return undefined
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value)
  throw new Error(`${name} is no http address: ${value}`)
}
