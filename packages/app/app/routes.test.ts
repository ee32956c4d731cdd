import * as paths from '@sauda/sdk/paths'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it, test } from 'vitest'
import routes from './routes.ts'

/** A path for each name; a new name does not compile without a row here. */
const BUILT: Record<keyof typeof paths, readonly string[]> = {
  home: [paths.home],
  ads: [paths.ads],
  adsNew: [paths.adsNew],
  adsActive: [paths.adsActive],
  adsInactive: [paths.adsInactive],
  ad: [paths.ad(12)],
  adReview: [paths.adReview(12)],
  adsReviews: [paths.adsReviews],
  reviewAct: [paths.reviewAct(7, 'reply')],
  promotions: [paths.promotions],
  promotion: [paths.promotion(7)],
  promotionCalendar: [paths.promotionCalendar(7)],
  rules: [paths.rules],
  rule: [paths.rule],
  filingRules: [paths.filingRules],
  rulesAd: [paths.rulesAd],
  rulesShoppingCenter: [paths.rulesShoppingCenter],
  privacyPolicy: [paths.privacyPolicy],
  termsOfUse: [paths.termsOfUse],
  instruction: [paths.instruction],
  adConfirm: [paths.adConfirm(12)],
  adCreate: [paths.adCreate],
  adCreateWhere: [paths.adCreateWhere],
  adCreateSent: [paths.adCreateSent],
  adEdit: [paths.adEdit(12)],
  adEditWhere: [paths.adEditWhere(12)],
  adRenew: [paths.adRenew(12)],
  adRenewByToken: [paths.adRenewByToken(12, 'a/b')],
  adAct: [paths.adAct(12, 'archive')],
  adComplain: [paths.adComplain(12)],
  adsRequests: [paths.adsRequests],
  partRequestCreate: [paths.partRequestCreate],
  adsRequest: [paths.adsRequest(12)],
  adsRequestAct: [paths.adsRequestAct(12, 'skip')],
  adsRequestMutes: [paths.adsRequestMutes],
  adsRequestBars: [paths.adsRequestBars],
  missing: [paths.missing],
  missingExport: [paths.missingExport],
  ownRequests: [paths.ownRequests(paths.profile), paths.ownRequests(paths.account)],
  ownRequest: [paths.ownRequest(paths.profile, 12), paths.ownRequest(paths.account, 12)],
  ownRequestAct: [
    paths.ownRequestAct(paths.profile, 12, 'close'),
    paths.ownRequestAct(paths.account, 12, 'report'),
  ],
  partThread: [
    paths.partThread('/profile/requests', 12, 7),
    paths.partThread('/account/requests', 12, 7),
    paths.partThread('/ads/requests', 12, 7),
  ],
  login: [paths.login],
  loginThen: [paths.loginThen('/ads?q=диск&level=2')],
  signOut: [paths.signOut],
  registration: [paths.registration],
  registrationThen: [paths.registrationThen('/ads/requests/create?text=диск')],
  registrationVerify: [paths.registrationVerify],
  registrationComplete: [paths.registrationComplete],
  registrationInvitation: [paths.registrationInvitation('a/b')],
  registrationLink: [paths.registrationLink('a/b')],
  forgot: [paths.forgot],
  forgotLink: [paths.forgotLink('a/b')],
  verify: [paths.verify],
  reset: [paths.reset],
  verifyDocument: [paths.verifyDocument],
  verifyDocumentById: [paths.verifyDocumentById(7)],
  verifyDocumentAt: [paths.verifyDocumentAt(7, '7Q4K2MTDw0xTq3aZ')],
  profile: [paths.profile],
  account: [paths.account],
  favourites: [paths.favourites],
  cabinetPart: (['requests', 'reviews', 'favorites', 'details', 'password', 'sessions'] as const).flatMap(
    (part) => [paths.cabinetPart(paths.profile, part), paths.cabinetPart(paths.account, part)],
  ),
  notifications: [paths.notifications],
  invoice: [paths.invoice],
  documents: [paths.documents('invoice'), paths.documents('completion'), paths.documents('application')],
  documentsDownload: (['invoice', 'completion', 'application'] as const).map(paths.documentsDownload),
  documentsExport: (['invoice', 'completion', 'application'] as const).map(paths.documentsExport),
  documentsImport: (['invoice', 'completion', 'application'] as const).map(paths.documentsImport),
  documentsTemplate: (['invoice', 'completion', 'application'] as const).map(paths.documentsTemplate),
  companyPeople: [paths.companyPeople],
  companyPeopleAct: [paths.companyPeopleAct('invite'), paths.companyPeopleAct('remove', 7)],
  companyLeave: [paths.companyLeave(205)],
  people: [paths.people],
  peopleApplications: [paths.peopleApplications],
  peopleApplication: [paths.peopleApplication(7, 'accept')],
  peopleInvitations: [paths.peopleInvitations],
  peopleSections: [paths.peopleSections],
  peopleNewBuilding: [paths.peopleNewBuilding],
  peopleSection: [paths.peopleSection('section', 3), paths.peopleSection('new-section', 1)],
  person: [paths.person(31)],
  tenantCompany: [paths.tenantCompany(205)],
  tenantCompanyAct: [
    paths.tenantCompanyAct(205, 'rooms'),
    paths.tenantCompanyAct(205, 'end'),
    paths.tenantCompanyAct(205, 'signatory'),
  ],
  tenantCompanySigner: [paths.tenantCompanySigner(205, 7)],
  personAct: [paths.personAct(31, 'block'), paths.personAct(31, 'role')],
  searchWords: [paths.searchWords],
  searchMisses: [paths.searchMisses],
  contentDesk: [paths.contentDesk],
  contentLog: [paths.contentLog],
  contentSet: [paths.contentSet('slider')],
  contentItem: [paths.contentItem('slider', 7), paths.contentItem('rule', 'new')],
  contentDictionary: [paths.contentDictionary('brands')],
  exchange: [paths.exchange],
  exchangeExport: [paths.exchangeExport],
  audit: [paths.audit],
  auditExport: [paths.auditExport],
  letters: [paths.letters],
  letter: [paths.letter('0b4f3a52-6b1e-4d0a-9a51-3f3f1d2c7b10')],
  document: (['invoice', 'completion', 'application'] as const).map((kind) => paths.document(kind, 7)),
  documentAct: (['invoice', 'completion', 'application'] as const).map((kind) =>
    paths.documentAct(kind, 7, 'reject'),
  ),
  documentDownload: (['invoice', 'completion', 'application'] as const).map((kind) =>
    paths.documentDownload(kind, 7),
  ),
  documentSigned: (['completion', 'application'] as const).map((kind) =>
    paths.documentSigned(kind, 7, 'archive'),
  ),
  theme: [paths.theme],
  company: [paths.company],
  companyHours: [paths.companyHours],
  actFor: [paths.actFor],
  consent: [paths.consent],
}

type Entry = (typeof routes)[number]

/** The table in the router's format. A page is identified by its pattern, as one file may serve several. */
function asRoutes(entries: readonly Entry[], above = ''): RouteObject[] {
  return entries.map((entry) => {
    const pattern = above + (entry.path === undefined ? '' : `/${entry.path}`)
    if (entry.index) return { index: true, id: `${pattern} ` }
    return { path: entry.path, id: pattern, children: asRoutes(entry.children ?? [], pattern) }
  })
}

const table = asRoutes(routes)

/** The pattern of the page that a path leads to. */
function patternOf(path: string): string | undefined {
  return matchRoutes(table, new URL(path, 'http://portal'))?.at(-1)?.route.id
}

/** The patterns of all pages: routes without children. */
function leaves(entries: readonly RouteObject[]): string[] {
  return entries.flatMap(({ id = '', children }) => (children?.length ? leaves(children) : [id]))
}

const built = Object.values(BUILT).flat()
const NOT_FOUND = '/kk?/*'

describe('paths', () => {
  test.each(built)('%s leads to a page', (path) => {
    expect(patternOf(path)).not.toBe(NOT_FOUND)
    expect(patternOf(path)).toBeDefined()
  })

  it('leads to every page of the table', () => {
    const reached = new Set(built.map(patternOf))
    expect(leaves(table).filter((pattern) => !reached.has(pattern))).toEqual([NOT_FOUND])
  })

  test.each(['/ad/12/view', '/ads/12', '/ads/12/view/more', '/profile/nothing', '/feedback/7'])(
    '%s leads to no page',
    (path) => {
      expect(patternOf(path)).toBe(NOT_FOUND)
    },
  )
})
