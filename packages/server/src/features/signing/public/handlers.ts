import type { Admissions, Handlers } from '../../../contract/call.ts'
import type { Deps } from '../../deps.ts'
import { checkAddress, checkNumber } from './check.ts'
import { admitUpload, checkUpload } from './upload.ts'

export function signatureCheckHandlers(
  deps: Deps,
): Pick<Handlers, 'checkAddress' | 'checkNumber' | 'checkUpload'> {
  return {
    checkAddress: ({ body, address }) => checkAddress(deps, body, address),
    checkNumber: ({ params, address }) => checkNumber(deps, params.id, address),
    checkUpload: ({ files }) => checkUpload(deps, files),
  }
}

export function signatureCheckAdmissions(deps: Deps): Admissions {
  return { checkUpload: (arrival) => admitUpload(deps, arrival) }
}
