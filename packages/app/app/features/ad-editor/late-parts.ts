import { late, lateForSome } from '../../shell/late.ts'

const rules = () => import('./rules.tsx').then(({ EditorRules }) => EditorRules)
const remark = () => import('./edited-remark.tsx').then(({ EditedRemark }) => EditedRemark)
const changed = () => import('./changed-meanwhile.tsx').then(({ ChangedMeanwhile }) => ChangedMeanwhile)

/** A panel that opens in place, as plain HTML does. */
export const LateRules = late(rules, import.meta.env.SSR ? await rules() : null)

/** Above the form of an ad that staff have sent back. */
export const LateRemark = lateForSome(remark, import.meta.env.SSR ? await remark() : null)

/** Where somebody else has changed the ad meanwhile. */
export const LateChange = lateForSome(changed, import.meta.env.SSR ? await changed() : null)
