import { type RawBuilder, sql } from 'kysely'

/** Who has photos: a person, and the company that the person sells for. */
export interface PhotoHolder {
  id: number
  company: number | null
}

/** Photos that a user has staged; those of a company are of all its people who may sell. */
export function isStagedBy({ id, company }: PhotoHolder, table: string): RawBuilder<boolean> {
  const [owner, of] = [sql.ref(`${table}.owner_id`), sql.ref(`${table}.company_id`)]
  return sql<boolean>`(${of} = ${company} or ${owner} = ${id} and ${of} is null)`
}
