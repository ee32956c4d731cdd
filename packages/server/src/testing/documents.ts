import type { DocumentContent, DocumentKind } from '@sauda/sdk/documents'
import { type Received, receiveDocument } from '../features/documents/receive.ts'
import { withTransaction } from '../platform/database/transaction.ts'
import { sampleContent } from './papers.ts'
import type { Person } from './people.ts'
import type { TestServer } from './test-server.ts'

type Server = Pick<TestServer, 'db' | 'server'>

interface Arrival {
  kind?: DocumentKind
  /** The base that sends it; staff by default. */
  baseId?: number | null
  guid?: string
  dataVersion?: string
  /** The tenant; the one of the sample by default. */
  of?: Pick<Person, 'company_id'>
  /** What differs from the sample. */
  says?: Partial<DocumentContent>
}

let sent = 0

/** Lets a document come, as the exchange and the import do. */
export async function arrival(
  { db, server }: Server,
  { kind = 'invoice', baseId = null, guid, dataVersion = '1', of, says }: Arrival = {},
): Promise<Received> {
  sent += 1
  const content = sampleContent(says)
  const bin = of ? await binOf({ db }, of) : content.buyer.bin
  return withTransaction(db, (trx) =>
    receiveDocument(server.deps, trx, {
      baseId,
      kind,
      guid: guid ?? `guid-${sent}`,
      dataVersion,
      content: { ...content, buyer: { ...content.buyer, bin } },
      via: baseId === null ? 'import' : 'exchange',
    }),
  )
}

/** Lets a document come and returns its id; in another status as if somebody had acted. */
export async function document(
  test: Server,
  { status, ...coming }: Arrival & { status?: number } = {},
): Promise<number> {
  const { id } = await arrival(test, coming)
  if (id === null) throw new Error('the document was refused')
  if (status !== undefined) {
    await test.db.updateTable('documents').set({ status }).where('id', '=', id).execute()
  }
  return id
}

/** Creates a base of the accounting system. */
export async function base({ db, clock }: Pick<TestServer, 'db' | 'clock'>): Promise<number> {
  sent += 1
  const { id } = await db
    .insertInto('exchange_bases')
    .values({
      name: `База ${sent}`,
      login: `base-${sent}`,
      secret_hash: Buffer.alloc(32),
      created_by: null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns the BIN of a tenant. */
export async function binOf(
  { db }: Pick<TestServer, 'db'>,
  { company_id }: Pick<Person, 'company_id'>,
): Promise<string> {
  const tenant = await db
    .selectFrom('companies')
    .select('bin')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  return tenant.bin
}

/** Returns the batch of a document. */
export async function batchOf({ db }: Pick<TestServer, 'db'>, documentId: number): Promise<number> {
  const found = await db
    .selectFrom('documents')
    .select('batch_id')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  return found.batch_id
}

/** Returns the parts of the address in a document's QR code. */
export async function addressOf(
  { db }: Pick<TestServer, 'db'>,
  id: number,
): Promise<{ id: number; secret: string }> {
  const { check_token } = await db
    .selectFrom('documents')
    .select('check_token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, secret: check_token }
}
