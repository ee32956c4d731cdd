import { ConfigurationError } from './why-not.ts'

/** Readers of environment variables, here and in `config.ts`; each variable is read in one place only. */
export type Environment = Readonly<Record<string, string | undefined>>

/** HOST and PORT. Loopback by default, so nothing is exposed to the network by accident. @throws ConfigurationError */
export function whereToListen(environment: Environment): { host: string; port: number } {
  const port = Number(environment.PORT || 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) {
    return { host: environment.HOST || '127.0.0.1', port }
  }
  throw new ConfigurationError(`PORT is no port number: ${environment.PORT}`)
}

/**
 * PUBLIC_URL. It has no path: pages, API and links in e-mails start at the root of a host. @throws ConfigurationError
 */
export function publicAddress(environment: Environment): URL | undefined {
  const url = addressIn(environment, 'PUBLIC_URL', ['http:', 'https:'])
  if (!url || url.href === `${url.origin}/`) return url
  throw new ConfigurationError(
    `PUBLIC_URL is the root of a host, with nothing after it, as ${url.origin} is: ${environment.PUBLIC_URL}`,
  )
}

/** PUSHER_HOST, where `https://` may be omitted, and PUSHER_CLUSTER. @throws ConfigurationError */
export function pushServer(environment: Environment): { server?: URL; cluster?: string } {
  const { PUSHER_CLUSTER: cluster } = environment
  const server = addressIn(environment, 'PUSHER_HOST', ['http:', 'https:'], 'https:')
  return { ...(server && { server }), ...(cluster && { cluster }) }
}

/**
 * Reads a URL with one of the schemes, which end with a colon.
 * @param omissible the scheme of an address without `://`; by default, an address needs its own
 * @throws ConfigurationError
 */
export function addressIn(
  environment: Environment,
  name: string,
  schemes: readonly string[],
  omissible?: string,
): URL | undefined {
  const value = environment[name]
  if (!value) return undefined
  const address = omissible && !value.includes('://') ? `${omissible}//${value}` : value
  if (URL.canParse(address) && schemes.includes(new URL(address).protocol)) return new URL(address)
  throw new ConfigurationError(`${name} is no ${schemes.join(' or ').replaceAll(':', '')} address: ${value}`)
}

/** CORS_ORIGINS. @throws ConfigurationError */
export function otherOrigins({ CORS_ORIGINS }: Environment): string[] {
  return originsIn({ CORS_ORIGINS }, 'CORS_ORIGINS')
}

/**
 * Reads origins, separated by commas, as browsers write them: in lower case, without a default port and a slash. A
 * pattern such as `https://*.example` would match no browser's origin. @throws ConfigurationError
 */
export function originsIn(environment: Environment, name: string): string[] {
  return listIn(environment[name]).map((typed) => {
    const url =
      /^https?:\/\/[^\s/\\?#@*]+\/?$/i.test(typed) && URL.canParse(typed) ? new URL(typed) : undefined
    if (url) return url.origin
    throw new ConfigurationError(
      `${name} lists origins such as https://shop.example, with nothing after them, separated by commas: ${typed}`,
    )
  })
}

/** Returns the parts of a setting whose values are separated by commas. */
export function listIn(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((it) => it.trim())
    .filter(Boolean)
}

/** Reads a setting in seconds, returns milliseconds. @throws ConfigurationError */
export function secondsIn(environment: Environment, name: string): number {
  const value = Number(environment[name])
  if (Number.isFinite(value) && value >= 0 && value <= 86_400) return Math.round(value * 1000)
  throw new ConfigurationError(`${name} is no number of seconds from 0 to 86400: ${environment[name]}`)
}

/** Reads a setting that is a whole number from 1. @throws ConfigurationError */
export function wholeIn(environment: Environment, name: string, most: number): number | undefined {
  const written = environment[name]
  if (!written) return undefined
  const value = Number(written)
  if (/^\d{1,9}$/.test(written) && value >= 1 && value <= most) return value
  throw new ConfigurationError(`${name} is no whole number from 1 to ${most}: ${written}`)
}

/** Reads a setting that is `yes` or `no`. @throws ConfigurationError */
export function yesOrNoIn(environment: Environment, name: string): boolean | undefined {
  const value = environment[name]
  if (!value) return undefined
  if (value === 'yes' || value === 'no') return value === 'yes'
  throw new ConfigurationError(`${name} is yes or no: ${value}`)
}

/** What the configuration says about signatures. */
export interface SigningConfig {
  /** Folder of the pinned authorities' certificates; null for those that come with the portal. */
  rootsFolder: string | null
  ocspUrl: string | null
  crlUrls: string[]
  tspUrl: string | null
  ncanodeUrl: string | null
  /** The centre's own companies; empty for whatever company a document names as its supplier. */
  centreBins: string[]
}

/**
 * TRUST_ROOTS, a folder; OCSP_URL, CRL_URLS, TSP_URL and NCANODE_URL; CENTRE_BINS. Addresses that certificates name are never
 * asked. @throws ConfigurationError
 */
export function signingIn(environment: Environment): SigningConfig {
  const addressOf = (name: string) => addressIn(environment, name, ['http:', 'https:'])?.href ?? null
  const crlUrls = listIn(environment.CRL_URLS).map((value) => {
    const url = addressIn({ CRL_URLS: value }, 'CRL_URLS', ['http:', 'https:'])
    return url?.href ?? value
  })
  const centreBins = listIn(environment.CENTRE_BINS)
  const wrong = centreBins.find((bin) => !/^\d{12}$/.test(bin))
  if (wrong !== undefined) throw new ConfigurationError(`CENTRE_BINS lists BINs of 12 digits: ${wrong}`)
  return {
    rootsFolder: environment.TRUST_ROOTS || null,
    ocspUrl: addressOf('OCSP_URL'),
    crlUrls,
    tspUrl: addressOf('TSP_URL'),
    ncanodeUrl: addressOf('NCANODE_URL'),
    centreBins,
  }
}

/** The centre as eGov Mobile shows it, in the protocol's words. */
export interface EgovConfig {
  nameRu: string
  nameKz: string
  nameEn: string
  bin: string
}

/** EGOV_MOBILE, `on` or `off`. @throws ConfigurationError */
export function isEgovOn({ EGOV_MOBILE: value }: Environment): boolean {
  if (!value || value === 'on' || value === 'off') return value === 'on'
  throw new ConfigurationError(`EGOV_MOBILE is on or off: ${value}`)
}

/** EGOV_MOBILE with EGOV_MOBILE_BIN and EGOV_MOBILE_NAME_RU, _KK and _EN. @throws ConfigurationError */
export function egovIn(environment: Environment): EgovConfig | undefined {
  if (!isEgovOn(environment)) return undefined
  const { EGOV_MOBILE_BIN: bin, EGOV_MOBILE_NAME_RU: nameRu, EGOV_MOBILE_NAME_KK: nameKz } = environment
  if (!bin || !nameRu || !nameKz) {
    throw new ConfigurationError(
      'EGOV_MOBILE needs EGOV_MOBILE_BIN, EGOV_MOBILE_NAME_RU and EGOV_MOBILE_NAME_KK: whom people sign for.',
    )
  }
  if (!/^\d{12}$/.test(bin)) throw new ConfigurationError(`EGOV_MOBILE_BIN is no BIN of 12 digits: ${bin}`)
  if (publicAddress(environment)?.protocol === 'http:') {
    throw new ConfigurationError('EGOV_MOBILE needs a PUBLIC_URL with https: telephones call no other.')
  }
  return { nameRu, nameKz, nameEn: environment.EGOV_MOBILE_NAME_EN || nameRu, bin }
}
