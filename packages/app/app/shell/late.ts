import { type ComponentType, lazy } from 'react'

/**
 * A component that few users see: its scripts are loaded where it is rendered, within a `Suspense`. Components that all
 * users see are imported as usual. On the server the component is passed in, since `lazy` would leave it out of the
 * HTML:
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
 * Loads a part that the user has not asked for. Without a connection it waits for one and tries again, so that it does
 * not replace the page by an error.
 */
export async function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return whenOnline(load)
  }
}

/**
 * Whether the document was rendered with an open dialog. The user may type into it before scripts load, so its parts
 * must not be lazy then.
 */
export const cameWithDialog = import.meta.env.SSR || document.querySelector('[role="dialog"]') !== null

/** Whether the document was rendered with the list of a tenant's documents, or with the desk of staff. */
export const cameWithDocuments = import.meta.env.SSR || document.querySelector('[data-documents]') !== null
export const cameWithDesk = import.meta.env.SSR || document.querySelector('[data-desk]') !== null
