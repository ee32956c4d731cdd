export { normalPhone, phoneText } from '../access/index.ts'
export type { FieldErrors } from '../language/index.ts'
export {
  type AdActivation,
  type AdBulkResult,
  type AdDecision,
  type AdEvent,
  type AdModeration,
  type AdRefusal,
  type AdRemoval,
  type AdWatch,
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
  type AdAction,
  type AdActor,
  type AdChange,
  type AdFacts,
  allowedActions,
  type LiveChange,
  NEW_AD_STATUS,
  needsReason,
  nextState,
} from './ad-action.ts'
export { checkAd, checkAdWhat, checkAdWhere } from './ad-draft.ts'
export type { Checked } from './ad-fields.ts'
export { adFields, adForm, adValues, valuesOfAd } from './ad-form.ts'
export { AD_SORTS, type AdQuery, type AdSort, readAdQuery, writeAdQuery } from './ad-query.ts'
export {
  AD_REASONS,
  type AdReason,
  type AdRefusalAction,
  adReasonLabel,
  reasonsFor,
} from './ad-reason.ts'
export { adReasonTemplate } from './ad-reason-template.ts'
export { type AdRemark, checkAdRemark, MAX_COMMENT } from './ad-remark.ts'
export {
  AD_CONDITIONS,
  AD_FIELDS,
  AD_FORM_FIELDS,
  AD_KINDS,
  AD_LIMITS,
  type AdCondition,
  type AdDraft,
  type AdField,
  type AdFormField,
  type AdKind,
  type AdStep,
  type AdValues,
  type AdWhat,
  type AdWhere,
} from './ad-shape.ts'
export {
  AD_STATUS,
  AD_STATUSES,
  type AdListName,
  type AdStatus,
  adStatusLabel,
  adStatusTone,
  isAdStatus,
  isInAdList,
  statusesOf,
  type Tone,
  WAITING_STATUSES,
} from './ad-status.ts'
export { PUBLICATION_DAYS, RAISE_REST_HOURS, RENEWAL_DAYS } from './ad-term.ts'
export {
  type Ad,
  type AdCard,
  type AdFilter,
  type AdPageRequest,
  adPage,
  adRooms,
  allAds,
  countAds,
  createAd,
  eachAd,
  getAd,
  type Photo,
  type Plate,
  showPhone,
  updateAd,
} from './calls.ts'
export { type PhotoChanges, photoChanges } from './photo-changes.ts'
export {
  checkPhoto,
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PIXELS,
  MAX_PHOTOS,
  PHOTO_HEAD_BYTES,
  type PhotoType,
  photoType,
} from './photo-check.ts'
export { isDoubtfulVin, normalVin, vinCheckDigit, vinStart } from './vin.ts'
