import { monitorEventLoopDelay } from 'node:perf_hooks'
import { receiveDocument } from '../packages/server/src/features/documents/receive.ts'
import { withTransaction } from '../packages/server/src/platform/database/transaction.ts'
import { openSession } from '../packages/server/src/platform/sessions.ts'
import { sampleContent } from '../packages/server/src/testing/papers.ts'
import { createTestCa, type Holder } from '../packages/server/src/testing/pki/ca.ts'
import { signCms } from '../packages/server/src/testing/pki/cms.ts'
import { revocationList } from '../packages/server/src/testing/pki/crl.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { atMost, plain, type Row } from './row.ts'

const acts = 100
/** The best of so many batches counts: the others shared the machine with something else. */
const rounds = 3
const bin = '101240000012'

interface Session {
  session_id: string
  nonce: string
  documents: { id: number; href: string }[]
}

async function tenantOf({ database, deps }: BenchServer): Promise<{ id: number; token: string }> {
  const { rows } = await database.query<{ id: number }>(`
    with made as (insert into users (role_id, name, display_name, email, password_hash, created_at)
      values (1, 'Арендатор', 'Арендатор', 'tenant@example.kz', '', now()) returning id),
    company as (insert into companies (company, sign, bin, created_at) values ('Арендатор', 'Арендатор', '${bin}', now()) returning id)
    insert into memberships (user_id, company_id, function, since) select made.id, company.id, 'owner', now() from made, company
    returning user_id as id`)
  const id = rows[0]?.id ?? 0
  return { id, token: (await openSession(deps.db, deps.clock, id)).token }
}

async function receive({ deps }: BenchServer, count: number, prefix: string): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < count; n++) {
    const content = sampleContent({ number: `${prefix}-${n}` })
    const { id } = await withTransaction(deps.db, (trx) =>
      receiveDocument(deps, trx, {
        ...{ baseId: null, kind: 'completion' as const, guid: `${prefix}-${n}`, dataVersion: '1' },
        content: { ...content, buyer: { ...content.buyer, bin } },
        via: 'import',
      }),
    )
    if (id !== null) ids.push(id)
  }
  return ids
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const begun = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - begun) / 1000 }
}

function callerOf({ port }: BenchServer, token: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-portal-client': 'bench',
  }
  return async (path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer
  }
}

/** How long one batch took; seconds, and milliseconds for the event loop. */
interface Taken {
  first: number
  again: number
  sent: number
  wait: number
}

/** One batch from the first call to the last, with keys of one kind. */
async function takeBatch(
  server: BenchServer,
  { id, token }: { id: number; token: string },
  { holder, prefix }: { holder: Holder; prefix: string },
): Promise<Taken> {
  const ids = await receive(server, acts, prefix)
  const call = callerOf(server, token)
  const start = async (): Promise<Session> => {
    const answer = await call(`/api/completionSignature/multipleStart/0/${id}?ids=${ids.join(',')}`)
    return (await answer.json()).data
  }
  const first = await timed(start)
  const again = await timed(start)
  const session = again.result
  const signatures: { id: number; cms: string }[] = []
  for (const document of session.documents) {
    const bytes = Buffer.from(await (await call(document.href)).arrayBuffer())
    const cms = Buffer.from(signCms(holder, bytes, { signedAt: new Date() })).toString('base64')
    signatures.push({ id: document.id, cms })
  }
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const { session_id, nonce } = session
  const sent = await timed(async () => {
    const answer = await call('/api/completionSignature/multipleCreate', { session_id, nonce, signatures })
    return (await answer.json()).data.results as { outcome: string }[]
  })
  delay.disable()
  const refused = sent.result.filter(({ outcome }) => outcome !== 'accepted').length
  if (refused > 0) throw new Error(`${refused} of ${acts} signatures were refused`)
  return { first: first.seconds, again: again.seconds, sent: sent.seconds, wait: delay.max / 1e6 }
}

/** A tenant signs a batch: what the server does of it, with a list of revoked certificates for each key. */
export async function measureSigning(kind: string, serverUrl?: string): Promise<Row[]> {
  const server = await startBenchServer(0, serverUrl)
  const tenant = await tenantOf(server)
  const rows: Row[] = []
  for (const [algorithm, goal] of [
    ['rsa', 3],
    ['gost', 10],
  ] as const) {
    const ca = createTestCa({ algorithm })
    // A list rather than a service: one that is played here would take turns with the server.
    const list = Buffer.from(revocationList(ca, {}, new Date())).toString('base64')
    const crlUrls = [`data:application/pkix-crl;base64,${list}`]
    const { signing } = server.deps
    const revocation = { ocspUrl: null, crlUrls, tspUrl: null }
    server.deps.signing = { ...signing, roots: ca.roots, revocation }
    const now = Date.now()
    const holder = ca.issue({
      bin,
      notBefore: new Date(now - 86_400_000),
      notAfter: new Date(now + 86_400_000),
    })
    const taken: Taken[] = []
    for (let round = 0; round < rounds; round++) {
      taken.push(await takeBatch(server, tenant, { holder, prefix: `${algorithm}-${round}` }))
    }
    const best = (field: keyof Taken) => Math.min(...taken.map((one) => one[field]))
    const what = `signing ${acts} acts · ${kind} · ${algorithm}`
    rows.push(
      plain(`${what} · start, not drawn yet`, best('first'), 's'),
      atMost(`${what} · start`, best('again'), 1, 's'),
      atMost(`${what} · verified and stored`, best('sent'), goal, 's'),
      atMost(`${what} · longest wait of the event loop`, best('wait'), 50, 'ms'),
    )
  }
  await server.close()
  return rows
}
