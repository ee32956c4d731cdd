import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { components } from '@sauda/sdk'
import { binCheckDigit } from '@sauda/sdk/access'
import type { SignedKind } from '@sauda/sdk/signing'
import type { ServerConfig } from '../config.ts'
import { document } from './documents.ts'
import { type Person, person } from './people.ts'
import { createTestCa, type Holder, type TestCa } from './pki/ca.ts'
import { type CmsOptions, signCms } from './pki/cms.ts'
import { type OcspBehaviour, startOcsp } from './pki/ocsp.ts'
import type { Player } from './pki/serve.ts'
import { type TestServer, testServer } from './test-server.ts'

type Schemas = components['schemas']
export type Session = Schemas['SigningSession']
type Results = Schemas['SigningResults']

/** The BIN of the centre in the sample of documents. */
export const CENTRE_BIN = '201240999077'

/** A server that trusts the authority of the tests and asks its OCSP service. */
export interface SigningStage {
  test: TestServer
  ca: TestCa
  ocsp: Player & { behaviour: OcspBehaviour }
  /** What the server was told, for another one over the same database. */
  signing: NonNullable<ServerConfig['signing']>
  close(): Promise<void>
}

export async function signingStage(
  more: Partial<NonNullable<ServerConfig['signing']>> = {},
  told: Partial<ServerConfig> = {},
): Promise<SigningStage> {
  const ca = createTestCa()
  const rootsFolder = await mkdtemp(join(tmpdir(), 'sauda-roots-'))
  await writeFile(join(rootsFolder, 'root.cer'), ca.root.certificate)
  await writeFile(join(rootsFolder, 'issuing.cer'), ca.issuing.certificate)
  const clock = { now: () => test.clock.now() }
  const ocsp = await startOcsp(ca, {}, clock)
  const signing = {
    ...{ rootsFolder, ocspUrl: ocsp.url, crlUrls: [], tspUrl: null, ncanodeUrl: null, centreBins: [] },
    ...more,
  }
  const test = await testServer({ signing, ...told })
  return {
    ...{ test, ca, ocsp, signing },
    close: async () => {
      await test.close()
      await ocsp.close()
      await rm(rootsFolder, { recursive: true, force: true })
    },
  }
}

/** A tenant of a company with a BIN, and the key of its head. */
export interface Company {
  user: Person
  bin: string
  head: Holder
}

let companies = 0

export async function company({ test, ca }: SigningStage): Promise<Company> {
  companies += 1
  const user = await person(test, 1)
  const digits = `0101400${String(companies * 10).padStart(4, '0')}`
  const check = binCheckDigit(digits)
  if (check === undefined) return company({ test, ca } as SigningStage)
  const bin = `${digits}${check}`
  await test.db
    .updateTable('companies')
    .set({ bin })
    .where('id', '=', user.company_id ?? 0)
    .execute()
  return { user, bin, head: ca.issue({ bin, iin: iinOf(companies) }) }
}

/** An IIN of somebody born in 1985, with its check digit. */
export function iinOf(seed: number): string {
  for (let at = seed; ; at++) {
    const digits = `8504123${String(at).padStart(4, '0')}`
    const check = binCheckDigit(digits)
    if (check !== undefined) return `${digits}${check}`
  }
}

/** Lets acts come for a tenant and returns their ids. */
export async function acts(
  { test }: SigningStage,
  { user }: Company,
  count = 1,
  {
    kind = 'completion',
    status,
    baseId = null,
    period,
  }: { kind?: SignedKind; status?: number; baseId?: number | null; period?: string } = {},
): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < count; at++) {
    ids.push(
      await document(test, {
        ...{ kind, of: user, baseId },
        ...(status !== undefined && { status }),
        says: { number: `А-${at + 1}`, ...(period && { period }) },
      }),
    )
  }
  return ids
}

/** Opens a session for documents. */
export async function start(
  { test }: SigningStage,
  user: Person,
  ids: readonly number[],
  kind: SignedKind = 'completion',
): Promise<Session> {
  const answer = await test.send({
    method: 'GET',
    path: `/api/${kind}Signature/multipleStart/0/${user.id}?ids=${ids.join(',')}`,
    token: user.token,
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data
}

/** The bytes of a document of a session, as the browser gets them. */
export async function bytesOf(
  { test }: SigningStage,
  user: Person,
  session: Session,
  id: number,
): Promise<Buffer> {
  const document = session.documents.find((one) => one.id === id)
  const answer = await test.send({ method: 'GET', path: document?.href ?? '', token: user.token })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.rawPayload
}

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** Signs documents of a session with a key. */
export async function signed(
  stage: SigningStage,
  user: Person,
  session: Session,
  holder: Holder,
  options: CmsOptions = {},
): Promise<{ id: number; cms: string }[]> {
  return Promise.all(
    session.documents.map(async ({ id }) => ({
      id,
      cms: base64(signCms(holder, await bytesOf(stage, user, session, id), options)),
    })),
  )
}

/** Sends signatures and returns the whole answer. */
export function send(
  { test }: SigningStage,
  user: Person,
  { session_id, nonce }: Pick<Session, 'session_id' | 'nonce'>,
  signatures: readonly { id: number; cms: string }[],
  kind: SignedKind = 'completion',
) {
  const json = { session_id, nonce, signatures }
  return test.send({ path: `/api/${kind}Signature/multipleCreate`, token: user.token, json })
}

/** Sends signatures and returns what became of each. */
export async function submit(
  stage: SigningStage,
  user: Person,
  session: Session,
  signatures: readonly { id: number; cms: string }[],
  kind: SignedKind = 'completion',
): Promise<Results['results']> {
  const answer = await send(stage, user, session, signatures, kind)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().data.results
}

/** Signs documents from the first call to the last. */
export async function signAll(
  stage: SigningStage,
  user: Person,
  ids: readonly number[],
  holder: Holder,
): Promise<Results['results']> {
  const session = await start(stage, user, ids)
  return submit(stage, user, session, await signed(stage, user, session, holder))
}

/** Reads a document as a user. */
export async function read(
  { test }: SigningStage,
  { token }: Person,
  id: number,
  kind: SignedKind = 'completion',
): Promise<Schemas['Document']> {
  const answer = await test.send({ method: 'GET', path: `/api/${kind}/getById/${id}`, token })
  return answer.json().data
}
