import { late } from '../../shell/late.ts'

const nothingFound = () => import('./nothing-found.tsx').then(({ NothingFound }) => NothingFound)

/** Few lists are empty. */
export const LateNothingFound = late(nothingFound, import.meta.env.SSR ? await nothingFound() : null)
