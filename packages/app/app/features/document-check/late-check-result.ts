import { late } from '../../shell/late.ts'

const result = () => import('./check-result.tsx').then(({ CheckResult }) => CheckResult)

/** The page begins without a result, unless its address has one. */
export const LateCheckResult = late(result, import.meta.env.SSR ? await result() : null)
