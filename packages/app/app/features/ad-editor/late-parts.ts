import { cameWithPhotos, late } from '../../shell/late.ts'

const photoList = () => import('./photo-list.tsx').then(({ PhotoList }) => PhotoList)
const remark = () => import('./edited-remark.tsx').then(({ EditedRemark }) => EditedRemark)
const changed = () => import('./changed-meanwhile.tsx').then(({ ChangedMeanwhile }) => ChangedMeanwhile)

/** Shown above the form of an ad that staff have sent back. */
export const LateRemark = late(remark, import.meta.env.SSR ? await remark() : null)

/** Shown when somebody else has changed the ad in the meantime. */
export const LateChange = late(changed, import.meta.env.SSR ? await changed() : null)

/**
 * The chosen photos, sortable by dragging; loaded with the first photo. A document that was rendered with photos keeps
 * them only if the list is at hand when React takes it over.
 */
export const LatePhotoList = late(photoList, cameWithPhotos ? await photoList() : null)
