import type { CompanyFunction } from '@sauda/sdk/access'
import type { OperationId } from '../../contract/document.ts'

/** What only those of a company may call who read its documents, without the kind. */
const DOCUMENT_CALLS = [
  'Page',
  'All',
  'Summary',
  'ByRid',
  'Get',
  'SetView',
  'History',
  'Preview',
  'Download',
  'DownloadAll',
  'DownloadByIds',
  'Export',
  'Reject',
  'DatePage',
  'DateList',
  'DateGet',
  'Statuses',
] as const

/** The same of signing; invoices are not signed. */
const SIGNING_CALLS = [
  'Start',
  'MultipleStart',
  'File',
  'Create',
  'MultipleCreate',
  'Copy',
  'Cms',
  'Archive',
  'Archives',
] as const

/** What only owners of a company may call. */
const OWNER_CALLS = ['updateCompany', 'setDoorPhoto', 'removeDoorPhoto'] as const

const FORBIDDEN = 403

/** What only owners may do. */
const OWNERS_CALLS = [
  'listColleagues',
  'inviteColleague',
  'withdrawInvitation',
  'changeFunction',
  'handOver',
  'removeColleague',
  'decideMembershipRequest',
] as const

function forbidden(ids: readonly OperationId[]): Partial<Record<OperationId, number>> {
  return Object.fromEntries(ids.map((id) => [id, FORBIDDEN]))
}

/** The status of a call about own things, where it is another one than for the owner of a company. */
export const BY_FUNCTION: Record<Exclude<CompanyFunction, 'owner'>, Partial<Record<OperationId, number>>> = {
  accountant: forbidden([
    'createAd',
    'answerPartRequest',
    'skipPartRequest',
    'partMutes',
    'removePartMute',
    'setShopDay',
    'removeShopDay',
    ...OWNERS_CALLS,
    ...OWNER_CALLS,
  ]),
  seller: forbidden([
    ...OWNERS_CALLS,
    'countDocuments',
    'showEgovCode',
    'egovCodeState',
    'endEgovCode',
    'sendSigningLink',
    'listSignatories',
    ...OWNER_CALLS,
    ...DOCUMENT_CALLS.flatMap(
      (call) => [`invoice${call}`, `completion${call}`, `application${call}`] as const,
    ),
    ...SIGNING_CALLS.flatMap(
      (call) => [`completionSignature${call}`, `applicationSignature${call}`] as const,
    ),
  ]),
}
