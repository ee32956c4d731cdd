import {
  acceptInvitation,
  actFor,
  checkCode,
  currentFlow,
  endOtherSessions,
  endSession,
  finishRegistration,
  followAccessLink,
  leaveFlow,
  listSessions,
  me,
  registerUser,
  registrationNext,
  restoreAccess,
  setPassword,
  signIn,
  signOut,
  updateUser,
} from './access/index.ts'
import {
  activateAd,
  adAddresses,
  adAddressParts,
  adModeration,
  adPage,
  adRooms,
  allAds,
  archiveAd,
  bulkAds,
  countAds,
  createAd,
  deleteAd,
  getAd,
  moderationPace,
  moderationQueue,
  needEdits,
  publishAd,
  raiseAd,
  readTitle,
  removeAdImage,
  showPhone,
  stagePhoto,
  takeDownAdImage,
  undoPublication,
  unpublishAd,
  updateAd,
  viewAd,
  watchAd,
} from './ads/index.ts'
import { DRAFT } from './ads/test-draft.ts'
import { auditPage, exportAudit } from './audit/index.ts'
import { complainAboutAd, complainedAds, reviewComplaints } from './complaints/index.ts'
import { getContact, listBrands, listDistricts, listServices, listSpareParts } from './content/index.ts'
import {
  addExchangeBase,
  exchangeBases,
  exchangeHealth,
  exchangeJournal,
  exchangeRow,
  exportExchangeJournal,
  repeatExchangeRows,
  revokeExchangeBase,
  setAsideExchangeRows,
} from './exchange/index.ts'
import {
  addFavourite,
  allFavourites,
  favouritePage,
  mergeFavourites,
  removeFavourite,
  showFavourites,
} from './favourites/index.ts'
import type { Portal } from './index.ts'
import { authorizeChannel, realtimeSettings } from './live/index.ts'
import { countNotifications, countViewed, notificationPage, setView } from './notifications/index.ts'
import { listLetters, readLetter } from './people/index.ts'
import { listRooms, roomCard, roomsOf } from './rooms/index.ts'
import { nearParts, searchAliases, suggest } from './search/index.ts'
import {
  checkSearch,
  createSearchWord,
  deleteSearchWord,
  dismissSearchMiss,
  hideSearchWord,
  searchMissPage,
  searchTargets,
  searchWordPage,
  updateSearchWord,
} from './search-words/index.ts'
import { checkAddress, checkNumber, checkUpload } from './signature-check/index.ts'
import { COMPANY_CALLS } from './test-company-calls.ts'
import { CONTENT_CALLS } from './test-content-calls.ts'
import { DOCUMENT_CALLS, ofEachKind } from './test-document-calls.ts'
import { PEOPLE_CALLS } from './test-people-calls.ts'
import { REQUEST_CALLS } from './test-request-calls.ts'
import { REVIEW_CALLS } from './test-review-calls.ts'
import { SIGNING_CALLS } from './test-signing-calls.ts'

const EMAIL = 'person@sauda.example'
const PASSWORD = 'correct horse battery'
const LINK_TOKEN = 'y0vQ3m8Zr5cJ2kXwT6nLbA'
const PHOTO_KEY = '6f1c2b7e9a3d4f508c1e'
const KEPT = { user_banner_id: 48213, saved_at: '2026-11-12T09:30:00.000Z', saved_price: 66_000 }
export const CREDENTIALS = { login: EMAIL, password: PASSWORD }

/** The two kinds of readers of notifications. */
export const TENANT = { id: 5, role_id: 1 }
export const OPERATOR = { id: 5, role_id: 4 }

/**
 * Every operation that has a function, by its id. The arguments make bodies with every field that matters: those of the
 * contract's examples, or of `SENT`.
 */
export const CALLS: Record<string, (portal: Portal) => Promise<unknown>> = {
  auth: (portal) => signIn(portal, CREDENTIALS),
  me,
  signOut,
  registerUser: (portal) => registerUser(portal, { email: EMAIL, language: 'kk' }),
  restoreAccess: (portal) => restoreAccess(portal, '5'),
  checkCode: (portal) => checkCode(portal, '402917'),
  registrationNext: (portal) =>
    registrationNext(portal, {
      kind: 'person',
      name: 'Айгерім Серікқызы',
      phone: '+77010000012',
      language: 'kk',
    }),
  finishRegistration: (portal) =>
    finishRegistration(portal, {
      password: PASSWORD,
      terms: true,
      ad_rules: true,
      versions: { terms: 2, privacy: 1, ad_rules: 3 },
    }),
  setPassword: (portal) =>
    setPassword(portal, 5, { password: PASSWORD, current_password: 'old horse battery' }),
  acceptInvitation: (portal) => acceptInvitation(portal, LINK_TOKEN),
  followAccessLink: (portal) => followAccessLink(portal, LINK_TOKEN),
  currentFlow,
  leaveFlow,
  updateUser: (portal) =>
    updateUser(portal, 5, {
      name: 'Айгерім Серікқызы',
      phone: '8 701 000 00 12',
      language: 'kk',
      district_id: 2,
    }),
  listSessions,
  endSession: (portal) => endSession(portal, 5),
  endOtherSessions,
  actFor: (portal) => actFor(portal, 205),
  listLetters: (portal) => listLetters(portal, 'console'),
  readLetter: (portal) => readLetter(portal, 'console', '5'),
  adPage: (portal) =>
    adPage(portal, { list: 'catalogue', q: 'диск тормозной', brand_id: 1, price_to: 60_000, limit: 24 }),
  allAds: (portal) => allAds(portal, { list: 'own' }),
  adRooms: (portal) => adRooms(portal, { user_id: 5 }),
  readTitle: (portal) => readTitle(portal, 'Тормозной диск на Камри 50'),
  stagePhoto: (portal) => stagePhoto(portal, new File(['x'], 'cover.jpg')),
  createAd: (portal) => createAd(portal, DRAFT, [new File(['x'], 'cover.jpg'), new File(['y'], 'side.png')]),
  publishAd: (portal) => publishAd(portal, 5, { version: 3 }),
  getAd: (portal) => getAd(portal, 5, { revision: 'live' }),
  countAds: (portal) => countAds(portal, 5),
  showPhone: (portal) => showPhone(portal, 5),
  viewAd: (portal) => viewAd(portal, 5),
  favouritePage: (portal) => favouritePage(portal, { user_id: 12, only: 'fallen' }),
  allFavourites: (portal) => allFavourites(portal, 12),
  addFavourite: (portal) => addFavourite(portal, { user_id: 12, user_banner_id: 48213 }),
  removeFavourite: (portal) => removeFavourite(portal, { user_id: 12, user_banner_id: 48213 }),
  mergeFavourites: (portal) => mergeFavourites(portal, 12, [KEPT]),
  showFavourites: (portal) => showFavourites(portal, [KEPT]),
  updateAd: (portal) =>
    updateAd(portal, 5, DRAFT, { photos: [new File(['x'], 'new.jpg'), PHOTO_KEY], version: 3 }),
  removeAdImage: (portal) => removeAdImage(portal, { id: 48213, key: PHOTO_KEY, version: 3 }),
  takeDownAdImage: (portal) =>
    takeDownAdImage(portal, {
      id: 48213,
      key: PHOTO_KEY,
      reason: 'personal',
      comment: 'На снимке видно удостоверение.',
      version: 3,
    }),
  needEdits: (portal) =>
    needEdits(portal, 5, { reason: 'photos', comment: 'На втором фото другая деталь.', version: 3 }),
  undoPublication: (portal) => undoPublication(portal, 5),
  unpublishAd: (portal) => unpublishAd(portal, 5, { reason: 'outdated', comment: 'Товара давно нет.' }),
  archiveAd: (portal) => archiveAd(portal, 5, { version: 4 }),
  deleteAd: (portal) => deleteAd(portal, 5, { reason: 'fraud', comment: 'Просит предоплату и не отвечает.' }),
  activateAd: (portal) => activateAd(portal, 5, { token: LINK_TOKEN, version: 3 }),
  raiseAd: (portal) => raiseAd(portal, 5, { version: 3 }),
  bulkAds: (portal) => bulkAds(portal, { action: 'publish', ids: [48213, 48214], versions: [3, 1] }),
  adModeration: (portal) => adModeration(portal, 5),
  moderationQueue: (portal) => moderationQueue(portal),
  moderationPace: (portal) => moderationPace(portal),
  watchAd: (portal) => watchAd(portal, 5, { leave: true }),
  complainAboutAd: (portal) =>
    complainAboutAd(portal, 5, { reason: 'sold', text: 'Позвонил, сказали, что продали неделю назад.' }),
  complainedAds: (portal) => complainedAds(portal),
  reviewComplaints: (portal) => reviewComplaints(portal, 5, { up_to: 17 }),
  listNotifications: (portal) => notificationPage(portal, OPERATOR, { skip: 20, limit: 10 }),
  countNotifications: (portal) => countNotifications(portal, OPERATOR),
  countViewedNotifications: (portal) => countViewed(portal, OPERATOR),
  viewNotifications: (portal) => setView(portal, OPERATOR, [901]),
  listTenantNotifications: (portal) => notificationPage(portal, TENANT, { skip: 20, limit: 10 }),
  countTenantNotifications: (portal) => countNotifications(portal, TENANT),
  countViewedTenantNotifications: (portal) => countViewed(portal, TENANT),
  viewTenantNotifications: (portal) => setView(portal, TENANT, [901]),
  ...DOCUMENT_CALLS,
  ...PEOPLE_CALLS,
  ...REVIEW_CALLS,
  ...SIGNING_CALLS,
  checkAddress: (portal) => checkAddress(portal, { id: 48213, secret: '7Q4K2MTDw0xTq3aZ9LhYb1eC' }),
  checkNumber: (portal) => checkNumber(portal, 5),
  checkUpload: (portal) => checkUpload(portal, [new File(['x'], 'act.pdf'), new File(['y'], 'act.cms')]),
  listExchangeBases: exchangeBases,
  createExchangeBase: (portal) =>
    addExchangeBase(portal, { name: 'Бухгалтерия 3.0, ТОО «Центр»', networks: ['192.0.2.0/24'] }),
  revokeExchangeBase: (portal) => revokeExchangeBase(portal, 5),
  exchangeJournal: (portal) => exchangeJournal(portal, { outcome: ['refused'], q: 'ТЦ-000', limit: 50 }),
  auditPage: (portal) => auditPage(portal, { actor_id: 3, subject: 'ad', from: '2026-11-01', limit: 50 }),
  auditExport: (portal) => exportAudit(portal, { subject: 'personal', format: 'csv' }),
  exchangeJournalExport: (portal) => exportExchangeJournal(portal, { outcome: ['refused'] }),
  exchangeRow: (portal) => exchangeRow(portal, 5),
  repeatExchangeRows: (portal) => repeatExchangeRows(portal, [5180]),
  setAsideExchangeRows: (portal) => setAsideExchangeRows(portal, [5181]),
  exchangeHealth,
  realtimeSettings,
  authorizeChannel: (portal) =>
    authorizeChannel(portal, { socket_id: '4821.7713', channel_name: 'private-user-12' }),
  searchWordPage: (portal) => searchWordPage(portal, { q: 'балка', limit: 50 }),
  createSearchWord: (portal) =>
    createSearchWord(portal, { text: 'Балка', kind: 'part', target: 'Подрамники' }),
  updateSearchWord: (portal) =>
    updateSearchWord(portal, 5, { text: 'Балки', kind: 'part', target: 'Подрамники', version: 1 }),
  deleteSearchWord: (portal) => deleteSearchWord(portal, 5, 2),
  hideSearchWord: (portal) => hideSearchWord(portal, { text: 'тазик', kind: 'part', hidden: true }),
  searchTargets,
  checkSearch: (portal) => checkSearch(portal, 'балка тойота'),
  searchMissPage: (portal) => searchMissPage(portal, { limit: 50 }),
  dismissSearchMiss: (portal) => dismissSearchMiss(portal, 'шрус камри'),
  listRooms,
  roomsOfUser: (portal) => roomsOf(portal, 5),
  roomCard: (portal) => roomCard(portal, 5),
  adAddressParts: (portal) => adAddressParts(portal),
  adAddresses: (portal) => adAddresses(portal, { part: 1 }),
  suggest: (portal) => suggest(portal, 'тормоз'),
  nearParts: (portal) => nearParts(portal, 'карбюратор'),
  searchAliases: (portal) => searchAliases(portal),
  listBrands,
  listServices,
  listSpareParts,
  listDistricts,
  ...COMPANY_CALLS,
  ...REQUEST_CALLS,
  getContact,
  ...CONTENT_CALLS,
}

const AD_FORM = {
  kind: 'part',
  brand_id: '1',
  spare_part_id: '7',
  title: 'Диски',
  title_kk: 'Дискілер',
  text: 'Комплект из двух',
  price: '58000',
  condition: 'new',
  vin: '4T1BF1FKX00004512',
  phone: '+77010000012',
  room_ids: ['54'],
  weekdays: ['1', '2'],
}

/** Bodies other than the contract's example: it is empty, is a form, or is about another user. */
export const SENT: Record<string, unknown> = {
  ...Object.fromEntries(
    ofEachKind('ImportCheck', 'Import').map((id) => [id, { file: 'documents.xlsx: PK' }]),
  ),
  adRooms: { user_id: 5 },
  stagePhoto: { photo: 'cover.jpg: x' },
  uploadContentImage: { image: 'hall.jpg: x' },
  setDoorPhoto: { image: 'door.jpg: x' },
  createAd: { ...AD_FORM, photos: ['cover.jpg: x', 'side.png: y'] },
  updateAd: {
    ...AD_FORM,
    id: '5',
    version: '3',
    photo_order: ['new.0', PHOTO_KEY],
    photos: ['new.jpg: x'],
  },
  activateAd: { token: LINK_TOKEN, version: 3 },
  raiseAd: { version: 3 },
  checkUpload: { files: ['act.pdf: x', 'act.cms: y'] },
  watchAd: { leave: true },
  listNotifications: { user_id: 5, skip: 20, limit: 10 },
  listTenantNotifications: { user_id: 5, skip: 20, limit: 10 },
  viewNotifications: { user_id: 5, ids: [901] },
  viewTenantNotifications: { user_id: 5, ids: [901] },
}
