import { late } from '../../shell/late.ts'

const building = () => import('./building.tsx').then(({ Building }) => Building)
const visit = () => import('./visit.tsx').then(({ Visit }) => Visit)

/** The drawing of the building: wide screens only, and it does nothing. */
export const LateBuilding = late(building, import.meta.env.SSR ? await building() : null)

/** Hours and contacts, at the bottom of the page. */
export const LateVisit = late(visit, import.meta.env.SSR ? await visit() : null)
