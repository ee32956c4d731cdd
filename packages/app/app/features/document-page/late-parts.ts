import { cameWithDialog, late } from '../../shell/late.ts'

const dialog = () => import('./act-dialog.tsx').then(({ ActDialog }) => ActDialog)

/** The dialog of an action on a document. */
export const LateActDialog = late(dialog, cameWithDialog ? await dialog() : null)
