import { cameWithDialog, late } from '../../shell/late.ts'

const dialog = () => import('./desk-dialog.tsx').then(({ DeskDialogs }) => DeskDialogs)

/** The dialogs of the desk. */
export const LateDeskDialog = late(dialog, cameWithDialog ? await dialog() : null)
