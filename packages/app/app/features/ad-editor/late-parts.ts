import { late } from '../../shell/late.ts'

const remark = () => import('./edited-remark.tsx').then(({ EditedRemark }) => EditedRemark)
const changed = () => import('./changed-meanwhile.tsx').then(({ ChangedMeanwhile }) => ChangedMeanwhile)

const handedIn = () => import('./handed-in.tsx').then(({ HandedIn }) => HandedIn)
const elsewhere = () => import('../drafts/open-elsewhere.tsx').then(({ OpenElsewhere }) => OpenElsewhere)

/** Shown when another tab edits the same draft. */
export const LateElsewhere = late(elsewhere, import.meta.env.SSR ? await elsewhere() : null)

/** Shown above the form of an ad that staff have sent back. */
export const LateRemark = late(remark, import.meta.env.SSR ? await remark() : null)

/** Shown once a new ad was handed in. */
export const LateHandedIn = late(handedIn, import.meta.env.SSR ? await handedIn() : null)

/** Shown when somebody else has changed the ad in the meantime. */
export const LateChange = late(changed, import.meta.env.SSR ? await changed() : null)
