declare module 'ncalayer-js-client' {
  import type { NcaLayerClass } from '@sauda/sdk/ncalayer'

  const module: { NCALayerClient: NcaLayerClass }
  export default module
}
