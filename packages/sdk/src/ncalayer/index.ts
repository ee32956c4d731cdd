export type { LoopbackPermission, PermissionName, PermissionState, PermissionsLike } from './loopback.ts'
export type {
  NcaLayerClass,
  NcaLayerClient,
  NcaLayerConnection,
  NcaLayerExports,
  NcaLayerModule,
  WrappedNcaLayerExports,
} from './ncalayer-client.ts'
export { type NcaLayerOptions, ncaLayerSigner } from './ncalayer-signer.ts'
