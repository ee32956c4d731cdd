import { cameWithDialog, late } from '../../shell/late.ts'

const decision = () => import('./decision-dialog.tsx').then(({ DecisionDialog }) => DecisionDialog)

/** The dialog of a decision on an application. */
export const LateDecisionDialog = late(decision, cameWithDialog ? await decision() : null)
