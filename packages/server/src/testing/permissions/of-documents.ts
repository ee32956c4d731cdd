import type { DocumentKind } from '@sauda/sdk/documents'
import type { OperationId } from '../../contract/document.ts'
import { addressOf, batchOf, document } from '../documents.ts'
import { person } from '../people.ts'
import { ALL, forRoles, ONLY_OWN, type Row, type Scene, type Statuses } from './row.ts'

/** Tenants read their own documents, staff read all; limited users have none. */
const READERS = [401, 200, 200, 200, 200, 403, 401] as const
/** Staff have no foreign documents. */
const NOT_OTHER_TENANTS = [401, 404, 200, 200, 200, 403, 401] as const
const STAFF = [401, 403, 200, 200, 200, 403, 401] as const
const TENANTS = [401, 200, 403, 403, 403, 403, 401] as const
const ONLY_THE_TENANT = [401, 404, 403, 403, 403, 403, 401] as const
const MANAGERS = [401, 403, 200, 200, 403, 403, 401] as const

type Ending = OperationId extends infer Id ? (Id extends `invoice${infer End}` ? End : never) : never

const REFUSAL = { reason: 'sum', text: 'Сумма неверна' }

/** Creates a document of the scene's person; if that is no tenant, of some tenant. */
async function made({ test, of }: Scene, kind: DocumentKind): Promise<number> {
  return document(test, { kind, of: of.role_id === 1 ? of : await person(test, 1) })
}

/** Creates a document in a month of its own, since a batch belongs to many tenants. */
async function madeAlone({ test, of }: Scene, kind: DocumentKind): Promise<number> {
  const period = `${2030 + months}-01`
  months += 1
  return document(test, { kind, of: of.role_id === 1 ? of : await person(test, 1), says: { period } })
}
let months = 0

/** A file whose contents are refused, after the permission was checked. */
function spreadsheet(): FormData {
  const form = new FormData()
  form.append('file', new File(['no spreadsheet'], 'documents.xlsx'))
  return form
}

function rowsOf(kind: DocumentKind): Record<Ending, Row> {
  const read = (path: string): Row => forRoles(READERS, () => ({ path: `/api/${kind}${path}`, json: {} }))
  const one = (
    [own, foreign]: readonly [Statuses, Statuses],
    path: (id: number) => string,
    json?: (id: number) => object,
  ): Row => ({
    ask: async (scene) => {
      const id = await made(scene, kind)
      return {
        method: json ? 'POST' : 'GET',
        path: `/api/${kind}/${path(id)}`,
        ...(json && { json: json(id) }),
      }
    },
    own,
    foreign,
  })
  const batch = (
    [own, foreign]: readonly [Statuses, Statuses],
    path: (rid: number) => string,
    json?: (rid: number) => object,
  ): Row => ({
    ask: async (scene) => {
      const rid = await batchOf(scene.test, await madeAlone(scene, kind))
      return {
        method: json ? 'POST' : 'GET',
        path: `/api/${kind}${path(rid)}`,
        ...(json && { json: json(rid) }),
      }
    },
    own,
    foreign,
  })
  const readers = [READERS, NOT_OTHER_TENANTS] as const
  const tenants = [TENANTS, ONLY_THE_TENANT] as const
  const managers = [MANAGERS, MANAGERS] as const
  return {
    Page: read('/pagination'),
    All: read('/all'),
    Summary: read('/summary'),
    Tenants: forRoles(STAFF, () => ({ path: `/api/${kind}/tenants`, json: {} })),
    ByRid: batch(readers, (rid) => `/getByRid/${rid}`),
    Get: one(readers, (id) => `getById/${id}`),
    // Foreign ids are ignored.
    SetView: one(
      [TENANTS, TENANTS],
      () => 'setView',
      (id) => ({ ids: [id] }),
    ),
    History: one(readers, (id) => `history/${id}`),
    Preview: one(readers, (id) => `preview/${id}/1/1`),
    Download: one(
      readers,
      () => 'download',
      (id) => ({ id }),
    ),
    DownloadAll: batch(readers, (rid) => `/downloadAll/${rid}`),
    DownloadByIds: one(
      readers,
      () => 'downloadByIds',
      (id) => ({ ids: [id] }),
    ),
    Export: read('/export'),
    ImportTemplate: forRoles(MANAGERS, () => ({ method: 'GET', path: `/api/${kind}/importTemplate` })),
    ImportCheck: forRoles(MANAGERS, () => ({ path: `/api/${kind}/importCheck`, form: spreadsheet() })),
    Import: forRoles(MANAGERS, () => ({ path: `/api/${kind}/import`, form: spreadsheet() })),
    Reject: one(
      tenants,
      (id) => `reject/${id}`,
      () => REFUSAL,
    ),
    Annul: one(
      managers,
      (id) => `annul/${id}`,
      () => REFUSAL,
    ),
    Delete: {
      ask: async (scene) => {
        const id = await made(scene, kind)
        return { method: 'GET', path: `/api/${kind}/delete/${await batchOf(scene.test, id)}/${id}` }
      },
      own: MANAGERS,
      foreign: MANAGERS,
    },
    DatePage: read('Date/pagination'),
    DateList: read('Date/list'),
    DateGet: batch(
      readers,
      () => 'Date/get',
      (id) => ({ id }),
    ),
    DateUpdate: batch(
      managers,
      (rid) => `Date/update/${rid}`,
      () => ({ data: { due_on: '2026-11-25' } }),
    ),
    DateDelete: batch(managers, (rid) => `Date/delete/${rid}`),
    DateRemind: batch(
      managers,
      (rid) => `Date/remind/${rid}`,
      () => ({}),
    ),
    Statuses: forRoles(READERS, () => ({ method: 'GET', path: `/api/${kind}Status/list` })),
  }
}

function named<Kind extends DocumentKind>(kind: Kind): Record<`${Kind}${Ending}`, Row> {
  const rows = Object.entries(rowsOf(kind)).map(([ending, row]) => [`${kind}${ending}`, row])
  return Object.fromEntries(rows)
}

/** Documents of tenants, the same for each kind. */
export const OF_DOCUMENTS = {
  ...named('invoice'),
  ...named('completion'),
  ...named('application'),
  checkAddress: {
    ask: async ({ test }: Scene) => ({
      path: '/api/documentCheck/address',
      json: await addressOf(test, await document(test)),
    }),
    own: ALL,
    foreign: ALL,
  } satisfies Row,
  checkNumber: {
    ask: async ({ test }: Scene) => ({
      method: 'GET',
      path: `/api/documentCheck/get/${await document(test)}`,
    }),
    own: ALL,
    foreign: ALL,
  } satisfies Row,
  checkUpload: {
    ask: () => {
      const form = new FormData()
      form.append('files', new File(['a file'], 'act.pdf'))
      return { path: '/api/documentCheck/upload', form }
    },
    own: ALL,
    foreign: ALL,
  } satisfies Row,
  countDocuments: {
    ask: ({ of }: Scene) => ({ method: 'GET', path: `/api/document/count/${of.id}` }),
    own: READERS,
    foreign: ONLY_OWN,
  } satisfies Row,
}
