import { cameWithDialog, late } from '../../shell/late.ts'

const decision = () => import('./decision-dialog.tsx').then(({ DecisionDialog }) => DecisionDialog)

/** What is asked before an application is decided. */
export const LateDecisionDialog = late(decision, cameWithDialog ? await decision() : null)
