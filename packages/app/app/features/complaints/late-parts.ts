import { late } from '../../shell/late.ts'

const open = () => import('./open-complaints.tsx').then(({ OpenComplaints }) => OpenComplaints)
const queue = () => import('./complaint-queue.tsx').then(({ ComplaintQueue }) => ComplaintQueue)

/** The open complaints about an ad; few ads have any. */
export const LateOpenComplaints = late(open, import.meta.env.SSR ? await open() : null)

/** The ads with open complaints, above the queue of moderators. */
export const LateComplaintQueue = late(queue, import.meta.env.SSR ? await queue() : null)
