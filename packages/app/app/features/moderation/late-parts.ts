import { cameWithDialog, late } from '../../shell/late.ts'

const dialog = () => import('../ad-actions/act-dialog.tsx').then(({ ActDialog }) => ActDialog)
const help = () => import('./shortcut-help.tsx').then(({ ShortcutHelp }) => ShortcutHelp)

/** The dialog of a decision. */
export const LateActDialog = late(dialog, cameWithDialog ? await dialog() : null)

/** The help for keyboard shortcuts. */
export const LateShortcutHelp = late(help, import.meta.env.SSR ? await help() : null)
