import { cameWithDialog, late } from '../../shell/late.ts'

const dialogs = () => import('./word-dialogs.tsx').then(({ WordDialogs }) => WordDialogs)

/** The dialogs that add, change and delete a word. */
export const LateWordDialogs = late(dialogs, cameWithDialog ? await dialogs() : null)
