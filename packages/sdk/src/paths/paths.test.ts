import { describe, expect, it, test } from 'vitest'
import { localPath } from '../language/paths.ts'
import * as paths from './index.ts'

describe('paths', () => {
  test.each([
    [paths.ad(12), '/ads/12/view'],
    [paths.promotion(7), '/promotions/7'],
    [paths.promotionCalendar(7), '/promotions/7/calendar.ics'],
    [paths.adConfirm(12), '/ads/12/confirm'],
    [paths.adEdit(12), '/ads/12/edit'],
    [paths.adEditWhere(12), '/ads/12/edit/where'],
    [paths.adRenew(12), '/ads/12/renew'],
    [paths.adRenewByToken(12, 'a+b/c='), '/ads/12/renew?token=a%2Bb%2Fc%3D'],
    [paths.adAct(12, 'archive'), '/ads/12/act/archive'],
    [paths.adComplain(12), '/ads/12/complain'],
    [paths.adReview(12), '/ads/12/review'],
    [paths.reviewAct(7, 'reply'), '/reviews/7/reply'],
    [paths.cabinetPart(paths.account, 'reviews'), '/account/reviews'],
    [paths.cabinetPart(paths.profile, 'details'), '/profile/details'],
    [paths.cabinetPart(paths.account, 'sessions'), '/account/sessions'],
    [paths.cabinetPart(paths.profile, 'favorites'), '/profile/favorites'],
    [paths.peopleApplication(7, 'refuse'), '/dashboard/people/applications/7/refuse'],
    [paths.person(31), '/dashboard/people/31'],
    [paths.tenantCompany(205), '/dashboard/people/company/205'],
    [paths.tenantCompanyAct(205, 'end'), '/dashboard/people/company/205/end'],
    [paths.tenantCompanySigner(205, 7), '/dashboard/people/company/205/signer?entry=7'],
    [paths.personAct(31, 'block'), '/dashboard/people/31/block'],
    [paths.peopleSection('new-section', 1), '/dashboard/people/sections/new-section/1'],
    [paths.documents('completion'), '/completion'],
    [paths.documents('application'), '/application'],
    [paths.document('invoice', 48213), '/invoice/48213'],
    [paths.documentAct('completion', 7, 'reject'), '/completion/7/reject'],
    [paths.documentDownload('application', 7), '/application/7/download'],
    [paths.documentSigned('completion', 7, 'copy'), '/completion/7/signed/copy'],
    [paths.documentsDownload('application'), '/application/download'],
    [paths.documentsExport('application'), '/application/export'],
    [paths.documentsImport('application'), '/application/import'],
    [paths.documentsTemplate('application'), '/application/template'],
    [paths.verifyDocumentById(48213), '/verify-document/48213'],
    [paths.verifyDocumentAt(48213, '7Q4K2MTD'), '/verify-document/48213/7Q4K2MTD'],
    [paths.contentSet('slider'), '/dashboard/content/slider'],
    [paths.contentItem('slider', 7), '/dashboard/content/slider/7'],
    [paths.contentItem('rule', 'new'), '/dashboard/content/rule/new'],
    [paths.contentDictionary('brands'), '/dashboard/content/dictionaries/brands'],
    [paths.letter('0b4f3a52'), '/letters/0b4f3a52'],
    [paths.registrationInvitation('a+b'), '/registration/invitation?token=a%2Bb'],
    [paths.registrationLink('a+b'), '/registration/link?token=a%2Bb'],
    [paths.forgotLink('a&b'), '/forgot/link?token=a%26b'],
  ])('builds %s', (built, expected) => {
    expect(built).toBe(expected)
  })

  test.each(['/ads?q=диск&level=2', '/ads/12/edit', '/ads#top', '/ads?next=/login?next=/'])(
    'loginThen(%j) keeps the page with its query',
    (next) => {
      const url = new URL(paths.loginThen(next), 'http://portal')
      expect(url.pathname).toBe(paths.login)
      expect([...url.searchParams]).toEqual([['next', next]])
      expect(url.hash).toBe('')
    },
  )

  it('localPath keeps the query', () => {
    expect(localPath(paths.adRenewByToken(12, 'ab'), 'kk')).toBe('/kk/ads/12/renew?token=ab')
    expect(localPath(paths.home, 'kk')).toBe('/kk')
  })

  test.each(Object.entries(paths).filter(([, path]) => typeof path === 'string'))(
    '%s is a plain path',
    (_, path) => {
      expect(path).toMatch(/^\/$|^(\/[a-z-]+)+$/)
    },
  )
})
