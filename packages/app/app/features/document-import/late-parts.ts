import { late } from '../../shell/late.ts'

const answer = () => import('./import-answer.tsx').then(({ ImportAnswer }) => ImportAnswer)

/** What an import would do or has done: there is nothing to tell before a file is chosen. */
export const LateImportAnswer = late(answer, import.meta.env.SSR ? await answer() : null)
