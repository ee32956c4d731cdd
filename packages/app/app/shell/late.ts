import { type ComponentType, lazy } from 'react'

/**
 * A part of a page that few people get to see: its scripts are fetched where it is shown, within a `Suspense`. Parts that
 * everyone sees are imported as usual. The server has the part at hand, or the page would go out without it:
 *
 *     const remark = () => import('./edited-remark.tsx').then(({ EditedRemark }) => EditedRemark)
 *     export const LateRemark = late(remark, import.meta.env.SSR ? await remark() : null)
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  atHand: ComponentType<Props> | null,
): ComponentType<Props> {
  return atHand ?? lazy(async () => ({ default: await load() }))
}

/**
 * Whether the document came with a window open over the page, as its address asks. Somebody may write into it before
 * scripts come, so what is in it is not late then.
 */
export const cameWithDialog = import.meta.env.SSR || document.querySelector('[role="dialog"]') !== null
