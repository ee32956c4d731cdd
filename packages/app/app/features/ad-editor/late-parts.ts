import { late } from '../../shell/late.ts'

const remark = () => import('./edited-remark.tsx').then(({ EditedRemark }) => EditedRemark)
const changed = () => import('./changed-meanwhile.tsx').then(({ ChangedMeanwhile }) => ChangedMeanwhile)

/** Shown above the form of an ad that staff have sent back. */
export const LateRemark = late(remark, import.meta.env.SSR ? await remark() : null)

/** Shown when somebody else has changed the ad in the meantime. */
export const LateChange = late(changed, import.meta.env.SSR ? await changed() : null)
