/* Pages with one path, and those that guests' pages link to: a guest fetches nothing else of this folder. */

export const home = '/'
/** The catalogue. */
export const ads = '/ads'
/** An ad as everyone sees it. */
export const ad = (id: number) => `/ads/${id}/view`

/** Ads that wait for a moderator: one's own, or everyone's for staff. */
export const adsNew = '/ads/new'
export const adsActive = '/ads/active'
export const adsInactive = '/ads/inactive'
/** The editor of a new ad, and its second step: where and how it is sold. */
export const adCreate = '/ads/create'
export const adCreateWhere = '/ads/create/where'

export const login = '/login'
export const signOut = '/sign-out'
export const registration = '/registration'
export const registrationVerify = '/registration/verify'
export const registrationComplete = '/registration/complete'
/** Where the letter of an invitation, or the one with a code, leads to. */
export const registrationInvitation = (token: string) =>
  `/registration/invitation?token=${encodeURIComponent(token)}`
export const registrationLink = (token: string) => `/registration/link?token=${encodeURIComponent(token)}`
/** Restoring access: the e-mail, the code, the new password. */
export const forgot = '/forgot'
export const forgotLink = (token: string) => `/forgot/link?token=${encodeURIComponent(token)}`
export const verify = '/verify'
export const reset = '/reset'

/** The cabinet of registered individuals, and that of everyone else. */
export const profile = '/profile'
export const account = '/account'
export const notifications = '/notifications'
/** Where guards send whoever works in the centre; it leads on to what they do there. */
export const invoice = '/invoice'
/** Takes the choice of light or dark. */
export const theme = '/theme'

/** The people of the centre, companies that wait to be confirmed, and invitations: for administrators. */
export const people = '/dashboard/people'
export const peopleApplications = '/dashboard/people/applications'
export const peopleInvitations = '/dashboard/people/invitations'
/** Letters that were not sent, for whoever has the console's token. */
export const letters = '/letters'
