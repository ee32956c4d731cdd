import { cameWithDialog, late } from '../../shell/late.ts'

const dialogs = () => import('./base-dialogs.tsx').then(({ BaseDialogs }) => BaseDialogs)

/** The dialogs that add and revoke a base. */
export const LateBaseDialogs = late(dialogs, cameWithDialog ? await dialogs() : null)
