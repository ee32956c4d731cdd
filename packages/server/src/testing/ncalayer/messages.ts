/** A request of a page to NCALayer. */
export interface NcaLayerRequest {
  module: string
  method: string
  args?: {
    allowedStorages?: string[] | null
    format?: string
    data?: unknown
    signingParams?: { decode?: boolean; encapsulate?: boolean; digested?: boolean }
    signerParams?: { extKeyUsageOids?: string[] }
    locale?: string
  }
}

/** What NCALayer says first, once a page has connected. */
export const greeting = (version: string) => ({ result: { version } })

/** The user has closed the window. */
export const cancelled = () => ({ body: {}, status: true })

/** Signatures; a list if a list was asked for. */
export const signed = (result: string | string[]) => ({ body: { result }, status: true })

/** The request cannot be read: Java's exception comes in `details`. */
export const unreadable = (details: string) => ({
  code: 'INVOCATION_ERROR',
  details,
  message: 'An invoked method threw an exception.',
  status: false,
})

/** The module is not installed. */
export const noModule = (module: string) => ({
  code: 'MODULE_NOT_FOUND',
  details: module,
  message: 'A requested module was not found.',
  status: false,
})

/** KAZTOKEN's own answer to `getVersion`, by which it is told from NCALayer. */
export const kaztoken = () => ({
  code: '200',
  responseObject: { name: 'KAZTOKENdesktop', version: '1.2.758.648' },
})

/** A signature as NCALayer frames it. */
export function framed(cms: Uint8Array): string {
  const lines =
    Buffer.from(cms)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN CMS-----\n${lines.join('\n')}\n-----END CMS-----\n`
}
