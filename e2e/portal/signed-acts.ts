import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test'
import type { User } from '@sauda/sdk/access'
import type { Document } from '@sauda/sdk/documents'
import {
  createTestCa,
  type Holder,
  type Issued,
  type TestCa,
} from '../../packages/server/src/testing/pki/ca.ts'
import { signCms } from '../../packages/server/src/testing/pki/cms.ts'
import { startOcsp } from '../../packages/server/src/testing/pki/ocsp.ts'
import { textOfPages } from '../../packages/server/src/testing/read-pdf.ts'
import { documentOf, rowsOf } from './documents.ts'
import { call } from './newcomer.ts'
import { signIn } from './people.ts'
import { killPortalsOf, type PortalProcess, startDemoPortal } from './portal-process.ts'

/** Whoever sends requests: a page, or requests alone. */
type Asker = Pick<Page, 'request'>

/** A portal that trusts an authority of the tests. */
export interface SigningPortal<Person extends Asker = Page> {
  portal: PortalProcess
  ca: TestCa
  /** Says whether certificates are revoked; its behaviour may change at any time. */
  ocsp: Awaited<ReturnType<typeof startOcsp>>
  /** Opens a page of a user, or what asks in the name of one; every test closes all pages when it ends. */
  pageOf(role: 1 | 3): Promise<Person>
  close(): Promise<void>
}

/** A document that both sides have signed. */
export interface SignedAct {
  act: Document
  /** The PDF that was signed, and the tenant's signature of it. */
  paper: Buffer
  cms: Buffer
  /** The ZIP file with everything that remains of it. */
  archive: Buffer
  /** The PDF with stamps and the signature sheet. */
  copy: Buffer
  /** The path that the QR code leads to. */
  path: string
}

const systemTime = { now: () => new Date() }

/** A portal whose users have pages. */
export const openSigningPortal = (browser: Browser): Promise<SigningPortal> =>
  openFor(async (baseURL) => (await browser.newContext({ baseURL })).newPage())

/** A portal whose users only send requests. */
export const openSigningApi = ({
  request,
}: PlaywrightWorkerArgs['playwright']): Promise<SigningPortal<Asker>> =>
  openFor(async (baseURL) => ({ request: await request.newContext({ baseURL }) }))

async function openFor<Person extends Asker>(
  newPerson: (baseURL: string) => Promise<Person>,
): Promise<SigningPortal<Person>> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const roots = join(folder, 'roots')
  const ca = createTestCa()
  await mkdir(roots)
  await writeFile(join(roots, 'root.cer'), ca.root.certificate)
  await writeFile(join(roots, 'issuing.cer'), ca.issuing.certificate)
  const ocsp = await startOcsp(ca, {}, systemTime)
  const data = join(folder, 'data')
  const portal = await startDemoPortal(data, { TRUST_ROOTS: roots, OCSP_URL: ocsp.url, LOG_LEVEL: 'info' })
  const pageOf = async (role: 1 | 3) => {
    const person = await newPerson(portal.url)
    await signIn(person, role, data)
    return person
  }
  return {
    ...{ portal, ca, ocsp },
    pageOf,
    close: async () => {
      await killPortalsOf(data)
      await ocsp.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Signs one of the acts that wait for the tenant, by both sides; `place` is its place among them. */
export async function signedAct(
  { ca, pageOf, portal }: SigningPortal<Asker>,
  place: number,
  key: Issued = {},
): Promise<SignedAct> {
  const [tenant, manager] = [await pageOf(1), await pageOf(3)]
  const waiting = await rowsOf(tenant, 'completion', { status: [1], limit: 100 })
  const id = waiting.sort((one, other) => one.id - other.id)[place]?.id
  if (id === undefined) throw new Error(`the demo has no act ${place} that waits for the tenant`)
  const act = await documentOf(tenant, 'completion', id)
  const issued = { notBefore: new Date(Date.now() - 3_600_000), ...key }
  const head = ca.issue({ ...issued, bin: act.buyer.bin, organisation: act.buyer.name })
  const { paper, cms } = await sign(tenant, id, head)
  await sign(manager, id, ca.issue({ ...issued, bin: act.supplier.bin, organisation: act.supplier.name }))
  const archive = await (await tenant.request.get(`/api/completionSignature/archive/${id}`)).body()
  const copy = await (await tenant.request.get(`/api/completionSignature/copy/${id}`)).body()
  return { act, paper, cms, archive, copy, path: await pathInCode(tenant, portal, id) }
}

/** Signs an act as the user of a page. */
export async function sign(
  page: Asker,
  id: number,
  key: Holder,
  outcome: 'accepted' | 'pending' = 'accepted',
): Promise<{ paper: Buffer; cms: Buffer }> {
  const me = await call<User>(page, '/api/session/me')
  const opened = await page.request.get(`/api/completionSignature/start/${id}/${me.id}`, {
    headers: { 'X-Portal-Client': 'e2e' },
  })
  expect(opened.status(), await opened.text()).toBe(200)
  const { session_id, nonce, documents } = (await opened.json()).data
  const paper = await (await page.request.get(documents[0].href)).body()
  const cms = Buffer.from(signCms(key, paper, { signedAt: new Date() }))
  const answer = await page.request.post('/api/completionSignature/create', {
    data: { session_id, nonce, signatures: [{ id, cms: cms.toString('base64') }] },
    headers: { 'X-Portal-Client': 'e2e' },
  })
  expect((await answer.json()).data.results).toMatchObject([{ outcome }])
  return { paper, cms }
}

/** The copy with the signature sheet prints the address of the check. */
export async function pathInCode(page: Asker, { url }: PortalProcess, id: number): Promise<string> {
  const copy = await (await page.request.get(`/api/completionSignature/copy/${id}`)).body()
  const text = (await textOfPages(copy)).at(-1) ?? ''
  const [, path] = text.match(new RegExp(`${new URL(url).host}(/verify-document/${id}/[\\w-]+)`)) ?? []
  if (!path) throw new Error(`the copy has no address: ${text}`)
  return path
}
