import { type Language, localPath } from '@sauda/sdk/language'
import { companyInvitationWords } from '../../packages/app/app/features/access/company-invitation-words.ts'
import { detailsWords } from '../../packages/app/app/features/access/details-words.ts'
import { sideWords } from '../../packages/app/app/features/access/side-words.ts'
import { flowWords } from '../../packages/app/app/features/access/words.ts'
import { renewalWords } from '../../packages/app/app/features/ad-actions/renewal-words.ts'
import { adActWords } from '../../packages/app/app/features/ad-actions/words.ts'
import { contactsWords } from '../../packages/app/app/features/ad-editor/contacts-words.ts'
import { editorWords } from '../../packages/app/app/features/ad-editor/words.ts'
import { adListWords } from '../../packages/app/app/features/ad-lists/words.ts'
import { districtWords } from '../../packages/app/app/features/ad-page/district-words.ts'
import { adWords } from '../../packages/app/app/features/ads/ad-words.ts'
import { catalogueWords } from '../../packages/app/app/features/ads/catalogue-words.ts'
import { deskWords } from '../../packages/app/app/features/ads/desk-words.ts'
import { adRowWords } from '../../packages/app/app/features/ads/row-words.ts'
import { viewerWords } from '../../packages/app/app/features/ads/viewer-words.ts'
import { analyticsWords } from '../../packages/app/app/features/analytics/words.ts'
import { askWords } from '../../packages/app/app/features/ask/ask-words.ts'
import { askedWords } from '../../packages/app/app/features/asked-requests/asked-words.ts'
import { auditWords } from '../../packages/app/app/features/audit-desk/words.ts'
import { colleagueWords } from '../../packages/app/app/features/company/colleague-words.ts'
import { companyWords } from '../../packages/app/app/features/company/company-words.ts'
import { hoursWords } from '../../packages/app/app/features/company/hours-words.ts'
import { settingsWords } from '../../packages/app/app/features/company/settings-words.ts'
import { complaintDeskWords } from '../../packages/app/app/features/complaints/desk-words.ts'
import { complaintWords } from '../../packages/app/app/features/complaints/words.ts'
import { contentWords } from '../../packages/app/app/features/content/words.ts'
import { actWords } from '../../packages/app/app/features/content-desk/act-words.ts'
import { clashWords } from '../../packages/app/app/features/content-desk/clash-words.ts'
import { dictionaryWords } from '../../packages/app/app/features/content-desk/dictionary-words.ts'
import { contentSetWords } from '../../packages/app/app/features/content-desk/set-words.ts'
import { contentTabWords } from '../../packages/app/app/features/content-desk/tab-words.ts'
import { unsavedWords } from '../../packages/app/app/features/content-desk/unsaved-words.ts'
import { contentDeskWords } from '../../packages/app/app/features/content-desk/words.ts'
import { proofWords } from '../../packages/app/app/features/document-check/proof-words.ts'
import { verdictWords } from '../../packages/app/app/features/document-check/verdict-words.ts'
import { checkWords } from '../../packages/app/app/features/document-check/words.ts'
import { deskCountWords } from '../../packages/app/app/features/document-desk/count-words.ts'
import { documentDeskWords } from '../../packages/app/app/features/document-desk/words.ts'
import { documentListWords } from '../../packages/app/app/features/document-list/words.ts'
import { documentActWords } from '../../packages/app/app/features/document-page/act-words.ts'
import { signedWords } from '../../packages/app/app/features/document-page/signed-words.ts'
import { documentPageWords } from '../../packages/app/app/features/document-page/words.ts'
import { kindWords } from '../../packages/app/app/features/documents/kind-words.ts'
import { downloadWords } from '../../packages/app/app/features/downloads/words.ts'
import { unknownTenantWords } from '../../packages/app/app/features/exchange-desk/unknown-tenant-words.ts'
import { exchangeWords } from '../../packages/app/app/features/exchange-desk/words.ts'
import { favouriteListWords } from '../../packages/app/app/features/favourites/list-words.ts'
import { passwordAgainWords } from '../../packages/app/app/features/forms/password-again-words.ts'
import { formWords } from '../../packages/app/app/features/forms/words.ts'
import { heartWords } from '../../packages/app/app/features/hearts/heart-words.ts'
import { sendingWords } from '../../packages/app/app/features/hearts/sending-words.ts'
import { landingWords } from '../../packages/app/app/features/home/landing-words.ts'
import { homeWords } from '../../packages/app/app/features/home/words.ts'
import { letterWords } from '../../packages/app/app/features/letters/words.ts'
import { missingWords } from '../../packages/app/app/features/missing/missing-words.ts'
import { flagWords } from '../../packages/app/app/features/moderation/flag-words.ts'
import { plannedWords } from '../../packages/app/app/features/moderation/planned-words.ts'
import { moderationWords } from '../../packages/app/app/features/moderation/words.ts'
import { listWords } from '../../packages/app/app/features/notifications/list-words.ts'
import { inboxWords } from '../../packages/app/app/features/notifications/words.ts'
import { ownRequestWords } from '../../packages/app/app/features/own-requests/own-words.ts'
import { requestWords } from '../../packages/app/app/features/part-requests/request-words.ts'
import { partThreadWords } from '../../packages/app/app/features/part-requests/thread-words.ts'
import { cabinetPartWords } from '../../packages/app/app/features/people/cabinet-part-words.ts'
import { cabinetWords } from '../../packages/app/app/features/people/cabinet-words.ts'
import { signInWords } from '../../packages/app/app/features/people/sign-in-words.ts'
import { personWords } from '../../packages/app/app/features/people-desk/person-words.ts'
import { placeWords } from '../../packages/app/app/features/people-desk/place-words.ts'
import { peopleListWords } from '../../packages/app/app/features/people-desk/words.ts'
import { requestDeskWords } from '../../packages/app/app/features/request-desk/desk-words.ts'
import { reviewDeskFormWords } from '../../packages/app/app/features/reviews/desk-form-words.ts'
import { reviewFormWords } from '../../packages/app/app/features/reviews/form-words.ts'
import { reviewListWords } from '../../packages/app/app/features/reviews/list-words.ts'
import { reviewWords } from '../../packages/app/app/features/reviews/words.ts'
import { roomWords } from '../../packages/app/app/features/rooms/words.ts'
import { searchWords } from '../../packages/app/app/features/search/words.ts'
import { searchDeskWords } from '../../packages/app/app/features/search-desk/words.ts'
import { egovWords } from '../../packages/app/app/features/signing/egov-words.ts'
import { phoneWords } from '../../packages/app/app/features/signing/phone-words.ts'
import { troubleWords } from '../../packages/app/app/features/signing/trouble-words.ts'
import { signingWords } from '../../packages/app/app/features/signing/words.ts'
import { siteWords } from '../../packages/app/app/features/site/words.ts'
import { peopleDeskWords } from '../../packages/app/app/features/staff/words.ts'
import { talkWords } from '../../packages/app/app/features/talk/talk-words.ts'
import { tenancyActWords, tenancyWords } from '../../packages/app/app/features/tenancy/tenancy-words.ts'
import { noticeWords } from '../../packages/app/app/shell/notice-words.ts'
import { versionWords } from '../../packages/app/app/shell/version-words.ts'
import { shellWords } from '../../packages/app/app/shell/words.ts'
import { offlineWords } from '../../packages/app/server/found/offline-words.ts'

/** The texts of a language, by feature. */
const wordsIn = (language: Language) => ({
  ...shellWords[language],
  ...noticeWords[language],
  ...siteWords[language],
  analytics: analyticsWords[language],
  version: versionWords[language],
  offlinePage: offlineWords[language],
  access: signInWords[language],
  flow: { ...flowWords[language], ...detailsWords[language], side: sideWords[language] },
  home: { ...homeWords[language], ...landingWords[language] },
  content: contentWords[language],
  rooms: roomWords[language],
  catalogue: catalogueWords[language],
  search: searchWords[language],
  ad: adWords[language],
  district: districtWords[language],
  viewer: viewerWords[language],
  companyPeople: colleagueWords[language],
  companyInvitation: companyInvitationWords[language],
  reviews: reviewWords[language],
  reviewForms: reviewFormWords[language],
  reviewList: reviewListWords[language],
  reviewDesk: reviewDeskFormWords[language],
  complaints: complaintWords[language],
  complaintDesk: complaintDeskWords[language],
  inbox: { ...inboxWords[language], list: listWords[language] },
  contacts: contactsWords[language],
  editor: { ...editorWords[language], ...formWords[language] },
  desk: deskWords[language],
  company: { ...companyWords[language], settings: settingsWords[language], hours: hoursWords[language] },
  hearts: { ...heartWords[language], ...sendingWords[language], list: favouriteListWords[language] },
  cabinet: { ...cabinetWords[language], ...cabinetPartWords[language] },
  ask: askWords[language],
  ownRequests: { ...ownRequestWords[language], shared: requestWords[language] },
  asked: askedWords[language],
  requestDesk: requestDeskWords[language],
  talk: { ...talkWords[language], part: partThreadWords[language] },
  missing: missingWords[language],
  documents: { ...documentListWords[language], ...downloadWords[language] },
  phone: phoneWords[language],
  signed: signedWords[language],
  kinds: kindWords[language],
  passwordAgain: passwordAgainWords[language],
  peopleDesk: peopleDeskWords[language],
  peopleList: peopleListWords[language],
  person: personWords[language],
  tenancy: tenancyWords[language],
  tenancyActs: tenancyActWords[language],
  places: placeWords[language],
  adActs: adActWords[language],
  adLists: adListWords[language],
  moderation: moderationWords[language],
  flags: flagWords[language],
  planned: plannedWords[language],
  adRows: adRowWords[language],
  renewal: renewalWords[language],
  letters: letterWords[language],
  searchDesk: searchDeskWords[language],
  contentDesk: contentDeskWords[language],
  contentTabs: contentTabWords[language],
  unsavedEntry: unsavedWords[language],
  contentClash: clashWords[language],
  contentLog: actWords[language],
  contentSets: contentSetWords[language],
  dictionaries: dictionaryWords[language],
  audit: auditWords[language],
  exchange: exchangeWords[language],
  unknownTenants: unknownTenantWords[language],
  documentDesk: { ...documentDeskWords[language], counts: deskCountWords[language] },
  check: { ...checkWords[language], verdicts: verdictWords[language], proofs: proofWords[language] },
  document: documentPageWords[language],
  documentActs: documentActWords[language],
  egov: egovWords[language],
  signing: { ...signingWords[language], troubles: troubleWords[language] },
})

/** A language of the portal: its texts, the paths of its pages and its place in `languages`. */
export interface Spoken {
  language: Language
  turn: 0 | 1
  words: ReturnType<typeof wordsIn>
  at(path: string): string
}

const spokenIn = (language: Language, turn: 0 | 1): Spoken => ({
  ...{ language, turn, words: wordsIn(language) },
  at: (path) => localPath(path, language),
})

/** Pages are looked at in each of them. */
export const languages = [spokenIn('ru', 0), spokenIn('kk', 1)] as const

/**
 * The languages for flows that do the same in each: the given one, or both if BROWSER_TEST_LANGUAGES is `both`
 * (docs/decisions/0131).
 */
export const flowsIn = (language: Language): readonly Spoken[] =>
  languages.filter((it) => it.language === language || process.env.BROWSER_TEST_LANGUAGES === 'both')
