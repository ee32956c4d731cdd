export { isMobilePhone, normalPhone, phoneText } from '../access/index.ts'
export type {
  Ad,
  AdAction,
  AdActivation,
  AdBulk,
  AdBulkResult,
  AdCard,
  AdCondition,
  AdCounts,
  AdDecision,
  AdEvent,
  AdFilter,
  AdImage,
  AdImageRemoval,
  AdKind,
  AdList,
  AdModeration,
  AdOwner,
  AdPageRequest,
  AdQueryUnderstood,
  AdReason,
  AdRefusal,
  AdRemark,
  AdRemoval,
  AdRevision,
  AdRoomsRequest,
  AdSort,
  AdStatus,
  AdTitleReading,
  AdWatch,
  AdWatcher,
  AdWatchers,
  AdWatchReport,
  Named,
  PastRefusal,
  Photo,
  Plate,
  Seller,
} from '../generated/schemas.ts'
export type { FieldErrors } from '../language/index.ts'
export {
  activateAd,
  adModeration,
  archiveAd,
  bulkAds,
  deleteAd,
  needEdits,
  publishAd,
  raiseAd,
  removeAdImage,
  takeDownAdImage,
  unpublishAd,
  watchAd,
} from './action-calls.ts'
export {
  AD_ACTIONS,
  type AdActor,
  type AdAllowed,
  type AdChange,
  type AdDecided,
  type AdDenied,
  type AdFacts,
  allowedActions,
  type LiveChange,
  NEW_AD_STATUS,
  needsReason,
  nextState,
} from './ad-action.ts'
export { type AdAuthor, checkAd, checkAdWhat, checkAdWhere } from './ad-draft.ts'
export type { Checked, InvalidDraft, ValidDraft } from './ad-fields.ts'
export { adFields, adForm, adValues, photoForm, valuesOfAd } from './ad-form.ts'
export { AD_SORTS, type AdQuery, readAdQuery, writeAdQuery } from './ad-query.ts'
export {
  AD_REASONS,
  type AdRefusalAction,
  adReasonLabel,
  reasonsFor,
} from './ad-reason.ts'
export { adReasonTemplate } from './ad-reason-template.ts'
export {
  type CheckedRemark,
  checkAdRemark,
  type InvalidRemark,
  MAX_COMMENT,
  type RemarkCheck,
  type RemarkValues,
  type ValidRemark,
} from './ad-remark.ts'
export {
  AD_CONDITIONS,
  AD_FIELDS,
  AD_FORM_FIELDS,
  AD_KINDS,
  AD_LIMITS,
  type AdDraft,
  type AdField,
  type AdFormField,
  type AdStep,
  type AdValues,
  type AdWhat,
  type AdWhere,
} from './ad-shape.ts'
export {
  AD_STATUS,
  AD_STATUSES,
  type AdListName,
  adStatusLabel,
  adStatusTone,
  isAdStatus,
  isInAdList,
  type ListedAd,
  statusesOf,
  type Tone,
  WAITING_STATUSES,
} from './ad-status.ts'
export { PUBLICATION_DAYS, RAISE_REST_HOURS, RENEWAL_DAYS } from './ad-term.ts'
export {
  type AdEdit,
  type AdOptions,
  type AllAds,
  adPage,
  adRooms,
  allAds,
  countAds,
  createAd,
  eachAd,
  type FoundAds,
  getAd,
  readTitle,
  showPhone,
  stagePhoto,
  updateAd,
} from './calls.ts'
export { type ContactInText, type ContactKind, contactsIn } from './contacts-in-text.ts'
export { type PhotoChanges, type PhotoKey, photoChanges } from './photo-changes.ts'
export {
  checkPhoto,
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PIXELS,
  MAX_PHOTOS,
  PHOTO_HEAD_BYTES,
  type PhotoFile,
  type PhotoProblem,
  type PhotoType,
  photoType,
} from './photo-check.ts'
export { isDoubtfulVin, normalVin, vinCheckDigit, vinStart } from './vin.ts'
