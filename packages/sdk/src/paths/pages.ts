/* Pages with one path, and those that guests' pages link to: a guest fetches nothing else of this folder. */

export const home = '/'
/** The catalogue. */
export const ads = '/ads'
/** An ad as everyone sees it. */
export const ad = (id: number) => `/ads/${id}/view`

/** The promotions of the shops, one of them, and its file for calendars. */
export const promotions = '/promotions'
export const promotion = (id: number) => `/promotions/${id}`
export const promotionCalendar = (id: number) => `/promotions/${id}/calendar.ics`
/** The overview of all rules, and the rules of the centre in full. */
export const rules = '/rules'
export const rule = '/rule'
/** For everybody who has signed in: how to file an ad. */
export const filingRules = '/filing-rules'
/** The documents of the centre: rules of ads, rules of the centre, privacy policy, terms of use. */
export const rulesAd = '/rules-ad'
export const rulesShoppingCenter = '/rules-shopping-center'
export const privacyPolicy = '/privacy-policy'
export const termsOfUse = '/terms-of-use'
/** For tenants and staff: how to work with the portal. */
export const instruction = '/instruction'

/** Ads that wait for a moderator: the user's own, or all ads for staff. */
export const adsNew = '/ads/new'
export const adsActive = '/ads/active'
export const adsInactive = '/ads/inactive'
/** Reviews: all for staff, those of the own ads for people of a company. */
export const adsReviews = '/ads/reviews'
/** The editor of a new ad, and its second step: where and how it is sold. */
export const adCreate = '/ads/create'
export const adCreateWhere = '/ads/create/where'
/** What happens to a new ad that was handed in; its id is the parameter `ad`. */
export const adCreateSent = '/ads/create/sent'

/** The public check of a document: of an uploaded file, by its id, and by the address in its QR code. */
export const verifyDocument = '/verify-document'
export const verifyDocumentById = (id: number) => `/verify-document/${id}`
export const verifyDocumentAt = (id: number, secret: string) => `/verify-document/${id}/${secret}`

/** Saves an ad, or removes it, by a form; leads to the favourites of who has signed in. */
export const favourites = '/favourites'
/** Part requests: of the shop that the user acts for, or all of them for staff. */
export const adsRequests = '/ads/requests'
/** The form that asks the shops for a part. A VIN is never in its address. */
export const partRequestCreate = '/ads/requests/create'

export const login = '/login'
export const signOut = '/sign-out'
export const registration = '/registration'
export const registrationVerify = '/registration/verify'
export const registrationComplete = '/registration/complete'
/** The pages that e-mails link to: an invitation, and the link beside a code. */
export const registrationInvitation = (token: string) =>
  `/registration/invitation?token=${encodeURIComponent(token)}`
export const registrationLink = (token: string) => `/registration/link?token=${encodeURIComponent(token)}`
/** Restoring access: the e-mail, the code, the new password. */
export const forgot = '/forgot'
export const forgotLink = (token: string) => `/forgot/link?token=${encodeURIComponent(token)}`
export const verify = '/verify'
export const reset = '/reset'

/** The cabinet of registered individuals, and that of all other users. */
export const profile = '/profile'
export const account = '/account'
export const notifications = '/notifications'
/** The invoices: where guards redirect signed-in users. */
export const invoice = '/invoice'
/** For people of a company: its settings, its hours, and its people. */
export const company = '/company'
export const companyHours = '/company/hours'
export const companyPeople = '/company/people'
/** Chooses for which of several companies the user acts. */
export const actFor = '/act-for'
/** Stores the choice of the light or dark theme. */
export const theme = '/theme'
/** Keeps the answer of whether the visit may be measured. */
export const consent = '/consent'

/** For administrators: users, companies waiting for confirmation, and invitations. */
export const people = '/dashboard/people'
export const peopleApplications = '/dashboard/people/applications'
export const peopleInvitations = '/dashboard/people/invitations'
/** For administrators: buildings and their trading sections. */
export const peopleSections = '/dashboard/people/sections'
/** For administrators: the words of the search, and queries that found nothing. */
export const searchWords = '/dashboard/search'
export const searchMisses = '/dashboard/search/misses'
/** For administrators: the texts of the centre. */
export const contentDesk = '/dashboard/content'
/** For administrators: who changed what of the content, and when. */
export const contentLog = '/dashboard/content/log'
/** For administrators and managers: the exchange with 1C. */
export const exchange = '/dashboard/exchange'
/** Sends the journal of the exchange as a spreadsheet, with the filters of its address. */
export const exchangeExport = '/dashboard/exchange/export'
/** For administrators: who did what, and when. */
export const audit = '/dashboard/audit'
/** Sends the journal as a file, with the filters of its address. */
export const auditExport = '/dashboard/audit/export'
/** E-mails that were not sent; needs the token from the console. */
export const letters = '/letters'
