// The part of ncalayer-js-client that the SDK uses. The package has no types of its own.

/** The connection of a client, as far as it is needed to hang up. */
export interface NcaLayerConnection {
  close(): void
}

/** A client of NCALayer. */
export interface NcaLayerClient {
  wsConnection: NcaLayerConnection | null
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
  readonly basicsCMSParamsDetached: object
  readonly basicsCMSParamsDetachedNoTSP: object
  readonly basicsSignerSignAny: object
  readonly basicsSignerTestAny: object
}

/** The module: its named export, or the whole as bundlers wrap a CommonJS module. */
export type NcaLayerModule =
  | { NCALayerClient: NcaLayerClass }
  | { default: { NCALayerClient: NcaLayerClass } }

export function classOf(module: NcaLayerModule): NcaLayerClass {
  return 'NCALayerClient' in module ? module.NCALayerClient : module.default.NCALayerClient
}
