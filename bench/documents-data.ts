import type { Database } from '../packages/server/src/platform/database/open-database.ts'
import { sampleContent } from '../packages/server/src/testing/papers.ts'

/** Documents are spread over so many months and tenants. */
const months = 24
const tenants = 100

const batches = `
  insert into document_batches (kind, period, created_at)
  select 'invoice', (date_trunc('month', now()) - n * interval '1 month')::date, now()
  from generate_series(0, $1::int - 1) n`

const documents = `
  insert into documents (kind, batch_id, status, guid, version, number, dated_on, title, company, bin, total, words,
    check_token, received_at, changed_at)
  select 'invoice', b.id, 1 + n % 2, 'guid-' || n, 1, 'СЧ-' || lpad(n::text, 6, '0'), b.period, 'Аренда', 'Арендатор ' || t,
    lpad(t::text, 12, '0'), 1000000 + n * 7919 % 90000000, 'сч-' || lpad(n::text, 6, '0') || ' аренда арендатор ' || t,
    md5(n::text), now(), now()
  from generate_series(1, $1::int) n, lateral (select n % $2::int as t) who
    join lateral (select id, period from document_batches order by period limit 1 offset n * 31 % $3::int) b on true`

const versions = `
  insert into document_versions (document_id, version, data_version, content, content_hash, received_at)
  select id, 1, '1', $1::jsonb || jsonb_build_object('number', number, 'date', dated_on, 'total', total,
    'buyer', $1::jsonb -> 'buyer' || jsonb_build_object('name', company, 'bin', bin)), sha256(guid::bytea), now()
  from documents`

/** Fills an empty, migrated database with invoices that nobody has asked for yet. */
export async function fillDocuments(database: Database, count: number, spread = months): Promise<void> {
  await database.query(batches, [spread])
  await database.query(documents, [count, tenants, spread])
  await database.query(versions, [JSON.stringify(sampleContent())])
  await database.query('analyze')
}
