export type { LoopbackPermission, PermissionsLike } from './loopback.ts'
export type {
  NcaLayerClass,
  NcaLayerClient,
  NcaLayerConnection,
  NcaLayerModule,
} from './ncalayer-client.ts'
export { type NcaLayerOptions, ncaLayerSigner } from './ncalayer-signer.ts'
