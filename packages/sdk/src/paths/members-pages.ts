/* Pages with variable parts that only people who have signed in are led to. */

/** An ad as moderators see it. */
export const adConfirm = (id: number) => `/ads/${id}/confirm`
/** The editor of an existing ad, and its second step. */
export const adEdit = (id: number) => `/ads/${id}/edit`
export const adEditWhere = (id: number) => `/ads/${id}/edit/where`
/** Renews an ad: as its owner, or with the token of the e-mail that announced the end of the term. */
export const adRenew = (id: number) => `/ads/${id}/renew`
export const adRenewByToken = (id: number, token: string) =>
  `/ads/${id}/renew?token=${encodeURIComponent(token)}`
/** Asks for confirmation of an action on an ad. */
export const adAct = (id: number, act: string) => `/ads/${id}/act/${act}`
/** Tells the moderators what is wrong with an ad. */
export const adComplain = (id: number) => `/ads/${id}/complain`
/** Reviews an ad. */
export const adReview = (id: number) => `/ads/${id}/review`
/** A part request as a shop that was asked or staff see it. */
export const adsRequest = (id: number) => `/ads/requests/${id}`
/** Asks for confirmation of something about a part request: `report`, `take-down`, `bar`, `skip` … */
export const adsRequestAct = (id: number, act: string) => `/ads/requests/${id}/act/${act}`
/** For owners and sellers: what the shop is not asked for. */
export const adsRequestMutes = '/ads/requests/mutes'
/** For staff: who is barred from part requests. */
export const adsRequestBars = '/ads/requests/bars'
/** For staff: what people ask for and nobody here has, and the same as a spreadsheet. */
export const missing = '/dashboard/missing'
export const missingExport = '/dashboard/missing/export'
/** The own part requests, in the cabinet of the user. */
export const ownRequests = (cabinet: '/profile' | '/account') => `${cabinet}/requests` as const
/** An own part request with its answers. */
export const ownRequest = (cabinet: '/profile' | '/account', id: number) => `${cabinet}/requests/${id}`
/** Asks for confirmation of something about an own request: `close`, `report` … */
export const ownRequestAct = (cabinet: '/profile' | '/account', id: number, act: string) =>
  `${cabinet}/requests/${id}/act/${act}`
/** The thread with one shop, by the id of its answer. */
export const partThread = (
  from: '/profile/requests' | '/account/requests' | '/ads/requests',
  request: number,
  answer: number,
) => `${from}/${request}/talk/${answer}`
/** Sign-in that continues to the page `next`: a path with its query. */
export const loginThen = (next: string) => `/login?next=${encodeURIComponent(next)}`
/** Registration that returns to the page `next` once it is complete. */
export const registrationThen = (next: string) => `/registration?next=${encodeURIComponent(next)}`
/** A page of a cabinet other than its first one. */
export const cabinetPart = (
  cabinet: '/profile' | '/account',
  part: 'requests' | 'reviews' | 'favorites' | 'details' | 'password' | 'sessions',
) => `${cabinet}/${part}`
/** Asks about a review: its author, the seller of the ad, or staff. */
export const reviewAct = (
  id: number,
  act: 'edit' | 'delete' | 'publish' | 'keep' | 'reply' | 'editReply' | 'report',
) => `/reviews/${id}/${act}`
/** A dialog about the people of a company: `invite`, or something about a colleague or a request. */
export const companyPeopleAct = (act: string, id?: number) =>
  id === undefined ? `/company/people/${act}` : `/company/people/${act}/${id}`
/** Asks somebody who leaves a company, by its number. */
export const companyLeave = (id: number) => `/company/leave/${id}`
export const peopleApplication = (id: number, decision: string) =>
  `/dashboard/people/applications/${id}/${decision}`
/** For administrators: a person, and an act on the person that its page asks about. */
export const person = (id: number) => `/dashboard/people/${id}`
export const personAct = (id: number, act: 'block' | 'unblock' | 'role' | 'section') =>
  `/dashboard/people/${id}/${act}`
/** For administrators: a company, and an act on it that its page asks about; to end a signatory's right names the entry. */
export const tenantCompany = (id: number) => `/dashboard/people/company/${id}`
export const tenantCompanyAct = (id: number, act: 'rooms' | 'end' | 'signatory') =>
  `/dashboard/people/company/${id}/${act}`
export const tenantCompanySigner = (id: number, entry: number) =>
  `/dashboard/people/company/${id}/signer?entry=${entry}`
/** For administrators: an act on a building or a trading section; a new section names its building. */
export const peopleSection = (
  act: 'building' | 'section' | 'delete-building' | 'delete-section' | 'new-section',
  id: number,
) => `/dashboard/people/sections/${act}/${id}`
export const peopleNewBuilding = '/dashboard/people/sections/new-building'
export const letter = (id: string) => `/letters/${id}`
/** The documents of a kind: `/invoice`, `/completion` or `/application`. */
export const documents = (kind: 'invoice' | 'completion' | 'application') => `/${kind}`
/** A document. */
export const document = (kind: 'invoice' | 'completion' | 'application', id: number) => `/${kind}/${id}`
/** Asks for confirmation of an action on a document, and for its reason. */
export const documentAct = (
  kind: 'invoice' | 'completion' | 'application',
  id: number,
  act: 'reject' | 'annul' | 'delete',
) => `/${kind}/${id}/${act}`
/** Sends the PDF of a document as the answer to a form. */
export const documentDownload = (kind: 'invoice' | 'completion' | 'application', id: number) =>
  `/${kind}/${id}/download`
/** Sends a list of documents as a spreadsheet, with the filters of its address. */
export const documentsExport = (kind: 'invoice' | 'completion' | 'application') => `/${kind}/export`
/** For administrators and managers: imports documents from a spreadsheet. */
export const documentsImport = (kind: 'invoice' | 'completion' | 'application') => `/${kind}/import`
/** For administrators and managers: sends the spreadsheet to fill in with documents. */
export const documentsTemplate = (kind: 'invoice' | 'completion' | 'application') => `/${kind}/template`
/** Sends what remains of a signed document: `copy`, `archive`, or the signature of `tenant` or `centre`. */
export const documentSigned = (kind: 'completion' | 'application', id: number, what: string) =>
  `/${kind}/${id}/signed/${what}`
/** Sends the documents that a form has chosen as a file. */
export const documentsDownload = (kind: 'invoice' | 'completion' | 'application') => `/${kind}/download`
/** For administrators: the entries of a set of the centre's texts, one of them or a new one, and a dictionary. */
export const contentSet = (set: string) => `/dashboard/content/${set}`
export const contentItem = (set: string, id: number | 'new') => `/dashboard/content/${set}/${id}`
export const contentDictionary = (of: string) => `/dashboard/content/dictionaries/${of}`
