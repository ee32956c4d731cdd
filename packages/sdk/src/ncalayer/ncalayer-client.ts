// The part of ncalayer-js-client that the SDK uses. The package has no types of its own.

/** The connection of a client, as far as it is needed to hang up. */
export interface NcaLayerConnection {
  /** Hangs up. */
  close(): void
}

/** A client of NCALayer. */
export interface NcaLayerClient {
  /** Its connection; null before the first. */
  wsConnection: NcaLayerConnection | null
  /** Whether one password signs several files. */
  readonly multisignAvailable: boolean
  /** Connects, and returns the version of NCALayer. */
  connect(): Promise<string>
  /** Signs one file or several of them, in base64. */
  basicsSignCMS(
    allowedStorages: readonly string[] | null,
    data: string | string[],
    signingParams: object,
    signerParams: object,
    locale: string,
  ): Promise<string | string[]>
}

/** The class of ncalayer-js-client. */
export interface NcaLayerClass {
  new (url?: string, allowKmdHttpApi?: boolean): NcaLayerClient
  /** A detached signature with a timestamp. */
  readonly basicsCMSParamsDetached: object
  /** A detached signature without a timestamp. */
  readonly basicsCMSParamsDetachedNoTSP: object
  /** Keys for signing, of anybody. */
  readonly basicsSignerSignAny: object
  /** Keys of the authority's test system too. */
  readonly basicsSignerTestAny: object
}

/** The module: its named export, or the whole as bundlers wrap a CommonJS module. */
export type NcaLayerModule = NcaLayerExports | WrappedNcaLayerExports

/** The named exports of ncalayer-js-client. */
export interface NcaLayerExports {
  /** The class. */
  NCALayerClient: NcaLayerClass
}

/** The same as bundlers wrap it. */
export interface WrappedNcaLayerExports {
  /** The module itself. */
  default: NcaLayerExports
}

export function classOf(module: NcaLayerModule): NcaLayerClass {
  return 'NCALayerClient' in module ? module.NCALayerClient : module.default.NCALayerClient
}
