import type { SignedKind } from '@sauda/sdk/signing'
import type { OperationId } from '../../contract/document.ts'
import { batchOf, document } from '../documents.ts'
import { person } from '../people.ts'
import { forRoles, type Row, type Scene } from './row.ts'

/** Tenants sign their own documents, administrators and managers countersign those of all. */
const SIGNERS = [401, 200, 200, 200, 403, 403, 401] as const
const NOT_OTHER_TENANTS = [401, 404, 200, 200, 403, 403, 401] as const
/** Whoever may sign is told that there is no such session. */
const NO_SESSION = [401, 404, 404, 404, 403, 403, 401] as const
const READERS = [401, 200, 200, 200, 200, 403, 401] as const
const MANAGERS = [401, 403, 200, 200, 403, 403, 401] as const

type Ending = OperationId extends infer Id
  ? Id extends `completionSignature${infer End}`
    ? End
    : never
  : never

const SESSION = '5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10'

/** Creates a document that waits for the signature of the scene's person. */
async function waiting({ test, me, of }: Scene, kind: SignedKind, period: string): Promise<number> {
  const owner = of.role_id === 1 ? of : await person(test, 1)
  const isStaff = me !== null && me.role_id !== 1
  return document(test, { kind, of: owner, says: { period }, ...(isStaff && { status: 2 }) })
}

/** Each batch is of a month of its own, since it belongs to many tenants. */
function ownMonth(): string {
  months += 1
  return `${2530 + months}-01`
}
let months = 0

/** Whoever may read documents is told that this one has no signatures. */
const UNSIGNED = [401, 404, 404, 404, 404, 403, 401] as const

function ofUnsigned(kind: SignedKind, path: (id: number) => string, body?: (id: number) => object): Row {
  return forRoles(UNSIGNED, async (scene) => {
    const id = await waiting(scene, kind, ownMonth())
    return {
      method: body ? 'POST' : 'GET',
      path: `/api/${kind}Signature/${path(id)}`,
      ...(body && { json: body(id) }),
    }
  })
}

function rowsOf(kind: SignedKind): Record<Ending, Row> {
  const create = (path: string): Row =>
    forRoles(NO_SESSION, () => ({
      path: `/api/${kind}Signature/${path}`,
      json: { session_id: SESSION, nonce: 'nonce', signatures: [{ id: 1, cms: 'MIIG' }] },
    }))
  return {
    Start: {
      ask: async (scene) => {
        const id = await waiting(scene, kind, ownMonth())
        return { method: 'GET', path: `/api/${kind}Signature/start/${id}/${scene.me?.id ?? 1}` }
      },
      own: SIGNERS,
      foreign: NOT_OTHER_TENANTS,
    },
    MultipleStart: {
      ask: async (scene) => {
        const rid = await batchOf(scene.test, await waiting(scene, kind, ownMonth()))
        return { method: 'GET', path: `/api/${kind}Signature/multipleStart/${rid}/${scene.me?.id ?? 1}` }
      },
      own: SIGNERS,
      foreign: NOT_OTHER_TENANTS,
    },
    File: forRoles(NO_SESSION, () => ({ method: 'GET', path: `/api/${kind}Signature/file/${SESSION}/1` })),
    // Nobody has signed it.
    Copy: ofUnsigned(kind, (id) => `copy/${id}`),
    Cms: ofUnsigned(kind, (id) => `cms/${id}/tenant`),
    Archive: ofUnsigned(kind, (id) => `archive/${id}`),
    Archives: ofUnsigned(
      kind,
      () => 'archives',
      (id) => ({ ids: [id] }),
    ),
    Create: create('create'),
    MultipleCreate: create('multipleCreate'),
  }
}

function named<Kind extends SignedKind>(kind: Kind): Record<`${Kind}Signature${Ending}`, Row> {
  const rows = Object.entries(rowsOf(kind)).map(([ending, row]) => [`${kind}Signature${ending}`, row])
  return Object.fromEntries(rows)
}

const DRAFT = { bin: '940140000385', name: 'Сағадат Ермекова', iin: '850505400127' }

/** Signing acts and appendices, and who may sign. */
export const OF_SIGNING = {
  ...named('completion'),
  ...named('application'),
  showEgovCode: forRoles(NO_SESSION, () => ({
    path: '/api/egovMobile/show',
    json: { session_id: SESSION, nonce: 'nonce', ids: [1] },
  })),
  egovCodeState: forRoles(NO_SESSION, () => ({ method: 'GET', path: `/api/egovMobile/state/${SESSION}` })),
  endEgovCode: forRoles(NO_SESSION, () => ({
    path: `/api/egovMobile/end/${SESSION}`,
    json: { code_id: 'x' },
  })),
  sendSigningLink: forRoles(SIGNERS, () => ({ path: '/api/signingLink/send', json: { kind: 'completion' } })),
  listSignatories: forRoles(READERS, () => ({ path: '/api/signatory/list', json: {} })),
  addSignatory: forRoles(MANAGERS, () => ({ path: '/api/signatory/add', json: DRAFT })),
  endSignatory: forRoles(MANAGERS, async ({ test }) => {
    const { token } = await person(test, 2)
    const added = await test.send({ path: '/api/signatory/add', json: DRAFT, token })
    return { path: `/api/signatory/end/${added.json().data.id}` }
  }),
} satisfies Record<string, Row>
