import { late, whenOnline } from '../../shell/late.ts'

const loader = () => import('./signing-loader.tsx').then(({ SigningLoader }) => SigningLoader)

/** The dialog in which documents are signed; its scripts come with the first press. */
export const LateSigning = late(() => whenOnline(loader), null)
