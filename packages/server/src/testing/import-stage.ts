import { expect } from 'vitest'
import { documentsStage } from './documents-stage.ts'
import type { Person } from './people.ts'
import { formOf, importFile, ROW, type SheetCells } from './spreadsheets.ts'

/** The stage of documents with what tests of the import do. */
export function importStage() {
  const on = documentsStage()
  const send = (who: Person, path: string, bytes: Uint8Array | string, language = 'ru') =>
    on.test.send({
      method: 'POST',
      path: `/api/${path}`,
      token: who.token,
      form: formOf(bytes),
      headers: { 'accept-language': language },
    })

  const check = async (rows: readonly SheetCells[], kind = 'invoice') => {
    const answer = await send(on.manager, `${kind}/importCheck`, await importFile(rows))
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }

  /** Returns the problems as `F2 code`, in their order. */
  const problemsOf = async (rows: readonly SheetCells[], kind?: string) =>
    (await check(rows, kind)).problems.map(
      ({ row, column, code }: { row: number | null; column: string | null; code: string }) =>
        `${column ?? ''}${row ?? ''} ${code}`,
    )

  /** Imports a file and returns the lines of the response. */
  const run = async (bytes: Uint8Array, { kind = 'invoice', who = on.manager } = {}) => {
    const answer = await send(who, `${kind}/import`, bytes)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }

  const stored = () =>
    on.test.db
      .selectFrom('documents')
      .select(['kind', 'number', 'dated_on', 'bin', 'company', 'total', 'status', 'version', 'base_id'])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()

  /** Registers the tenant of the rows. */
  const registered = async () => {
    const bin = ROW['buyer.bin']
    await on.test.db
      .updateTable('companies')
      .set({ bin })
      .where('id', '=', on.tenant.company_id ?? 0)
      .execute()
    return bin
  }

  const contentOf = async (number: string) => {
    const found = await on.test.database.query<{ content: Record<string, unknown> }>(
      `select content from document_versions v join documents d on d.id = v.document_id and d.version = v.version
       where d.number = $1 and d.deleted_at is null`,
      [number],
    )
    return found.rows[0]?.content
  }

  return { on, send, check, problemsOf, run, stored, contentOf, registered }
}
