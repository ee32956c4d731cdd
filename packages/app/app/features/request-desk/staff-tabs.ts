/** The tabs of the staff's list. */
export const STAFF_TABS = ['attention', 'unanswered', 'open', 'closed'] as const

export type StaffTab = (typeof STAFF_TABS)[number]
