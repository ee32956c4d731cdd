import { attempt, type PortalError } from '@sauda/sdk'
import { localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { checkAddress, checkNumber, type DocumentCheck } from '@sauda/sdk/signature-check'
import { data } from 'react-router'
import { answered } from '../../shell/answered.ts'
import type { Visit } from '../../shell/visit.ts'
import type { Code } from './check-result.tsx'
import { codeOf } from './qr-path.ts'

/** What an address leads to. */
export type Loaded =
  | { kind: 'empty' }
  | { kind: 'found'; id: number; check: DocumentCheck; code: Code }
  | { kind: 'numbered'; id: number }
  | { kind: 'missing' }
  | { kind: 'wait'; seconds: number }

type Asked = { id?: string | undefined; secret?: string | undefined }

/** Checks the document of an address. Without its secret part, only says whether there is such a document. */
export async function loadCheck({ portal, origin, language }: Visit, { id, secret }: Asked) {
  if (id === undefined) return loaded({ kind: 'empty' })
  const isAddress = /^[1-9]\d{0,14}$/.test(id) && (secret === undefined || SECRET.test(secret))
  if (!isAddress) return loaded({ kind: 'missing' }, 404)
  const number = Number(id)
  if (secret === undefined) {
    const known = await attempt(checkNumber(portal, number))
    return known.ok ? loaded({ kind: 'numbered', id: number }) : notLoaded(known.error)
  }
  const result = await attempt(checkAddress(portal, { id: number, secret }))
  if (!result.ok) return notLoaded(result.error)
  const code = codeOf(origin + localPath(paths.verifyDocumentAt(number, secret), language))
  return loaded({ kind: 'found', id: number, check: result.value, code })
}

function notLoaded(error: PortalError) {
  const { code, retry_after } = error
  if (code === 'not_found') return loaded({ kind: 'missing' }, 404)
  if (code === 'too_many_requests') return loaded({ kind: 'wait', seconds: retry_after ?? 0 }, 429)
  return answered<never>(Promise.reject(error))
}

/** As the contract has it. */
const SECRET = /^[A-Za-z0-9_-]{8,64}$/

function loaded(what: Loaded, status = 200) {
  return data(what, { status })
}
