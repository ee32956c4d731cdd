import { late } from '../../shell/late.ts'

/** Only staff need these, at the address that shops have too. */
export const LateDeskList = late(() => import('./desk-list.tsx'), 'DeskList', {
  shownAs: '[data-request-desk]',
})
export const LateDeskRequest = late(() => import('./desk-request.tsx'), 'DeskRequest', {
  shownAs: '[data-request-desk]',
})
