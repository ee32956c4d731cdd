import { late } from '../../shell/late.ts'

const photoList = () => import('./photo-list.tsx').then(({ PhotoList }) => PhotoList)
const remark = () => import('./edited-remark.tsx').then(({ EditedRemark }) => EditedRemark)
const changed = () => import('./changed-meanwhile.tsx').then(({ ChangedMeanwhile }) => ChangedMeanwhile)

/** Above the form of an ad that staff have sent back. */
export const LateRemark = late(remark, import.meta.env.SSR ? await remark() : null)

/** Where somebody else has changed the ad meanwhile. */
export const LateChange = late(changed, import.meta.env.SSR ? await changed() : null)

/** The chosen photos, put in order by dragging; it comes with the first of them. */
export const LatePhotoList = late(photoList, import.meta.env.SSR ? await photoList() : null)
