import { cameWithDialog, late } from '../../shell/late.ts'

const dialog = () => import('./act-dialog.tsx').then(({ ActDialog }) => ActDialog)

/** The dialog of an action on a document. */
export const LateActDialog = late(dialog, cameWithDialog ? await dialog() : null)

const signed = () => import('./signed-panel.tsx').then(({ SignedPanel }) => SignedPanel)

/** The signatures of a document, which most documents do not have yet. */
export const LateSignedPanel = late(signed, import.meta.env.SSR ? await signed() : null)
